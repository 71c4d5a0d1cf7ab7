import type { WalkPath } from './walk-path'

/** Moves that leave one cell one way. They all come to the same, so they are drawn once. */
export interface MoveLabel {
  /** The last of these moves, from 0. */
  readonly last: number
  /** Their numbers, counted from 1, the latest ones when there are many; then the last number alone. */
  readonly texts: readonly string[]
}

/** Numbers that a label holds before the earlier ones are left out. */
const MOST_NUMBERS = 3

/** The moves `first` to `to` (exclusive) of a path by cell and way, the latest last. */
export function moveLabels(path: WalkPath, first: number, to: number): readonly MoveLabel[] {
  const groups = new Map<number, number[]>()
  for (let move = first; move < to; move++) {
    const key = path.from[move]! * 4 + path.way[move]!
    const group = groups.get(key)
    if (group) group.push(move)
    else groups.set(key, [move])
  }
  const labels = [...groups.values()].map((moves): MoveLabel => {
    const numbers = moves.slice(-MOST_NUMBERS).map((move) => move + 1)
    const isCut = moves.length > MOST_NUMBERS
    const whole = (isCut ? '… ' : '') + numbers.join(' ')
    const last = moves.at(-1)!
    return { last, texts: moves.length === 1 ? [whole] : [whole, `… ${last + 1}`] }
  })
  return labels.sort((a, b) => a.last - b.last)
}

/** Numbers of moves that are told of one cell. */
const MOST_TOLD = 8

/** The numbers, counted from 1, of the moves among the first `count` that leave or reach a cell; empty if none does. */
export function movesAt(path: WalkPath, cell: number, count: number): string {
  const found: number[] = []
  for (let move = 0; move < count; move++) {
    const isHere =
      path.from[move] === cell || path.entered[move] === cell || path.end[move] === cell
    if (isHere) found.push(move + 1)
  }
  const told = found.slice(-MOST_TOLD).join(' ')
  return found.length > MOST_TOLD ? `… ${told}` : told
}
