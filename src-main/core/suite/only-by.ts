import type { ReadingId } from '../trace/machine'
import type { Reach } from './reaches'

/** A bound of an official limit. */
export interface Bound {
  readonly limit: string
  readonly bound: number
}

/** What only this test of its set shows. */
export interface OnlyBy {
  readonly test: string
  readonly readings: readonly ReadingId[]
  readonly rules: readonly string[]
  readonly events: readonly string[]
  readonly bounds: readonly Bound[]
}

interface Shows {
  readonly name: string
  readonly caught: readonly ReadingId[]
  readonly rules: Readonly<Record<string, unknown>>
  readonly events: Readonly<Record<string, unknown>>
  readonly limits: readonly Reach[]
}

/** The tests that show anything that no other does, in their order, with what that is. */
export function onlyBy(tests: readonly Shows[]): OnlyBy[] {
  const readings = onlyOnce(tests.map(({ caught }) => caught))
  const rules = onlyOnce(tests.map((test) => Object.keys(test.rules)))
  const events = onlyOnce(tests.map((test) => Object.keys(test.events)))
  const bounds = onlyOnce(tests.map(({ limits }) => limits.flatMap(boundsIn)))
  return tests.flatMap(({ name, limits }, at) => {
    const own = [readings[at]!, rules[at]!, events[at]!, bounds[at]!] as const
    if (own.every(({ length }) => length === 0)) return []
    const held = limits.flatMap((reach) =>
      boundsIn(reach).flatMap((key, index) =>
        own[3].includes(key) ? { limit: reach.name, bound: touchedBy(reach)[index]! } : [],
      ),
    )
    return { test: name, readings: own[0], rules: own[1], events: own[2], bounds: held }
  })
}

/** The bounds of its official limit that a number reaches. */
function touchedBy({ smallest, largest, official }: Reach): number[] {
  return [...new Set(official)].filter((bound) => bound === smallest || bound === largest)
}

function boundsIn(reach: Reach): string[] {
  return touchedBy(reach).map((bound) => `${reach.name} ${bound}`)
}

/** The elements of each list that no other list has. */
function onlyOnce(lists: readonly (readonly string[])[]): string[][] {
  const counts = new Map<string, number>()
  for (const one of lists.flat()) counts.set(one, (counts.get(one) ?? 0) + 1)
  return lists.map((list) => list.filter((one) => counts.get(one) === 1))
}
