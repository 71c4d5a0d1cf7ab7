import { rockets } from '@core/games/rockets/index'
import { defineBoardLook } from '../../canvas/board-view'
import { squareGeometry } from '../../canvas/geometry'
import { paintBoard } from './board'
import { paintGhost } from './ghost'
import { paintOverlay } from './overlay'
import { paintPieces } from './pieces'
import { sprites } from './sprites'

export default defineBoardLook(rockets, {
  geometry: squareGeometry,
  sprites,
  paintBoard,
  boardParts: ({ width, height, doors }) => [width, height, doors],
  paintPieces,
  paintOverlay,
  paintGhost,
})
