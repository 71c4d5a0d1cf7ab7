import { labyrinth } from '@core/games/labyrinth/index'
import { defineBoardLook } from '../../canvas/board-view'
import { squareGeometry } from '../../canvas/geometry'
import { paintBoard, terrain } from './board'
import { paintHover } from './cave-links'
import { paintGhost } from './ghost'
import { paintOverlay } from './overlay'
import { paintPieces } from './pieces'
import { sprites } from './sprites'

export default defineBoardLook(labyrinth, {
  geometry: squareGeometry,
  sprites,
  paintBoard,
  boardParts: ({ rows, cols, cells }) => [rows, cols, cells],
  terrain,
  paintPieces,
  paintOverlay,
  paintGhost,
  paintHover,
})
