import { watchableKinds, watchableRules } from '../debug/watchable'
import type { AnyGame } from '../game/any-game'
import { hasErrors } from '../kernel/diagnostics'
import { makeRng } from '../kernel/rng'
import { eventAt } from '../trace/cursor'
import type { TraceEvent } from '../trace/trace'
import {
  demand,
  demandSame,
  faultMaker,
  readableSamples,
  readingsOn,
  runnableSamples,
  type Check,
  type Subject,
} from './kit'
import { everyLevel, walk } from './steps'
import type { EventFacts } from '../game/module'
import type { ReadingId } from '../trace/machine'
import { isPlayableWith } from '../game/playable'
import { exercisableRules, rulesOwed } from '../suite/coverage'
import { exerciseOf, type Exercise } from '../suite/exercise'
import { recordLevel } from './record-level'

/** Levels made by chance in which every rule is looked for: as many at most, and so many in any case. */
const MOST_LEVELS = 400
const LEAST_LEVELS = 40

/** Steps of a run that are looked at: few, and all. */
const LOOKS = [15, 40] as const

/** What can be watched for: every rule and kind that is offered can be hit, and nothing else hits. */
export const ruleChecks: readonly Check[] = [
  {
    name: 'offers exactly the rules and kinds that its runs can hit',
    run(subject) {
      const { game } = subject
      const hit = { kinds: new Set<string>(), rules: new Set<string>() }
      for (const { name, level } of [...everyLevel(subject), ...faultyLevels(subject)]) {
        everyEvent(game, level, undefined, (event) => {
          const told = game.describe(level, event)
          const kind = game.engine.eventKinds[event.code]!
          hit.kinds.add(kind.name)
          for (const rule of rulesOfEvent(told)) hit.rules.add(rule)
          const what = `${name}: "${told.text}"`
          demand(kind.readings === undefined, `${what} is of a misreading`)
          demandOfKind(what, rulesOfEvent(told), kind.rules)
        })
      }
      const kinds = watchableKinds(game).map(({ kind }) => kind.name)
      demandSame('kinds offered and never hit', missing(kinds, hit.kinds), [])
      const rules = watchableRules(game).map(({ id }) => id)
      demandSame('rules offered and never hit', missing(rules, hit.rules), [])
    },
  },
  {
    // An exercise records no run, and asks for no sentence if the kind itself knows which rules decided.
    name: 'counts kinds and rules as its sentences tell them, step by step',
    run(subject) {
      const { game } = subject
      for (const [number, { name, level }] of everyLevel(subject).entries()) {
        for (const reading of [undefined, ...readingsOn(subject, number, 6)]) {
          const events = new Map<string, number[]>()
          const rules = new Map<string, number[]>()
          everyEvent(game, level, reading, (event, step) => {
            note(events, game.engine.eventKinds[event.code]!.name, step)
            for (const rule of rulesOfEvent(game.describe(level, event))) note(rules, rule, step)
          })
          const expected = { events: shownIn(events), rules: shownIn(rules) }
          const { outcome: _, ...found } = exerciseOf(game, level, reading)
          demandSame(`${name}, ${reading ?? 'right rules'}: what is shown`, found, expected)
        }
      }
    },
  },
  {
    name: 'has words for each figure of its runs',
    run(subject) {
      const { game } = subject
      for (const { name, level } of runnableSamples(subject)) {
        for (const { name: code } of game.engine.layout(level).figures) {
          const title = game.names?.figure?.(code) ?? code
          demand(/^[A-Z]/.test(title), `${name}: the figure ${code} is called "${title}"`)
        }
      }
    },
  },
  {
    name: 'shows all rules within the official limits but those that it says need a warning',
    run(subject) {
      const { game } = subject
      const warned = game.warnedRules ?? []
      const owed = new Set(rulesOwed(game))
      const look = (name: string, level: unknown): void => {
        if (game.validate(level).length > 0) return
        const shown = Object.keys(exerciseOf(game, level).rules)
        const early = shown.filter((id) => warned.includes(id))
        demandSame(`${name} has no warning and shows rules that need one`, early, [])
        for (const id of shown) owed.delete(id)
      }
      for (const { name, level } of everyLevel(subject)) look(name, level)
      for (let seed = 1; seed <= MOST_LEVELS && (owed.size > 0 || seed <= LEAST_LEVELS); seed++) {
        const { generate, defaults } = game.generator
        look(`made with seed ${seed}`, generate(defaults, makeRng(seed)))
      }
      demandSame('rules that no level without warnings shows', [...owed], [])
      const unknown = warned.filter((id) => !exercisableRules(game).includes(id))
      demandSame('rules said to need a warning that decide nothing', unknown, [])
    },
  },
  {
    name: 'offers kinds of a misreading only under that misreading',
    run(subject) {
      const { game } = subject
      const owed = new Set(
        game.engine.eventKinds.flatMap(({ name, readings = [] }) =>
          readings.map((reading) => `${name} under ${reading}`),
        ),
      )
      for (const [number, { name, level }] of runnableSamples(subject).entries()) {
        const some = new Set(readingsOn(subject, number, 4))
        for (const { id } of game.engine.readings) {
          const isOwing = [...owed].some((one) => one.endsWith(` under ${id}`))
          if (!some.has(id) && !isOwing) continue
          everyEvent(game, level, id, (event) => {
            const kind = game.engine.eventKinds[event.code]!
            const told = game.describe(level, event)
            const isOffered = kind.readings?.includes(id) ?? true
            demand(isOffered, `${name}: "${told.text}" under ${id}`)
            demandOfKind(`${name}, ${id}: "${told.text}"`, rulesOfEvent(told), kind.rules)
            owed.delete(`${kind.name} under ${id}`)
          })
        }
      }
      demandSame('kinds that no sample shows', [...owed], [])
    },
  },
  {
    name: 'hits every rule that the reasons of its events name',
    run(subject) {
      const { debugging } = subject.game
      for (const { name, level } of everyLevel(subject)) {
        walk(
          subject.game,
          level,
          (step) => {
            const facts = step.events.map((event) => subject.game.describe(level, event))
            const hit = new Set(facts.flatMap(rulesOfEvent))
            for (const event of step.events) {
              const why = debugging.whyEvent(level, step, event)
              for (const fact of why.facts) {
                for (const [, ids] of fact.matchAll(/\(([A-Z0-9, ]+)\)/g)) {
                  const left = missing(rulesIn(subject.game, ids!), hit)
                  demandSame(`${name}: "${fact}" names rules that are not hit`, left, [])
                }
              }
            }
          },
          subject.tries(...LOOKS),
        )
      }
    },
  },
]

