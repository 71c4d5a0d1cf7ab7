import type { Diagnosis } from '../judging/diagnosis'
import type { OutputExplanation } from '../judging/explain-output'
import type { Verdict } from '../judging/verdict'
import type { GroupExpectations } from '../suite/group-expectations'

/** A program of a set. The page refers to it by `id` and names neither command nor path. */
export interface SetProgram {
  /** Identifies it as long as it is kept under its name. */
  readonly id: string
  readonly name: string
  /** The command as in the file, for display only: made visible, a long one shortened in the middle. */
  readonly command: string
  /** Verdicts that it may get over all tests, see `isAsExpected`; null if no verdict is expected. */
  readonly expects: readonly Verdict[] | null
  /** The same over the tests of groups. */
  readonly groups: GroupExpectations
  /** Whether it runs without a question: the user has chosen it, or has agreed before. */
  readonly isTrusted: boolean
  /** Changes whenever one of the files that its command names is written. */
  readonly source: string
  /** Additional flags for its compiler, as one text; null if nothing is compiled. */
  readonly flags: string | null
  /** Whether its compiler can build checks into it. */
  readonly hasSanitizers: boolean
}

/** Whether programs are isolated from files and network. */
export interface ProgramIsolation {
  /** Whether the user wants it: then nothing runs where it is not possible. */
  readonly isOn: boolean
  /** Whether this computer can do it. */
  readonly isHere: boolean
}

/** The programs of a set, in order. */
export interface SetPrograms {
  readonly programs: readonly SetProgram[]
  /** Why `boardwright.json` cannot be read, one sentence with its line; the list is then the last one known. */
  readonly problem: string | null
  readonly isolation: ProgramIsolation
}

/** A language whose programs can be prepared on this computer. */
export interface ProgramLanguage {
  /** "C++". */
  readonly name: string
  /** Extensions of its files, with the dot. */
  readonly endings: readonly string[]
}

/** The result of choosing programs in the dialog. */
export interface ChosenPrograms {
  /** Ids of the programs that were added. */
  readonly added: readonly string[]
  /** Why others were not, one sentence each. */
  readonly problems: readonly string[]
  /** The step that undo would take back next; null if there is none. */
  readonly undo: string | null
}

/** A change of the list; it is a step of the set, which `set:undo` takes back. */
export type ProgramChange =
  | { readonly kind: 'name'; readonly program: string; readonly name: string }
  | {
      readonly kind: 'expects'
      readonly program: string
      /** Null: no verdict is expected any more. */
      readonly expects: readonly Verdict[] | null
      /** Expected of the tests in this group only; absent: of all tests. */
      readonly group?: string
    }
  /** Sets the additional flags for its compiler; none if the text is empty. */
  | { readonly kind: 'flags'; readonly program: string; readonly flags: string }
  | { readonly kind: 'remove'; readonly programs: readonly string[] }
  /** Moves a program before another one; null moves it to the end. */
  | { readonly kind: 'place'; readonly program: string; readonly before: string | null }

/** The limits for a run on a test. */
export interface ProgramLimits {
  /** Processor time in ms; the limit of real time is twice that plus 5 s. */
  readonly time: number
  /** Memory in bytes. */
  readonly memory: number
}

/**
 * What is run: nothing, only kept results are reported (`kept`); only if program, test or limits have changed since
 * (`changed`); everything (`all`).
 */
export type RunExtent = 'kept' | 'changed' | 'all'

/** Runs programs of a set on its tests. */
export interface RunProgramsRequest {
  readonly set: string
  /** Ids; null for all. */
  readonly programs: readonly string[] | null
  /** Paths below the set; null for all. */
  readonly tests: readonly string[] | null
  readonly limits: ProgramLimits
  readonly extent: RunExtent
}

