import { watchableKinds } from '../debug/watchable'
import type { AnyGame } from '../game/any-game'
import type { ReadingId } from '../trace/machine'
import type { Shown } from './exercise'
import type { TestWorth } from './look-at-text'
import { onlyBy, type OnlyBy } from './only-by'
import type { Reach } from './reaches'
import { smallestCover, type Cover } from './smallest-cover'

/** What a set's coverage needs to know of one of its tests. */
export interface TestFacts extends Omit<TestWorth, 'answer'> {
  readonly name: string
  readonly limits: readonly Reach[]
}

/** A limited number over the whole set. */
export interface LimitReached extends Reach {
  /** Bounds of the official limit that no test has. */
  readonly untouched: readonly number[]
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
  /** The first test that shows it, and the number of the step there, from 1; null when none does. */
  readonly first: { readonly test: string; readonly step: number } | null
}

/** What a set of tests of one game covers, and its gaps. */
export interface Coverage {
  readonly tests: number
  /** In the game's order. */
  readonly readings: readonly CaughtBy[]
  /** Rules that a set of official levels can show. */
  readonly rules: readonly ShownBy[]
  /** Rules that only levels with warnings can show: a set need not show them. */
  readonly warnedRules: readonly ShownBy[]
  readonly events: readonly ShownBy[]
  /** In the order of the first text that has them. */
  readonly limits: readonly LimitReached[]
  /** For each test without which the set would lose something: what that is. */
  readonly onlyBy: readonly OnlyBy[]
  /** A smallest subset of the tests that catches as much. */
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
  const showing = (id: string): ShownBy => shownBy(id, tests, (test) => test.rules[id])
  return {
    tests: tests.length,
    readings,
    rules: rulesOwed(game).map(showing),
    warnedRules: (game.warnedRules ?? []).map(showing),
    events: exercisableEvents(game).map((id) => shownBy(id, tests, (test) => test.events[id])),
    limits: limitsOf(tests),
    onlyBy: onlyBy(tests),
    smallest: { isExact: cover.isExact, tests: cover.chosen.map((at) => tests[at]!.name) },
  }
}

/** Ids of the rules that can decide something in the run of a test. */
export function exercisableRules(game: AnyGame): readonly string[] {
  const kinds = exercisableKinds(game)
  return game.rules
    .map(({ id }) => id)
    .filter((id) => kinds.some(({ rules }) => rules.includes(id)))
}

/** Those of the rules that levels without warnings can show, which a set should show. */
export function rulesOwed(game: AnyGame): readonly string[] {
  return exercisableRules(game).filter((id) => !game.warnedRules?.includes(id))
}

/** Names of the kinds of events that can happen in the run of a test. */
export function exercisableEvents(game: AnyGame): readonly string[] {
  return exercisableKinds(game).map(({ name }) => name)
}

/** A test has no errors, so that no run stops at an input. */
function exercisableKinds(game: AnyGame) {
  return watchableKinds(game)
    .map(({ kind }) => kind)
    .filter(({ name }) => name !== game.inputs.eventKind)
}

function limitsOf(tests: readonly TestFacts[]): LimitReached[] {
  const held = new Map<string, { reach: Reach; touched: Set<number> }>()
  for (const reach of tests.flatMap(({ limits }) => limits)) {
    const { name, smallest, largest } = reach
    const known = held.get(name) ?? { reach, touched: new Set<number>() }
    held.set(name, {
      reach: {
        ...reach,
        smallest: Math.min(known.reach.smallest, smallest),
        largest: Math.max(known.reach.largest, largest),
      },
      touched: known.touched.add(smallest).add(largest),
    })
  }
  return [...held.values()].map(({ reach, touched }) => ({
    ...reach,
    untouched: [...new Set(reach.official)].filter((bound) => !touched.has(bound)),
  }))
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
    first: first ? { test: first.test, step: first.step + 1 } : null,
  }
}
