import { listIn, type Words } from '../words'
import type { Reading } from './module'
import type { ReadingId } from '../trace/machine'

/** A misreading, and its changes of a game's official rules. */
export interface Misreading<Rules> extends Reading {
  readonly change: Partial<Rules>
}

/** One entry of a game's list of misreadings; its belief is in the catalogue (`wordedEngine`). */
export function misread<Rules>(
  id: ReadingId,
  rule: string,
  change: Partial<NoInfer<Rules>>,
): Misreading<Rules> {
  return { id, rule, belief: '', change }
}

/** A game's misreadings for lists and menus, and the rules of each. */
export interface ReadingTable<Rules> {
  readonly readings: readonly Reading[]
  /**
   * The rules of a reading, or of several joined by `joinReadings`; absent means the official ones. An unknown id is a
   * bug and throws.
   */
  rulesOf(this: void, reading?: ReadingId): Rules
}

/** `alongside`: for misreadings that no level catches alone, those that always come with them (`Reading`). */
export function readingTable<Rules extends object>(
  rightRules: Rules,
  misreadings: readonly Misreading<Rules>[],
  alongside: Readonly<Record<ReadingId, readonly ReadingId[]>> = {},
): ReadingTable<Rules> {
  // A search asks for the same rules millions of times.
  const known = new Map<ReadingId, Rules>()
  return {
    readings: misreadings.map(({ id, belief, rule }) => {
      const others = alongside[id]
      return { id, belief, rule, ...(others && { alongside: others }) }
    }),
    rulesOf(reading) {
      if (reading === undefined) return rightRules
      const held = known.get(reading)
      if (held) return held
      const rules = reading.split(JOINT).reduce((joined, part) => {
        const found = misreadings.find(({ id }) => id === part)
        if (!found) throw new Error(`no reading ${part}`)
        return { ...joined, ...found.change }
      }, rightRules)
      known.set(reading, rules)
      return rules
    },
  }
}

/** Separates the ids of misreadings that are combined. */
const JOINT = '+'

/** The reading that combines several misreadings; if two change the same rule, the last one wins. */
export function joinReadings(ids: readonly ReadingId[]): ReadingId {
  return ids.join(JOINT)
}

/** The part of a game needed to find its misreadings. */
interface GameOfReadings {
  readonly engine: { readonly readings: readonly Reading[] }
  readonly words: Pick<Words, 'common' | 'game'>
}

/** A misreading of a game by id, or several joined into one; null if one of them does not exist. */
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