/** How a program ended on a test. */
export interface ProgramCell {
  readonly program: string
  /** The test's path. */
  readonly test: string
  readonly verdict: Verdict
  /** Processor time in ms; null if the system does not report it. */
  readonly cpu: number | null
  /** Real time, in ms. */
  readonly wall: number
  /** Maximum memory observed, in bytes; null for a run too short to be observed. */
  readonly memory: number | null
  /** Taken from an earlier run: program, test and limits are unchanged since. */
  readonly isKept: boolean
}

/** The state of a program as a whole. */
export interface ProgramRow {
  readonly program: string
  /**
   * `compiling`, or `ready` to run; `compile`: it does not compile, its verdict is CE; `command`: its command cannot be run;
   * `untrusted`: the user has not agreed to run it.
   */
  readonly state: 'compiling' | 'ready' | 'compile' | 'command' | 'untrusted'
  /** Output of the compiler, or a sentence; empty if nothing is wrong. */
  readonly message: string
}

/** Progress of the runs; cells are reported once, several at a time, and replace earlier ones. */
export interface ProgramsProgress {
  readonly rows: readonly ProgramRow[]
  readonly cells: readonly ProgramCell[]
  /** Number of finished cells, of all. */
  readonly done: number
  readonly of: number
}

/** How running ended. */
export interface ProgramsEnd {
  readonly isStopped: boolean
  /** Numbers of cells that were run, and that were kept. */
  readonly ran: number
  readonly kept: number
  /** Paths of the tests that were left out because they have no official answer or have just changed. */
  readonly without: readonly string[]
  /** Duration in ms. */
  readonly time: number
}

/** Details of a run of a program on a test. */
export interface ProgramRunDetails extends ProgramCell {
  /** Exit code; null after a signal, a limit, or if it was never started. */
  readonly code: number | null
  /** Name of the signal that ended it; null if there was none. */
  readonly signal: string | null
  /** Standard output, up to a limit, and its full length in characters. */
  readonly output: string
  readonly outputLength: number
  /** The beginning of standard error; for a compilation error the output of the compiler. */
  readonly errors: string
  /**
   * Comparison of the output with the official answer; null if there was none, or it is too long to be kept completely.
   */
  readonly explanation: OutputExplanation | null
}

/** Measures the resources that programs of a set need, to propose limits. */
export interface MeasureRequest {
  readonly set: string
  /** Processor time in ms after which a run is ended. */
  readonly most: number
  /** Number of runs of each program on each test. */
  readonly runs: number
}

/** How many runs have finished, of all. */
export interface MeasureProgress {
  readonly done: number
  readonly of: number
}

/** The measurements as a readable table: one row for each program. */
export interface MeasuredTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Limits based on measurements. */
export interface ProposedLimits extends MeasuredTable {
  /** The proposal in sentences, or the reason why there is none. */
  readonly said: string
  /** Null if none can be proposed. */
  readonly limits: ProgramLimits | null
  /** Whether the time limit is far enough from correct and slow programs. */
  readonly isApart: boolean
}

/** Maximum number of measured runs of each program on each test. */
export const mostMeasuredRuns = 20

/** Why the answers of a program are wrong, over all tests of a game. */
export interface GameDiagnosis {
  readonly game: string
  /** Paths of the tests of the game whose run was examined; the numbers of the diagnosis refer to them. */
  readonly tests: readonly string[]
  readonly diagnosis: Diagnosis
}

/** Diagnosis of a program. */
export interface ProgramDiagnosis {
  readonly games: readonly GameDiagnosis[]
  /** Number of wrong outputs that are too long to be kept completely, and so were not examined. */
  readonly tooLong: number
  /** Text to be sent to the contestant. */
  readonly text: string
}

/** Asks why the answers of a program are wrong. */
export interface DiagnosisRequest {
  readonly set: string
  readonly program: string
}

/** Maximum number of programs of a set, and maximum length of their names and commands. */
export const mostPrograms = 1000
export const longestProgramName = 200
export const longestCommand = 2000

/** Minimum and maximum limits of a run: processor time in ms, and memory in bytes. */
export const timeBounds = [10, 3_600_000] as const
export const memoryBounds = [2 ** 20, 2 ** 40] as const
