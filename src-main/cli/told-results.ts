import type { StoppedBy } from '@core/judging/run-end'
import type { Failing } from '@core/judging/stress'
import type { ByStress } from '@core/suite/how-made'
import type { RunReport } from './judge-schema'

/** One program run as reported here or by `merge`. */
export interface ToldRun extends Omit<RunReport, 'program' | 'test'> {
  readonly stoppedBy: StoppedBy | null
  /** The data for finding a misreading that explains it; null if that would add nothing. */
  readonly toDiagnose: {
    readonly game: string
    /** The answer of the level; empty if there is no output. */
    readonly text: string
    /** Null where it crashed or exceeded a limit. */
    readonly output: string | null
    /** The output of a second run. */
    readonly again?: string
  } | null
}

/** The results on a test. */
export interface JudgedTest {
  /** Its path below the folder. */
  readonly test: string
  /** What is reported about a test without an official answer; otherwise empty. */
  readonly told: string
  /** Of each program that compiles; none without an official answer. */
  readonly runs: readonly ToldRun[]
}

/** The result of a part of the levels. */
export interface ToldStress {
  /** Levels up to the first on which the program fails, or all. */
  readonly tried: number
  /** The first on which it fails, shrunk; null if it passes all. */
  readonly failing: ToldFailing | null
}

interface ToldFailing extends Failing {
  /** The text for standard error. */
  readonly told: string
  /** Name of the test that it becomes, without extension. */
  readonly name: string
  readonly note: string
  /** How it is made again; null if that cannot be noted. */
  readonly how: ByStress | null
}
