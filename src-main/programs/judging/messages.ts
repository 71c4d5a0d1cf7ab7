import type { CompareRule } from '@core/judging/compare-outputs'
import type { RunLimits } from '@core/judging/run-end'
import type { Verdict } from '@core/judging/verdict'
import type { Result } from '@core/kernel/result'
import type {
  MeasureProgress,
  ProgramCell,
  ProgramsEnd,
  ProgramsProgress,
  RunExtent,
} from '@core/protocol/programs'
import type { Call } from '../../threads/call'
import type { FoundCommand } from '../found-command'
import type { Measured } from '../measure-programs'

/** A program to be run, as the user has agreed to it. */
export interface ProgramToRun {
  readonly id: string
  /** Its resolved command, or a sentence why it cannot be run. */
  readonly found: Result<FoundCommand, string>
}

/** A test with an official answer. */
export interface TestToRun {
  /** Below the set. */
  readonly path: string
  /** Absolute. */
  readonly file: string
  /** That of its text as the answer was worked out (`testKey`). */
  readonly key: string
  readonly answer: string
}

/** Programs to be judged on the tests of a set. */
export interface JudgeOrder {
  /** The set's ticket. */
  readonly set: string
  /** The app's folder for stored results, the name in it, and the version that all of them depend on. */
  readonly store: { readonly folder: string; readonly name: string; readonly version: string }
  readonly programs: readonly ProgramToRun[]
  readonly tests: readonly TestToRun[]
  readonly limits: RunLimits
  readonly compare: CompareRule
  /** Absolute path of the folder of the tests with all that belongs to them. */
  readonly folder: string
  /** Whether programs are isolated from files and network; if that is impossible, nothing runs. */
  readonly isIsolated: boolean
  readonly extent: RunExtent
}

/** Programs to be measured. */
export interface MeasureOrder extends Pick<
  JudgeOrder,
  'tests' | 'limits' | 'compare' | 'folder' | 'isIsolated'
> {
  readonly programs: readonly MeasuredOne[]
  /** Of each program on each test. */
  readonly runs: number
}

/** A program whose time counts, as the user has agreed to it. */
export interface MeasuredOne {
  readonly found: FoundCommand
  readonly name: string
  /** False: it should be too slow. */
  readonly isRight: boolean
}

/** A run that was told, with what it printed. */
export interface RunOfJudge extends ProgramCell {
  /** That of the test's text as it was run on. */
  readonly testKey: string
  readonly code: number | null
  readonly signal: string | null
  readonly output: string
  /** Bytes of the whole output. */
  readonly length: number
  /** False where only the beginning of the output is kept. */
  readonly isWhole: boolean
  readonly errors: string
}

/** An output of a program. */
export interface ToldOutput {
  readonly test: string
  /** That of the test's text as it was run on. */
  readonly testKey: string
  readonly verdict: Verdict
  /** Null where it is too long to be kept whole, and where the run crashed or exceeded a limit. */
  readonly output: string | null
  /** The output of a second run; absent if there was none. */
  readonly again?: string
}

/** One program on one test of a set. */
interface Cell {
  readonly set: string
  readonly program: string
  readonly test: string
}

/** The services of the thread that runs programs. */
export interface JudgeService {
  run(order: JudgeOrder, call: Call<ProgramsProgress>): Promise<ProgramsEnd>
  /** Runs programs several times without storing or reporting the runs; or a sentence why one cannot be run. Null if stopped. */
  measure(
    order: MeasureOrder,
    call: Call<MeasureProgress>,
  ): Promise<Result<Measured | null, string>>
  /** A reported run; null if there is none. */
  details(asked: Cell): RunOfJudge | null
  /** All reported outputs of a program, of runs that ended by themselves. */
  outputs(asked: Omit<Cell, 'test'>): readonly ToldOutput[]
  /** Drops the reported runs of a set. */
  forget(set: string): void
}
