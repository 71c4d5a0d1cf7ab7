import { watchableKinds, watchableRules } from '../debug/watchable'
import type { AnyGame } from '../game/any-game'
import type { ReadingId } from '../trace/machine'
import type { Shown } from './exercise'
import { smallestCover, type Cover } from './smallest-cover'

/** What a set's coverage needs to know of one of its tests. */
export interface TestFacts {
  readonly name: string
  readonly caught: readonly ReadingId[]
  readonly events: Readonly<Record<string, Shown>>
  readonly rules: Readonly<Record<string, Shown>>
}

/** A misreading, and the tests that catch it. */
export interface CaughtBy {
  readonly id: ReadingId
  readonly by: readonly string[]
}

/** A rule or a kind of event, and where the set shows it. */
export interface ShownBy {
  readonly id: string
  /** In the runs of all tests together. */
  readonly count: number
  readonly tests: number
  /** The first test that shows it, and the step there, from 0; null when none does. */
  readonly first: { readonly test: string; readonly step: number } | null
}

/** What a set of tests of one game shows, and what it does not. */
export interface Coverage {
  readonly tests: number
  /** In the game's order. */
  readonly readings: readonly CaughtBy[]
  readonly rules: readonly ShownBy[]
  readonly events: readonly ShownBy[]
  /** Tests without any one of which as many misreadings are caught. */
  readonly addsNothing: readonly string[]
  /** As few tests as catch as much. */
  readonly smallest: Omit<Cover, 'chosen'> & { readonly tests: readonly string[] }
}

/** The coverage of a set. Pure; what comes out does not depend on how the facts were found. */
export function coverageOf(game: AnyGame, tests: readonly TestFacts[]): Coverage {
  const sets = tests.map(({ caught }) => new Set(caught))
  const cover = smallestCover(sets)
  const readings = game.engine.readings.map(({ id }) => ({
    id,
    by: tests.filter((_, at) => sets[at]!.has(id)).map(({ name }) => name),
  }))
  const needed = new Set(readings.filter(({ by }) => by.length === 1).map(({ by }) => by[0]))
  return {
    tests: tests.length,
    readings,
    rules: watchableRules(game).map(({ id }) => shownBy(id, tests, (test) => test.rules[id])),
    events: watchableKinds(game).map(({ kind: { name } }) =>
      shownBy(name, tests, (test) => test.events[name]),
    ),
    addsNothing: tests.map(({ name }) => name).filter((name) => !needed.has(name)),
    smallest: { isExact: cover.isExact, tests: cover.chosen.map((at) => tests[at]!.name) },
  }
}

function shownBy(
  id: string,
  tests: readonly TestFacts[],
  shown: (test: TestFacts) => Shown | undefined,
): ShownBy {
  const by = tests.flatMap((test) => {
    const found = shown(test)
    return found ? [{ test: test.name, ...found }] : []
  })
  const [first] = by
  return {
    id,
    count: by.reduce((sum, { count }) => sum + count, 0),
    tests: by.length,
    first: first ? { test: first.test, step: first.step } : null,
  }
}
