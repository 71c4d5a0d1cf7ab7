import { progers } from '@core/games/progers/index'
import { defineGameView } from '../../canvas/game-view'
import { squareGeometry } from '../../canvas/geometry'
import { paintBoard } from './board'
import { paintGhost } from './ghost'
import Inspector from './Inspector.svelte'
import { paintOverlay } from './overlay'
import { paintPieces } from './pieces'
import { regions } from './regions'
import { sprites } from './sprites'
import { tools } from './tools'

export default defineGameView(progers, {
  geometry: squareGeometry,
  sprites,
  paintBoard,
  boardParts: ({ hills, walls }) => [hills, walls],
  paintPieces,
  paintOverlay,
  paintGhost,
  tools,
  regions,
  Inspector,
})
