import type { AnyGame } from '@core/game/any-game'
import {
  failureOf,
  judgeTried,
  type Failure,
  type FailureCause,
  type TriedRun,
} from '@core/judging/failure'
import type { RunLimits } from '@core/judging/run-end'
import {
  findFailing,
  ordersBefore,
  shrinkFailing,
  type Failing,
  type MakeLevel,
  type StressPlan,
  type TryOn,
} from '@core/judging/stress'
import { tryOnLevel, type Trials } from './level-trials'
import type { ProgramRunner } from './program-runner'
import type { ReadyProgram } from './ready-program'
import { StressEvidence } from './stress-evidence'

/** The programs and the plan of a stress test, and the parts that run it. */
export interface StressRun {
  readonly game: AnyGame
  readonly plan: StressPlan
  readonly program: ReadyProgram
  /** The reference program; null for the rules. */
  readonly other: ReadyProgram | null
  readonly limits: RunLimits
  readonly runner: Pick<ProgramRunner, 'run'>
  readonly make: MakeLevel
  /** Ends the run: before a failure it is rejected, afterwards it returns the smallest level so far. */
  readonly stop?: AbortSignal
  readonly onTried?: (tried: number) => void
  /** Hears of the level that was found, before it is made small. */
  readonly onFound?: (failing: Failing) => void
  /** Hears of each smaller level that was tried. */
  readonly onShrunk?: (tried: number, isTaken: boolean) => void
}

/** What came of it. */
export interface StressResult {
  /** Levels up to the first on which it fails, or all. */
  readonly tried: number
  readonly failure: Failure | null
  /** Whether no single thing can be removed from that level. */
  readonly isSmallest: boolean
}

/** Tries a program on the levels of a plan, and makes the first on which it fails small. */
export async function stressPrograms(run: StressRun): Promise<StressResult> {
  const { game, plan, program, other, limits, runner, make, stop } = run
  const trials = { runner, limits, ...(stop && { stop }) }
  /** Runs that have failed, by the text of their level. */
  const failed = new Map<string, TriedRun>()
  const evidence = new StressEvidence(game)
  const tryOn: TryOn = async ({ text, answer }) => {
    const tried = await tryOnLevel(trials, program, other, text)
    const { verdict } = judgeTried(tried, answer, plan.compare)
    if (verdict !== 'OK') failed.set(text, tried)
    if (failing) evidence.add('smaller', text, tried.end)
    return verdict
  }
  let failing: Failing | null = null
  const stressed = await findFailing(plan, make, tryOn, run.onTried)
  const { tried } = stressed
  if (!stressed.failing) return { tried, failure: null, isSmallest: false }
  const found = (failing = stressed.failing)
  run.onFound?.(found)
  evidence.add('found', found.text, failed.get(found.text)!.end)
  let small = found
  const kept: number[] = []
  let isSmallest = true
  try {
    await shrinkFailing(game, found, plan, tryOn, (count, taken) => {
      if (taken !== null) {
        small = { ...found, text: taken }
        kept.push(count)
      }
      run.onShrunk?.(count, taken !== null)
      const last = failed.get(small.text)!
      failed.clear()
      failed.set(small.text, last)
    })
  } catch (error) {
    if (!stop?.aborted) throw error
    isSmallest = false
  }
  const failure = failureOf(game, small, failed.get(small.text)!, plan.compare)
  const cause = failure.explanation && (await causeOf(run, trials, evidence, found))
  return { tried, failure: { ...failure, cause, kept }, isSmallest }
}

/** Levels before the one that was found on which the program is run once more. */
const BEFORE = 24

/**
 * The cause of a failure, by the outputs on the level that was found, on levels before it, on smaller ones, and on
 * levels that are made to decide. Earlier levels are run again, so that parts of a search give the same result as the
 * whole.
 */
async function causeOf(
  { plan, make, program, stop }: StressRun,
  trials: Trials,
  evidence: StressEvidence,
  { candidate }: Failing,
): Promise<FailureCause | null> {
  const tryOne = async (origin: 'before' | 'deciding', text: string): Promise<void> =>
    evidence.add(origin, text, (await tryOnLevel(trials, program, null, text)).end)
  try {
    for (const order of ordersBefore(plan, candidate, BEFORE)) {
      const level = await make(order)
      if (level) await tryOne('before', level.text)
    }
    const first = evidence.diagnosis()
    if (first)
      for (const { text } of evidence.deciding(first, plan.seed)) await tryOne('deciding', text)
  } catch (error) {
    if (!stop?.aborted) throw error
  }
  const diagnosis = evidence.diagnosis()
  if (!diagnosis) return null
  const readings = diagnosis.standing === 'cause' ? diagnosis.suspects[0]!.readings : null
  return { readings, lines: evidence.lines(diagnosis) }
}
