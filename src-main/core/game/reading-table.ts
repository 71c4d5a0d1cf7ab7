import { listIn, type Words } from '../words'
import type { Reading } from './module'
import type { ReadingId } from '../trace/machine'

/** A misreading, and what it changes of a game's right rules. */
export interface Misreading<Rules> extends Reading {
  readonly change: Partial<Rules>
}

/** One entry of a game's list of misreadings; the catalogue says what it believes (`wordedEngine`). */
export function misread<Rules>(
  id: ReadingId,
  rule: string,
  change: Partial<NoInfer<Rules>>,
): Misreading<Rules> {
  return { id, rule, belief: '', change }
}

/** A game's misreadings as lists and menus show them, and the rules of each. */
export interface ReadingTable<Rules> {
  readonly readings: readonly Reading[]
  /** The rules of a reading, or of several joined by `joinReadings`; absent means the right ones. An unknown id is a bug and throws. */
  rulesOf(this: void, reading?: ReadingId): Rules
}

/** `alongside`: for misreadings that no level catches alone those that always come with them (`Reading`). */
export function readingTable<Rules extends object>(
  rightRules: Rules,
  misreadings: readonly Misreading<Rules>[],
  alongside: Readonly<Record<ReadingId, readonly ReadingId[]>> = {},
): ReadingTable<Rules> {
  return {
    readings: misreadings.map(({ id, belief, rule }) => {
      const others = alongside[id]
      return { id, belief, rule, ...(others && { alongside: others }) }
    }),
    rulesOf(reading) {
      if (reading === undefined) return rightRules
      return reading.split(JOINT).reduce((rules, part) => {
        const found = misreadings.find(({ id }) => id === part)
        if (!found) throw new Error(`no reading ${part}`)
        return { ...rules, ...found.change }
      }, rightRules)
    },
  }
}

/** Between the ids of misreadings that somebody has at the same time. */
const JOINT = '+'

/** The reading of somebody who has several misreadings at once; where two change the same, the last one holds. */
export function joinReadings(ids: readonly ReadingId[]): ReadingId {
  return ids.join(JOINT)
}

/** What is asked of a game to find its misreadings. */
interface GameOfReadings {
  readonly engine: { readonly readings: readonly Reading[] }
  readonly words: Pick<Words, 'common' | 'game'>
}

/** A misreading of a game by its id, or several joined as if they were one; null if one of them is not there. */
export function findReading(
  { engine: { readings }, words }: GameOfReadings,
  id: ReadingId,
): Reading | null {
  const parts = id.split(JOINT).map((part) => readings.find((one) => one.id === part))
  if (!parts.every((part) => part !== undefined)) return null
  return parts.reduce((first, second) => ({
    id,
    belief: words.game.atOnce({
      first: first.belief.replace(/\.$/, ''),
      second: second.belief.replace(/\.$/, ''),
    }),
    rule: listIn(words, [first.rule, second.rule]),
  }))
}
