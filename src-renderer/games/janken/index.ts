import { janken } from '@core/games/janken/index'
import { defineGameView } from '../../canvas/game-view'
import { hexGeometry } from '../../canvas/geometry'
import { paintBoard } from './board'
import { paintGhost } from './ghost'
import Inspector from './Inspector.svelte'
import { paintOverlay } from './overlay'
import { pages } from './pages'
import { paintPieces } from './pieces'
import { regions } from './regions'
import { sprites } from './sprites'
import { tools } from './tools'

export default defineGameView(janken, {
  geometry: hexGeometry,
  sprites,
  paintBoard,
  boardParts: ({ sets }) => sets.map(({ terrain }) => terrain),
  paintPieces,
  paintOverlay,
  paintGhost,
  followsPointer: true,
  tools,
  regions,
  pages,
  Inspector,
})
