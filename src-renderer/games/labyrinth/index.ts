import { labyrinth } from '@core/games/labyrinth/index'
import { defineGameView } from '../../canvas/game-view'
import { squareGeometry } from '../../canvas/geometry'
import { paintBoard, terrain } from './board'
import { paintHover } from './cave-links'
import { paintGhost } from './ghost'
import Inspector from './Inspector.svelte'
import { paintOverlay } from './overlay'
import { paintPieces } from './pieces'
import { regions } from './regions'
import { sprites } from './sprites'
import Strip from './Strip.svelte'
import { tools } from './tools'

export default defineGameView(labyrinth, {
  geometry: squareGeometry,
  sprites,
  paintBoard,
  boardParts: ({ rows, cols, cells }) => [rows, cols, cells],
  terrain,
  paintPieces,
  paintOverlay,
  paintGhost,
  paintHover,
  tools,
  regions,
  Inspector,
  Strip,
})
