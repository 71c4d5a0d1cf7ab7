import type { Diagnose, Diagnostic, Place } from '../kernel/diagnostics'
import type { Bounds } from '../kernel/field-reader'

type Range = readonly [lowest: number, highest: number]

/** How many there may be of something in a level, or how large it may be. Outside of the bounds nothing runs. */
export interface Limit extends Bounds {
  /** Outside of these bounds a level runs with a warning. */
  readonly official: Range
  /** What wishes, certificates and reports call it in every language; its name when absent. */
  readonly id?: string
}

/**
 * The limits of a quantity; `name` as messages have it, without an article, or its code, `what` that of its field, and `id`
 * what it is called in files where that is another.
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

/** A limited quantity as a level has it. */
export interface Quantity {
  readonly limit: Limit
  readonly value: number
  /** Where the text says it. */
  readonly place: Place
}

/** A quantity that stands in a line of the text (from 1), in the first word by default. */
export function quantity(limit: Limit, value: number, line: number, word = 0): Quantity {
  return { limit, value, place: { line, word } }
}

/** What is outside of its limits; the sentences are `limitProblems` of `reading-problems.ts`. */
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
