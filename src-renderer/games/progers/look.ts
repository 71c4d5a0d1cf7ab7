import { progersIn } from '@core/games/progers/index'
import { words } from '../../ui/words'
import { defineBoardLook } from '../../canvas/board-view'
import { squareGeometry } from '../../canvas/geometry'
import { paintBoard } from './board'
import { paintGhost } from './ghost'
import { paintOverlay } from './overlay'
import { paintPieces } from './pieces'
import { plainSprites } from './plain-sprites'
import { sprites } from './sprites'

const progers = progersIn(words)

export default defineBoardLook(progers, {
  geometry: squareGeometry,
  sprites,
  plainSprites,
  rulers: { row: (row, { rows }) => String(rows - 1 - row), col: String, isBelow: true },
  paintBoard,
  boardParts: ({ hills, walls }) => [hills, walls],
  paintPieces,
  paintOverlay,
  paintGhost,
})
