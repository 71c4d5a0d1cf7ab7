import { ghostsIn } from '@core/games/ghosts/index'
import { words } from '../../ui/words'
import { defineBoardLook, type BoardLook } from '../../canvas/board-view'
import { squareGeometry } from '../../canvas/geometry'
import type { Level } from '@core/games/ghosts/model'
import { LETTERS, paintBoard } from './board'
import { paintGhost } from './ghost'
import { paintCursor, paintOverlay } from './overlay'
import { paintPieces } from './pieces'
import type { ShownDesk } from './plan'
import { plainSprites } from './plain-sprites'
import { sprites } from './sprites'

const ghosts = ghostsIn(words)

/** The board, with a desk that says what to show beside the level. */
export function lookBeside(desk: ShownDesk): BoardLook<Level> {
  return defineBoardLook(ghosts, {
    geometry: squareGeometry,
    sprites,
    plainSprites,
    rulers: { row: (row) => LETTERS[row]!, col: (col) => LETTERS[col]! },
    paintBoard,
    boardParts: ({ town }) => [town],
    paintPieces,
    paintOverlay: (...args) => paintOverlay(desk, ...args),
    paintCursor,
    paintGhost,
    watch: (level) => void [desk.showsSquares, desk.showsWays, desk.planOf(level)],
  })
}

export default lookBeside({ showsSquares: false, showsWays: false, planOf: () => null })
