import { ghosts } from '@core/games/ghosts/index'
import { defineGameView } from '../../canvas/game-view'
import { squareGeometry } from '../../canvas/geometry'
import { paintBoard } from './board'
import { desk } from './desk.svelte'
import { paintGhost } from './ghost'
import Inspector from './Inspector.svelte'
import { paintCursor, paintOverlay } from './overlay'
import { paintPieces } from './pieces'
import { regions } from './regions'
import { sprites } from './sprites'
import { tools } from './tools'

export default defineGameView(ghosts, {
  geometry: squareGeometry,
  sprites,
  paintBoard,
  boardParts: ({ town }) => [town],
  paintPieces,
  paintOverlay,
  paintCursor,
  paintGhost,
  watch: (level) => void [desk.showsSquares, desk.showsWays, desk.planOf(level)],
  tools,
  regions,
  Inspector,
})
