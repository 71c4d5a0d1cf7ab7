import type { Diagnose, Diagnostic, Place } from '../kernel/diagnostics'
import type { Bounds } from '../kernel/field-reader'

type Range = readonly [lowest: number, highest: number]

/** How many of something a level may have, or how large it may be. Outside these bounds nothing runs. */
export interface Limit extends Bounds {
  /** Outside of these bounds a level runs with a warning. */
  readonly official: Range
  /** Its name in conditions, certificates and reports, the same in every language; absent: `name`. */
  readonly id?: string
}

/**
 * The limits of a quantity; `name` is used in messages, without an article, or is a code, `what` is the code of its
 * field, and `id` is its name in files if that is different.
 */
export function limit(
  name: string,
  [lowest, highest]: Range,
  official: Range,
  what?: string,
  id?: string,
): Limit {
  return {
    name,
    ...(what !== undefined && { what }),
    ...(id !== undefined && { id }),
    ...{ lowest, highest, official },
  }
}

/** A limited quantity of a level with its value. */
export interface Quantity {
  readonly limit: Limit
  readonly value: number
  /** Its place in the text. */
  readonly place: Place
}

/** A quantity at a line of the text (from 1), in the first word by default. */
export function quantity(limit: Limit, value: number, line: number, word = 0): Quantity {
  return { limit, value, place: { line, word } }
}

/** Problems of quantities outside their limits; the sentences are `limitProblems` of `reading-problems.ts`. */
export function limitDiagnostics(
  quantities: readonly Quantity[],
  diagnostic: Diagnose<'out-of-limits' | 'outside-official'>,
): Diagnostic[] {
  return quantities.flatMap(({ limit: { name, lowest, highest, official }, value, place }) => {
    const [least, most] = official
    if (value < lowest || value > highest) {
      return diagnostic('out-of-limits', place, [], [name, value, lowest, highest])
    }
    if (value >= least && value <= most) return []
    return diagnostic('outside-official', place, [], [name, value, least, most])
  })
}