/** Levels that are played up to an input that cannot be: samples, and others with a fault planted in them. */
function faultyLevels(subject: Subject): { name: string; level: unknown }[] {
  const { game } = subject
  const samples = readableSamples(subject).filter(({ level }) => {
    const diagnostics = game.validate(level)
    return hasErrors(diagnostics) && isPlayableWith(game, diagnostics)
  })
  const faults = faultMaker(subject)
  const planted = Array.from({ length: faults ? subject.tries(15, 40) : 0 }, (_, seed) => {
    const rng = makeRng(seed + 1)
    const { level } = faults!.plantFault(subject.playedLevel(rng), rng)
    return { name: `planted with seed ${seed + 1}`, level }
  })
  return [...samples, ...planted]
}

function everyEvent(
  game: AnyGame,
  level: unknown,
  reading: ReadingId | undefined,
  look: (event: TraceEvent, step: number) => void,
): void {
  for (const chunk of recordLevel(game, level, reading).chunks) {
    for (let at = 0; at < chunk.stepCount; at++) {
      const end = chunk.eventStart[at + 1]!
      for (let row = chunk.eventStart[at]!; row < end; row++) {
        look(eventAt(chunk, row), chunk.firstStep + at)
      }
    }
  }
}

function note(into: Map<string, number[]>, key: string, step: number): void {
  const steps = into.get(key)
  if (steps) steps.push(step)
  else into.set(key, [step])
}

/** How often each is shown, and in which step first, in the order of that. */
function shownIn(steps: ReadonlyMap<string, readonly number[]>): Exercise['events'] {
  const shown = [...steps].map(([key, all]) => [key, { count: all.length, step: all[0]! }] as const)
  return Object.fromEntries(shown)
}

function demandOfKind(what: string, rules: readonly string[], known: readonly string[]): void {
  demandSame(
    `${what} rests on rules that its kind does not name`,
    missing(rules, new Set(known)),
    [],
  )
  demand(new Set(rules).size === rules.length, `${what} names a rule twice: ${rules.join(' ')}`)
}

/** Ids of rules in the brackets of a sentence; a cell may be named like none of them. */
function rulesIn(game: AnyGame, bracket: string): string[] {
  return bracket.split(', ').filter((id) => game.rules.some((rule) => rule.id === id))
}

function missing(all: readonly string[], found: ReadonlySet<string>): string[] {
  return all.filter((one) => !found.has(one))
}

/** All rules that decided an event, the most telling one first. */
function rulesOfEvent({ rule, also = [] }: EventFacts): readonly string[] {
  return [rule, ...also]
}
