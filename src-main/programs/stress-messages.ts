import type { Failure } from '@core/judging/failure'
import type { RunLimits } from '@core/judging/run-end'
import type { Failing, StressPlan } from '@core/judging/stress'
import type { Result } from '@core/kernel/result'
import type { Call } from '../threads/call'
import type { FoundCommand } from './found-command'

/** A program with its name and its resolved command. */
export interface NamedCommand {
  readonly name: string
  readonly found: FoundCommand
}

/** The order for the thread that looks for counterexamples. */
export interface StressOrder {
  readonly game: string
  readonly plan: StressPlan
  readonly program: NamedCommand
  readonly other: NamedCommand | null
  readonly limits: RunLimits
  /** Whether programs are isolated from files and network; if that is impossible, nothing runs. */
  readonly isIsolated: boolean
}

/** How far it has come; ms since the first level was tried. */
export interface StressNews {
  readonly tried: number
  readonly failing: Failing | null
  readonly shrinkTries: number
  readonly shrinkKept: number
  readonly time: number
}

/** What came of it. */
export interface StressOutcome {
  readonly isStopped: boolean
  readonly tried: number
  readonly time: number
  readonly failure: Failure | null
  readonly isSmallest: boolean
}

/** The services of the thread. */
export interface StressService {
  /** Replies when nothing runs any more; else a sentence. */
  search(order: StressOrder, call: Call<StressNews>): Promise<Result<StressOutcome, string>>
}
