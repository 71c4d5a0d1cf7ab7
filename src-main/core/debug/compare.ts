import type { StateLayout, TraceEvent } from '../trace/trace'

/** One of two moments to be compared. */
export interface Moment {
  readonly level: unknown
  readonly layout: StateLayout
  /** May be longer than the layout says; what lies beyond its end holds 0. */
  readonly state: Int32Array
}

/** A figure of both sides; null where a side does not have it. */
export interface ComparedFigure {
  readonly name: string
  readonly left: number | null
  readonly right: number | null
}

/** The figures of both sides by name, those of the left in their order, then what only the right has. */
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

/** Events that only one of two steps has, as often as it has them more than the other, in their order. */
export function differingEvents(
  left: readonly TraceEvent[],
  right: readonly TraceEvent[],
): { readonly left: readonly TraceEvent[]; readonly right: readonly TraceEvent[] } {
  return { left: without(left, right), right: without(right, left) }
}

function without(events: readonly TraceEvent[], others: readonly TraceEvent[]): TraceEvent[] {
  const counts = new Map<string, number>()
  for (const event of others) counts.set(keyOf(event), (counts.get(keyOf(event)) ?? 0) + 1)
  return events.filter((event) => {
    const count = counts.get(keyOf(event)) ?? 0
    counts.set(keyOf(event), count - 1)
    return count <= 0
  })
}

function keyOf({ code, a, b, c }: TraceEvent): string {
  return `${code} ${a} ${b} ${c}`
}
