import type { CompareRule } from '@core/judging/compare-outputs'
import type { RunLimits } from '@core/judging/run-end'
import type { Verdict } from '@core/judging/verdict'
import type { Result } from '@core/kernel/result'
import type { ProgramCell, ProgramRow, ProgramsEnd, RunExtent } from '@core/protocol/programs'
import type { FoundCommand } from '../found-command'

/** A program to be run, as the user has agreed to it. */
export interface ProgramToRun {
  readonly id: string
  /** What its command stands for; else why it cannot be run, a sentence. */
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
export interface RunOrder {
  readonly kind: 'run'
  /** Told with all that is said of it. */
  readonly id: number
  /** The set's ticket. */
  readonly set: string
  /** Folder of the app's own for what is kept, the name there, and what all of it depends on. */
  readonly store: { readonly folder: string; readonly name: string; readonly version: string }
  readonly programs: readonly ProgramToRun[]
  readonly tests: readonly TestToRun[]
  readonly limits: RunLimits
  readonly compare: CompareRule
  /** Absolute path of the folder of the tests with all that belongs to them. */
  readonly folder: string
  /** Whether files and network are kept from the programs; where that cannot be, nothing runs. */
  readonly isIsolated: boolean
  readonly extent: RunExtent
}

/** What the thread that runs programs is told. */
export type JudgeOrder =
  | RunOrder
  | { readonly kind: 'stop'; readonly id: number }
  /** Asks for a run that was told. */
  | {
      readonly kind: 'details'
      readonly id: number
      readonly set: string
      readonly program: string
      readonly test: string
    }
  /** Asks for all outputs of a program that were told, of runs that came to an end of their own. */
  | {
      readonly kind: 'outputs'
      readonly id: number
      readonly set: string
      readonly program: string
    }
  /** Nothing is asked about a set any more. */
  | { readonly kind: 'forget'; readonly set: string }
  /** Asks whether it still answers. */
  | { readonly kind: 'pulse' }
  /** Everything is to be ended; the thread ends then. */
  | { readonly kind: 'end' }

/** A run that was told, with what it printed. */
export interface ToldRun extends ProgramCell {
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
  /** What it printed when it was run once more; absent where it was not. */
  readonly again?: string
}

/** What the thread says. */
export type JudgeReport =
  | {
      readonly kind: 'progress'
      readonly id: number
      readonly rows: readonly ProgramRow[]
      readonly cells: readonly ProgramCell[]
      readonly done: number
      readonly of: number
    }
  | { readonly kind: 'run'; readonly id: number; readonly end: ProgramsEnd }
  | { readonly kind: 'details'; readonly id: number; readonly run: ToldRun | null }
  | { readonly kind: 'outputs'; readonly id: number; readonly outputs: readonly ToldOutput[] }
  | { readonly kind: 'pulse' }
  /** A bug, or the system refused something; an answer like the others. */
  | { readonly kind: 'failed'; readonly id: number; readonly message: string }
  /** What cannot be kept; nothing else suffers. */
  | { readonly kind: 'not-kept'; readonly id: number; readonly message: string }
