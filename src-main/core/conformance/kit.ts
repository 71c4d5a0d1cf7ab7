import type { AnyGame } from '../game/any-game'
import { makeRng, type Rng } from '../kernel/rng'
import type { ReadingId } from '../trace/machine'

/** A sample folder of a game, read from disk by the code that runs the checks. */
export interface Sample {
  readonly name: string
  /** level.txt */
  readonly text: string
  /** answer.txt: the official answer; null when the level cannot be run. */
  readonly answer: string | null
  /** diagnostics.json: a list of code, place and args. */
  readonly diagnostics: string | null
  /** trace.txt: the run in words; null when it would be long. */
  readonly trace: string | null
}

/** What a check works on. */
export interface Subject extends Partial<FaultMaker> {
  readonly game: AnyGame
  readonly samples: readonly Sample[]
  /** An edit that fits the level. */
  randomEdit(level: unknown, rng: Rng): unknown
  /** A small level without errors that has several inputs. */
  playedLevel(rng: Rng): unknown
  /** How often chance is tried: `few` times, or `all` in the long run. */
  tries(few: number, all: number): number
}

/** Makes levels with inputs that cannot be played; absent for games whose inputs always can (`Inputs.firstFault`). */
export interface FaultMaker {
  /** A played level with one input made one that cannot be played, and its number. */
  plantFault(level: unknown, rng: Rng): { readonly level: unknown; readonly index: number }
  /** A played level with one input changed to another that can be played where it stands or cannot. */
  changeInput(level: unknown, rng: Rng): unknown
}

/** One demand that every game has to meet; `run` throws with the reason when it is not met. */
export interface Check {
  readonly name: string
  run(subject: Subject): void
}

/** Throws unless both are the same value, compared as JSON. */
export function demandSame(what: string, found: unknown, expected: unknown): void {
  if (isSame(found, expected)) return
  const a = JSON.stringify(found)
  const b = JSON.stringify(expected)
  if (a === b) return
  let at = 0
  while (a[at] === b[at]) at++
  const from = Math.max(0, at - 60)
  throw new Error(
    `${what}:\n  found    …${a.slice(from, at + 120)}\n  expected …${b.slice(from, at + 120)}`,
  )
}

/** Says yes only to what is the same as JSON, too, and far sooner. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (a.constructor !== b.constructor) return false
  if (a instanceof Int32Array || Array.isArray(a)) {
    const [here, there] = [a as ArrayLike<unknown>, b as ArrayLike<unknown>]
    if (here.length !== there.length) return false
    for (let at = 0; at < here.length; at++) if (!isSame(here[at], there[at])) return false
    return true
  }
  const [here, there] = [Object.entries(a), Object.entries(b)]
  if (here.length !== there.length) return false
  return here.every(([key, value], at) => key === there[at]![0] && isSame(value, there[at]![1]))
}

export function demand(isMet: boolean, what: string): void {
  if (!isMet) throw new Error(what)
}

/** What makes faulty inputs of a game; null if its inputs can always be played. */
export function faultMaker({ game, plantFault, changeInput }: Subject): FaultMaker | null {
  const { firstFault } = game.inputs
  if (plantFault && changeInput && firstFault) return { plantFault, changeInput }
  const isNone = !plantFault && !changeInput && !firstFault
  demand(
    isNone,
    'firstFault of its inputs and, in its testing.ts, plantFault and changeInput belong together: all or none',
  )
  const codes = game.errorCodes.filter((code) => game.inputs.isOfInput(code))
  demandSame('errors of inputs, though all can be played', codes, [])
  return null
}

/** The level of a text that can be read; throws when it cannot. */
export function readableLevel(game: AnyGame, text: string): unknown {
  const parsed = game.format.parse(text)
  if (!parsed.ok) throw new Error(`cannot be read: ${game.message(parsed.error[0]!)}`)
  return parsed.value.level
}

interface SampleLevel {
  readonly name: string
  readonly text: string
  readonly level: unknown
}

/** Samples that can be read, with their levels. */
export const readableSamples = once(({ game, samples }): readonly SampleLevel[] =>
  samples.flatMap(({ name, text }) => {
    const parsed = game.format.parse(text)
    return parsed.ok ? [{ name, text, level: parsed.value.level }] : []
  }),
)

/** Samples that can be run, with their levels. */
export const runnableSamples = once((subject) =>
  readableSamples(subject).filter(({ level }) =>
    subject.game.validate(level).every(({ severity }) => severity !== 'error'),
  ),
)

/** What nearly all checks look at is made once for them all. */
function once<Made>(make: (subject: Subject) => Made): (subject: Subject) => Made {
  const made = new WeakMap<readonly Sample[], Made>()
  return (subject) => {
    const found = made.get(subject.samples) ?? make(subject)
    made.set(subject.samples, found)
    return found
  }
}

/**
 * Readings that are tried on a level, by the number of the level among all. Each is tried on one of so many levels;
 * in the long run on every one.
 */
export function readingsOn(
  { game, tries }: Subject,
  number: number,
  oneOf: number,
): readonly ReadingId[] {
  const apart = tries(oneOf, 1)
  return game.engine.readings.flatMap(({ id }, at) => ((at + number) % apart === 0 ? [id] : []))
}

/** A generated level, small or middling, named by its seed. */
export function generatedLevel(game: AnyGame, seed: number): { name: string; level: unknown } {
  const rng = makeRng(seed)
  const recipe: Record<string, number> = { ...game.generator.defaults }
  for (const { key, lowest, highest } of game.generator.fields) {
    const usual = game.generator.defaults[key]!
    const most = seed % 2 === 0 ? Math.max(lowest, usual >> 1) : usual
    recipe[key] = rng.between(lowest, Math.min(highest, most))
  }
  return { name: `generated with seed ${seed}`, level: game.generator.generate(recipe, rng) }
}
