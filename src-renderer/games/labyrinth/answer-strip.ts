import { firstTurns } from '@core/games/labyrinth/play/layout'
import type { Level } from '@core/games/labyrinth/model'

/**
 * The answer as a row of items: before the letters of each walk stands one item for its start. Item i is letter i - 1 of
 * the answer, where a space is the start of the next walk.
 */
export interface AnswerStrip {
  readonly count: number
  /** What an item stands for; move 0 is the start. */
  at(item: number): { readonly walk: number; readonly move: number }
  itemOf(walk: number, move: number): number
  /** Turn that has ended when an item is reached; for a start the turn in which the walk begins. */
  turnAfter(item: number): number
  /** Walks without moves that begin in the same turn before the walk of this item. */
  startsBefore(item: number): number
}

export function answerStrip(level: Level): AnswerStrip {
  const first = firstTurns(level)
  const { walks } = level
  const total = first[walks.length]!
  const itemOf = (walk: number, move: number): number => first[walk]! + walk + move
  const walkOf = (item: number): number => {
    let low = 0
    let high = walks.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (itemOf(middle, 0) <= item) low = middle
      else high = middle - 1
    }
    return low
  }
  return {
    count: walks.length === 0 ? 0 : total + walks.length,
    at: (item) => {
      const walk = walkOf(item)
      return { walk, move: item - itemOf(walk, 0) }
    },
    itemOf,
    turnAfter: (item) => {
      const walk = walkOf(item)
      return first[walk]! + item - itemOf(walk, 0)
    },
    startsBefore: (item) => {
      const walk = walkOf(item)
      let before = walk
      while (before > 0 && first[before - 1] === first[walk]) before--
      return walk - before
    },
  }
}

/** Where the window of shown items begins: the current one in the middle as far as the ends allow. */
export function windowStart(current: number, shown: number, count: number): number {
  return Math.max(0, Math.min(current - (shown >> 1), count - shown))
}
