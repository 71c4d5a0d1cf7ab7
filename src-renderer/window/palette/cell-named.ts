import type { AnyGame } from '@core/game/any-game'
import type { BoardSize } from '@core/kernel/grid'

/** The part of a board that is needed to find cells by name. */
export interface NamedBoard {
  readonly game: Pick<AnyGame, 'cellName'>
  readonly level: unknown
  readonly size: BoardSize
  /** The number of a cell of the page shown; null if there is none. */
  cellAt(row: number, col: number): number | null
}

/** Maximum number of cells whose names are all compared; on larger boards names are two numbers. */
const MOST_NAMES = 10_000

/** The letters and numbers of a name: "(3,4)" and "3 4" become equal. */
function plain(name: string): string {
  return (name.toLowerCase().match(/[a-z]+|\d+/g) ?? []).join(' ')
}

/** The cell with a name in its game's format ("E5", "(3,4)"); null if there is none. */
export function cellNamed(board: NamedBoard, typed: string): number | null {
  const name = plain(typed)
  if (name === '') return null
  for (const [row, col] of placesFor(board.size, name)) {
    const cell = board.cellAt(row, col)
    if (cell !== null && plain(board.game.cellName(board.level, cell)) === name) return cell
  }
  return null
}

/** Possible rows and columns: all, or on a large board both orders of two numbers. */
function* placesFor({ rows, cols }: BoardSize, name: string): Generator<readonly [number, number]> {
  if (rows * cols > MOST_NAMES) {
    const [first, second] = name.split(' ').map(Number)
    if (first === undefined || second === undefined) return
    for (const by of [0, -1]) {
      yield [first + by, second + by]
      yield [second + by, first + by]
    }
    return
  }
  for (let row = 0; row < rows; row++) for (let col = 0; col < cols; col++) yield [row, col]
}
