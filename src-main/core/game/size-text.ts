import type { BoardSize } from '../kernel/grid'
import type { AnyGame } from './any-game'

/** The size of a board as in the game's own texts: "9 × 8". */
export function sizeText({ isWidthFirst = false }: AnyGame, { rows, cols }: BoardSize): string {
  return isWidthFirst ? `${cols} × ${rows}` : `${rows} × ${cols}`
}
