import type { Reading } from './module'
import type { ReadingId } from '../trace/machine'

/** A misreading, and what it changes of a game's right rules. */
export interface Misreading<Rules> extends Reading {
  readonly change: Partial<Rules>
}

/** One entry of a game's list of misreadings. */
export function misread<Rules>(
  id: ReadingId,
  rule: string,
  belief: string,
  change: Partial<NoInfer<Rules>>,
): Misreading<Rules> {
  return { id, rule, belief, change }
}

/** A game's misreadings as lists and menus show them, and the rules of each. */
export interface ReadingTable<Rules> {
  readonly readings: readonly Reading[]
  /** The rules of a reading; absent means the right ones. An unknown id is a bug and throws. */
  rulesOf(this: void, reading?: ReadingId): Rules
}

export function readingTable<Rules extends object>(
  rightRules: Rules,
  misreadings: readonly Misreading<Rules>[],
): ReadingTable<Rules> {
  return {
    readings: misreadings.map(({ id, belief, rule }) => ({ id, belief, rule })),
    rulesOf(reading) {
      if (reading === undefined) return rightRules
      const found = misreadings.find(({ id }) => id === reading)
      if (!found) throw new Error(`no reading ${reading}`)
      return { ...rightRules, ...found.change }
    },
  }
}
