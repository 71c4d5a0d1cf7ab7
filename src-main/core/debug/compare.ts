import type { AnyGame } from '../game/any-game'
import type { StateLayout, TraceEvent } from '../trace/trace'

/** One of two moments to be compared. */
export interface Moment {
  readonly level: unknown
  readonly layout: StateLayout
  /** May be longer than in the layout; slots beyond its end are 0. */
  readonly state: Int32Array
}

/** A figure of both sides; null on a side that does not have it. */
export interface ComparedFigure {
  readonly name: string
  readonly left: number | null
  readonly right: number | null
}

/** The figures of both sides by name: those of the left in order, then those that only the right has. */
export function comparedFigures(left: Moment, right: Moment): ComparedFigure[] {
  const valueIn = ({ layout, state }: Moment, name: string): number | null => {
    const figure = layout.figures.find((one) => one.name === name)
    return figure ? (state[figure.slot] ?? 0) : null
  }
  const names = [...left.layout.figures, ...right.layout.figures].map(({ name }) => name)
  return [...new Set(names)].map((name) => ({
    name,
    left: valueIn(left, name),
    right: valueIn(right, name),
  }))
}

/** Keys by which an event of one side equals one of the other. */
export interface EventKeys {
  left(event: TraceEvent): string
  right(event: TraceEvent): string
}

const byNumbers: EventKeys = { left: numbersOf, right: numbersOf }

/** Events that only one of two steps has, in order; repeated ones as often as that step has more of them. */
export function differingEvents(
  left: readonly TraceEvent[],
  right: readonly TraceEvent[],
  keys: EventKeys = byNumbers,
): { readonly left: readonly TraceEvent[]; readonly right: readonly TraceEvent[] } {
  const here = left.map((event) => keys.left(event))
  const there = right.map((event) => keys.right(event))
  return { left: without(left, here, there), right: without(right, there, here) }
}

/** Keys of events by their sentences, for boards that number their cells differently. */
export function byWords(game: AnyGame, left: unknown, right: unknown): EventKeys {
  const wordsIn =
    (level: unknown) =>
    (event: TraceEvent): string =>
      `${event.code} ${game.describe(level, event).text}`
  return { left: wordsIn(left), right: wordsIn(right) }
}

function without(
  events: readonly TraceEvent[],
  keys: readonly string[],
  others: readonly string[],
): TraceEvent[] {
  const counts = new Map<string, number>()
  for (const key of others) counts.set(key, (counts.get(key) ?? 0) + 1)
  return events.filter((_, index) => {
    const count = counts.get(keys[index]!) ?? 0
    counts.set(keys[index]!, count - 1)
    return count <= 0
  })
}

function numbersOf({ code, args }: TraceEvent): string {
  return `${code} ${args.join(' ')}`
}
