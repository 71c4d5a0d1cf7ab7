import type { AnyGame } from '../game/any-game'
import { joinReadings } from '../game/reading-table'
import type { ReadingId } from '../trace/machine'

/** What a program printed for a level. */
export interface ToDiagnose {
  readonly level: unknown
  readonly output: string
}

/** A misreading, or two at once, by which an output that is wrong would be right. */
export interface Suspect {
  readonly readings: readonly ReadingId[]
  /** Numbers of the outputs that are just what it gives, right ones among them. */
  readonly same: readonly number[]
  /** Numbers of those that are not. */
  readonly others: readonly number[]
}

/** What some outputs of one program have in common. */
export interface Diagnosis {
  /** Numbers of the outputs that are not the official answer. */
  readonly wrong: readonly number[]
  /** Those that explain most of the wrong outputs, and of these most outputs in all, come first. */
  readonly suspects: readonly Suspect[]
}

/** Readings that are held together; none are the official rules. */
export type Readings = readonly ReadingId[]

/** Asks of some outputs under which of these readings each of them would be right. */
export interface Ask {
  /** Numbers of the outputs. */
  readonly outputs: readonly number[]
  readonly candidates: readonly Readings[]
}

/** For each output that was asked about the numbers of the candidates under which it is right. */
export type Told = readonly (readonly number[])[]

/** Most suspects that are told: further ones explain no more. */
const MOST = 5

/**
 * Compares the outputs of a program with the answers under each misreading, and where none explains all that is wrong,
 * under each two at once. Outputs are compared word by word, as judges do.
 */
export function diagnose(game: AnyGame, outputs: readonly ToDiagnose[]): Diagnosis {
  const steps = diagnosing(game, outputs.length)
  let step = steps.next()
  while (!step.done) {
    const { candidates, outputs: asked } = step.value
    step = steps.next(asked.map((at) => rightUnder(game, outputs[at]!, candidates)))
  }
  return step.value
}

/** Numbers of the readings under which an output is right. */
export function rightUnder(
  game: AnyGame,
  { level, output }: ToDiagnose,
  candidates: readonly Readings[],
): number[] {
  const printed = inWords(output)
  return candidates.flatMap((readings, at) => {
    const reading = readings.length === 0 ? undefined : joinReadings(readings)
    return inWords(game.engine.answer(level, reading)) === printed ? at : []
  })
}

/** The same as `diagnose` for whoever answers the questions on threads: `count` is that of the outputs. */
export function* diagnosing(game: AnyGame, count: number): Generator<Ask, Diagnosis, Told> {
  const all = Array.from({ length: count }, (_, at) => at)
  const ids = game.engine.readings.map(({ id }) => id)
  const officially = yield { outputs: all, candidates: [[]] }
  const wrong = all.filter((at) => officially[at]!.length === 0)
  const right = all.filter((at) => officially[at]!.length > 0)
  if (wrong.length === 0) return { wrong, suspects: [] }
  const singles = ids.map((id) => [id])
  let found = ranked(singles, wrong, yield { outputs: wrong, candidates: singles }, 1)
  const best = found[0]?.explained.length ?? 0
  if (best < wrong.length) {
    const pairs = ids.flatMap((id, at) => ids.slice(at + 1).map((other) => [id, other]))
    const underTwo = yield { outputs: wrong, candidates: pairs }
    found = [...ranked(pairs, wrong, underTwo, best + 1), ...found].slice(0, MOST)
  }
  // The right outputs are asked only of the few that are told, and nothing is asked twice.
  const candidates = found.map(({ readings }) => readings)
  const under = yield { outputs: right, candidates }
  const suspects = found.map(({ readings, explained }, at) => {
    const rightToo = right.filter((_, number) => under[number]!.includes(at))
    const same = [...explained, ...rightToo].sort((a, b) => a - b)
    const others = all.filter((output) => !same.includes(output))
    return { count: explained.length, suspect: { readings, same, others } }
  })
  suspects.sort((a, b) => b.count - a.count || b.suspect.same.length - a.suspect.same.length)
  return { wrong, suspects: suspects.map(({ suspect }) => suspect) }
}

/** The candidates that explain most of some outputs, `least` at least; `told` is of these outputs. */
function ranked(
  candidates: readonly Readings[],
  outputs: readonly number[],
  told: Told,
  least: number,
) {
  const found = candidates.map((readings) => ({ readings, explained: [] as number[] }))
  for (const [number, under] of told.entries())
    for (const at of under) found[at]!.explained.push(outputs[number]!)
  return found
    .filter(({ explained }) => explained.length >= least)
    .sort((a, b) => b.explained.length - a.explained.length)
    .slice(0, MOST)
}

function inWords(text: string): string {
  return text.trim().split(/\s+/).join(' ')
}
