import type { AnyGame } from '../game/any-game'
import { joinReadings } from '../game/reading-table'
import { reachesOf } from '../suite/reaches'
import { matched, RightOutputs, type Matched } from './candidates'
import type { AnswersUnder, Ask, Diagnosis, Readings, Suspect } from './diagnosis'
import { bitsNeeded, bitsOf, bitsOfShare, bitsTogether } from './evidence'
import { isBeyondReadings, isCutShort, plainFaults, type SeenOutput } from './plain-faults'
import { unvariedIn } from './unvaried'
import { wordsPrint } from './words-print'

/** A program's output for a level. */
export interface ToDiagnose extends SeenOutput {
  readonly level: unknown
}

/** Maximum number of suspects that are reported: more explain nothing further. */
const MOST = 5

/** Finds what the outputs of a program have in common, and which misreadings it may have. */
export function diagnose(game: AnyGame, outputs: readonly ToDiagnose[]): Diagnosis {
  const seen = outputs.map((one) =>
    one.output === null ? one : { ...one, reaches: reachesOf(game, one.level) },
  )
  const steps = diagnosing(game, seen)
  let step = steps.next()
  while (!step.done) {
    const { candidates, outputs: asked } = step.value
    step = steps.next(
      asked.map((at) => answersUnder(game, outputs[at]!.level, outputs[at]!.output!, candidates)),
    )
  }
  return step.value
}

/** The answers for a level under some readings, as requested by `diagnosing`. */
export function answersUnder(
  game: AnyGame,
  level: unknown,
  output: string,
  candidates: readonly Readings[],
): AnswersUnder {
  const answers = candidates.map((readings) =>
    game.engine.answer(level, readings.length === 0 ? undefined : joinReadings(readings)),
  )
  // Most readings make no difference to most levels: there are few different answers, and computing a print takes
  // longest.
  const prints = new Map([...new Set(answers)].map((answer) => [answer, wordsPrint(answer)]))
  return {
    prints: answers.map((answer) => prints.get(answer)!),
    isCut: isCutShort(output, answers[0] ?? ''),
  }
}

/** The same as `diagnose`, for callers that answer its questions on threads. */
export function* diagnosing(
  game: Pick<AnyGame, 'engine'>,
  seen: readonly SeenOutput[],
): Generator<Ask, Diagnosis, readonly AnswersUnder[]> {
  const there = seen.flatMap(({ output }, at) => (output === null ? [] : at))
  const printed = seen.map(({ output }) => (output === null ? '' : wordsPrint(output)))
  const officially = yield { outputs: there, candidates: [[]] }
  const compared = new Map(
    there.map((at, number) => {
      const { prints, isCut } = officially[number]!
      return [at, { official: prints[0]!, isWrong: prints[0] !== printed[at], isCut }] as const
    }),
  )
  const wrong = there.filter((at) => compared.get(at)!.isWrong)
  const right = there.filter((at) => !compared.get(at)!.isWrong)
  const faults = plainFaults(seen, compared)
  const ids = game.engine.readings.map(({ id }) => id)
  const silent = { faults, wrong, standing: 'none', suspects: [], more: 0, needed: 0 } as const
  if (wrong.length === 0 || isBeyondReadings(faults)) return silent

  const singles = ids.map((id) => [id])
  const underOne = yield { outputs: wrong, candidates: singles }
  const alone = new Map(wrong.map((at, number) => [at, underOne[number]!.prints] as const))
  const rights = new RightOutputs(right, printed)
  let tried = singles.length
  let found = matched(singles, wrong, underOne, printed)
  let whole = yield* rights.unrefuted(found.filter(isWhole))
  if (whole.length === 0) {
    const pairs = ids.flatMap((id, at) => ids.slice(at + 1).map((other) => [id, other]))
    tried += pairs.length
    const two = matched(pairs, wrong, yield { outputs: wrong, candidates: pairs }, printed)
    found = [...found, ...two]
    whole = yield* rights.unrefuted(two.filter(isWhole))
  }
  const needed = bitsNeeded(tried)
  const hasFailed = there.length < seen.length
  if (whole.length === 0 || hasFailed) {
    const closest = yield* rights.closest(found)
    if (!closest || closest.same.length <= right.length) return { ...silent, needed }
    return { ...silent, needed, standing: 'closest', suspects: [suspectOf(closest)] }
  }
  const suspects = whole.slice(0, MOST).map((one) => suspectOf({ ...one, same: there }))
  const more = whole.length - suspects.length
  const [first] = suspects
  const isCause = whole.length === 1 && first!.bits >= needed && areBothNeeded(first!.readings)
  const standing = isCause ? 'cause' : whole.length === 1 ? 'possible' : 'tied'
  const unvaried =
    standing === 'tied' ? null : unvariedIn(there.map((at) => seen[at]!.reaches ?? []))
  return { faults, wrong, standing, suspects, more, needed, ...(unvaried && { unvaried }) }

  function isWhole({ explained }: Matched): boolean {
    return explained.length === wrong.length
  }

  function suspectOf({ readings, explained, same }: Matched & Pick<Suspect, 'same'>): Suspect {
    const others = seen.flatMap((_, at) => (same.includes(at) ? [] : at))
    return { readings, same, others, bits: bitsFor(readings, explained) }
  }

  /** The evidence of wrong outputs for a misreading, or for two, in bits. */
  function bitsFor(readings: Readings, outputs: readonly number[]): number {
    const others = ids.flatMap((id, at) => (readings.includes(id) ? [] : at))
    const said = outputs.filter((at) => seen[at]!.isDerived !== true)
    return bitsTogether(
      said.map((at) => {
        const prints = others.map((other) => alone.get(at)![other])
        const off = prints.filter((print) => print !== compared.get(at)!.official)
        const print = printed[at]!
        return { print, bits: bitsOf(off.length, off.filter((one) => one === print).length) }
      }),
    )
  }

  function areBothNeeded(readings: Readings): boolean {
    if (readings.length === 1) return true
    return readings.every((id) => {
      const at = ids.indexOf(id)
      const without = wrong.filter((output) => alone.get(output)![at] !== printed[output])
      return bitsFor(readings, without) >= bitsOfShare
    })
  }
}
