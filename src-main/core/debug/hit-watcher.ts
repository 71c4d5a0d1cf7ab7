import type { AnyGame } from '../game/any-game'
import type { EventFacts } from '../game/module'
import type { Terms, Watch } from './breakpoint'
import { watchKindOf } from './kinds'
import { hasEvent } from './kinds/kind'
import type { StepList } from './step-list'
import type { StepLook, Watcher } from './step-look'

/** Collects the steps of a run that hit a breakpoint in a list; must see the run from its start. */
export function hitWatcher(
  game: AnyGame,
  level: unknown,
  { watch, and = [], fromHit = 1 }: Terms,
  hits: StepList,
): Watcher {
  const test = and.length === 0 ? inStep(game, level, watch) : allTest(game, level, watch, and)
  const chunkTests = [watch, ...and.filter(isToldByEvents)].map((one) =>
    watchKindOf(one).inChunk(game, level, one),
  )
  const kindsInChunk =
    and.length === 0 ? watchKindOf(watch).kindsInChunk?.(game, level, watch) : undefined
  let met = 0
  return {
    seesPlaces: [watch, ...and].some((one) => watchKindOf(one).ofPlace !== undefined),
    mayConcern: (sketch) => chunkTests.every((mayConcern) => mayConcern(sketch)),
    see(look) {
      if (test(look) && ++met >= fromHit) hits.push(look.step)
    },
    seeSketch(sketch) {
      const kinds = sketch.stepKinds.length > 0 ? (kindsInChunk?.(sketch) ?? null) : null
      if (kinds === null) return false
      sketch.stepKinds.forEach((own, at) => {
        if ((own & kinds) !== 0 && ++met >= fromHit) hits.push(sketch.firstStep + at)
      })
      return true
    },
  }
}

/** Whether an event hits a breakpoint, as far as an event can show it; other conditions are ignored. */
export function isHitOfTerms(
  game: AnyGame,
  level: unknown,
  { watch, and = [] }: Terms,
  code: number,
  facts: EventFacts,
): boolean {
  if (!isToldByEvents(watch)) return false
  return [watch, ...and].every(
    (one) => !isToldByEvents(one) || isHitByEvent(game, level, one, code, facts),
  )
}

/** Whether an event alone is a hit of a watch. */
export function isHitByEvent(
  game: AnyGame,
  level: unknown,
  watch: Watch,
  code: number,
  facts: EventFacts,
): boolean {
  return watchKindOf(watch).ofEvent?.(game, level, watch)(code, facts) ?? false
}

/**
 * Tests all conditions on a step. Conditions that events can show must be met by one event, or, if they are all about
 * cells and entities, by one change of place. The others must become true in the step if they come first, and be true
 * after it otherwise.
 */
function allTest(
  game: AnyGame,
  level: unknown,
  watch: Watch,
  and: readonly Watch[],
): (look: StepLook) => boolean {
  const others = [
    ...(isToldByEvents(watch) ? [] : [inStep(game, level, watch)]),
    ...and.flatMap((one) => watchKindOf(one).after?.(game, level, one) ?? []),
  ]
  const told = [watch, ...and].filter(isToldByEvents)
  const events = told.map((one) => watchKindOf(one).ofEvent!(game, level, one))
  const places = told.map((one) => watchKindOf(one).ofPlace?.(game, level, one) ?? (() => false))
  const first = told[0] ? inStep(game, level, told[0]) : () => true
  const isTold = (look: StepLook): boolean =>
    told.length < 2 ||
    hasEvent(look, (code, facts) => events.every((isHit) => isHit(code, facts))) ||
    look.places.some((place) => places.every((isHit) => isHit(place)))
  return (look) => first(look) && isTold(look) && others.every((holds) => holds(look))
}

function isToldByEvents(watch: Watch): boolean {
  return watchKindOf(watch).ofEvent !== undefined
}

function inStep(game: AnyGame, level: unknown, watch: Watch): (look: StepLook) => boolean {
  return watchKindOf(watch).inStep(game, level, watch)
}
