import type { AnyGame } from '@core/game/any-game'
import { failureOf, judgeTried, type Failure, type TriedRun } from '@core/judging/failure'
import type { RunLimits } from '@core/judging/run-end'
import {
  findFailing,
  shrinkFailing,
  type Failing,
  type MakeLevel,
  type StressPlan,
  type TryOn,
} from '@core/judging/stress'
import { tryOnLevel } from './level-trials'
import type { ProgramRunner } from './program-runner'
import type { ReadyProgram } from './ready-program'

/** What is tried on what, and what does the work. */
export interface StressRun {
  readonly game: AnyGame
  readonly plan: StressPlan
  readonly program: ReadyProgram
  /** Its output is taken for right; null for the rules. */
  readonly other: ReadyProgram | null
  readonly limits: RunLimits
  readonly runner: Pick<ProgramRunner, 'run'>
  readonly make: MakeLevel
  /** Ends all of it: before a level has failed the run is rejected, then it gives the smallest so far. */
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
  /** Whether nothing single can be taken away from that level. */
  readonly isSmallest: boolean
}

/** Tries a program on the levels of a plan, and makes the first on which it fails small. */
export async function stressPrograms(run: StressRun): Promise<StressResult> {
  const { game, plan, program, other, limits, runner, make, stop } = run
  const trials = { runner, limits, ...(stop && { stop }) }
  /** Runs that have failed, by the text of their level. */
  const failed = new Map<string, TriedRun>()
  const tryOn: TryOn = async ({ text, answer }) => {
    const tried = await tryOnLevel(trials, program, other, text)
    const { verdict } = judgeTried(tried, answer)
    if (verdict !== 'OK') failed.set(text, tried)
    return verdict
  }
  const { tried, failing } = await findFailing(plan, make, tryOn, run.onTried)
  if (!failing) return { tried, failure: null, isSmallest: false }
  run.onFound?.(failing)
  let small = failing
  let isSmallest = true
  try {
    await shrinkFailing(game, failing, plan, tryOn, (count, taken) => {
      if (taken !== null) small = { ...failing, text: taken }
      run.onShrunk?.(count, taken !== null)
      const kept = failed.get(small.text)!
      failed.clear()
      failed.set(small.text, kept)
    })
  } catch (error) {
    if (!stop?.aborted) throw error
    isSmallest = false
  }
  return { tried, failure: failureOf(game, small, failed.get(small.text)!), isSmallest }
}
