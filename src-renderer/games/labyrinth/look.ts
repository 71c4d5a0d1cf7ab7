import { labyrinthIn } from '@core/games/labyrinth/index'
import { words } from '../../ui/words'
import { defineBoardLook } from '../../canvas/board-view'
import { squareGeometry } from '../../canvas/geometry'
import { paintBoard, terrain } from './board'
import { paintHover } from './cave-links'
import { paintGhost } from './ghost'
import { paintCursor, paintOverlay } from './overlay'
import { paintPieces } from './pieces'
import { sprites } from './sprites'

const labyrinth = labyrinthIn(words)

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
  paintCursor,
})
