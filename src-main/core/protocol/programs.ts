import type { Diagnosis } from '../judging/diagnosis'
import type { OutputExplanation } from '../judging/explain-output'
import type { Verdict } from '../judging/verdict'
import type { GroupExpectations } from '../suite/group-expectations'

/** A program that is kept with a set. The page speaks of it by `id` and names neither command nor path. */
export interface SetProgram {
  /** Stands for it as long as it is kept under its name. */
  readonly id: string
  readonly name: string
  /** The command as it stands in the file, for showing only: made visible, a long one is cut in the middle. */
  readonly command: string
  /** Verdicts that it may get over all tests, see `isAsExpected`; null if nothing is expected of it. */
  readonly expects: readonly Verdict[] | null
  /** The same over the tests of groups. */
  readonly groups: GroupExpectations
  /** Whether it runs without a question: the user has chosen it, or agreed to it once. */
  readonly isTrusted: boolean
  /** Another text whenever one of the files that its command names is written. */
  readonly source: string
  /** Further flags for its compiler, as one text; null if nothing is compiled. */
  readonly flags: string | null
  /** Whether its compiler can build checks into it. */
  readonly hasSanitizers: boolean
}

/** Whether files and network are kept from programs. */
export interface ProgramIsolation {
  /** Whether the user wants it: then nothing runs where it cannot be. */
  readonly isOn: boolean
  /** Whether this computer can do it. */
  readonly isHere: boolean
}

/** The programs of a set, in their order. */
export interface SetPrograms {
  readonly programs: readonly SetProgram[]
  /** Why `boardwright.json` cannot be read, one sentence with its line; the list is then the last one known. */
  readonly problem: string | null
  readonly isolation: ProgramIsolation
}

/** A language whose programs can be made ready on this machine. */
export interface ProgramLanguage {
  /** "C++". */
  readonly name: string
  /** Endings of its files, with the dot. */
  readonly endings: readonly string[]
}

/** What became of choosing programs in the dialog. */
export interface ChosenPrograms {
  /** Those that are kept now, by id. */
  readonly added: readonly string[]
  /** Why others are not, a sentence each. */
  readonly problems: readonly string[]
  /** What undoing would take back next; null when nothing. */
  readonly undo: string | null
}

/** A change of the list; it is a step of the set, which `set:undo` takes back. */
export type ProgramChange =
  | { readonly kind: 'name'; readonly program: string; readonly name: string }
  | {
      readonly kind: 'expects'
      readonly program: string
      /** Null: nothing is expected any more. */
      readonly expects: readonly Verdict[] | null
      /** Of the tests of this group alone; absent: of all. */
      readonly group?: string
    }
  /** Sets the further flags for its compiler; none if the text is empty. */
  | { readonly kind: 'flags'; readonly program: string; readonly flags: string }
  | { readonly kind: 'remove'; readonly programs: readonly string[] }
  /** Puts one before another; null: behind all. */
  | { readonly kind: 'place'; readonly program: string; readonly before: string | null }

/** What a run on a test may use. */
export interface ProgramLimits {
  /** Ms of processor time; on the clock it may take twice that and 5 s more. */
  readonly time: number
  /** Bytes. */
  readonly memory: number
}

/**
 * What is run: nothing, only what is kept is told (`kept`); only where program, test or limits have changed since
 * (`changed`); all (`all`).
 */
export type RunExtent = 'kept' | 'changed' | 'all'

/** Runs programs of a set on its tests. */
export interface RunProgramsRequest {
  readonly set: string
  /** By id; null for all. */
  readonly programs: readonly string[] | null
  /** By path below the set; null for all. */
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
  /** Ms of processor time; null if the system does not tell. */
  readonly cpu: number | null
  /** Ms on the clock. */
  readonly wall: number
  /** The most bytes seen in use at once; null for a run too short to be looked at. */
  readonly memory: number | null
  /** Taken from an earlier run: program, test and limits are unchanged since. */
  readonly isKept: boolean
}

/** What is to be said of a program as a whole. */
export interface ProgramRow {
  readonly program: string
  /**
   * `compiling`, or `ready` to run; `compile`: it does not compile, its verdict is CE; `command`: its command cannot be run;
   * `untrusted`: the user has not agreed to run it.
   */
  readonly state: 'compiling' | 'ready' | 'compile' | 'command' | 'untrusted'
  /** What the compiler said, or a sentence; empty if nothing is wrong. */
  readonly message: string
}

/** Progress of the runs; cells are reported once, several at a time, and replace earlier ones. */
export interface ProgramsProgress {
  readonly rows: readonly ProgramRow[]
  readonly cells: readonly ProgramCell[]
  /** Cells that are over, of all. */
  readonly done: number
  readonly of: number
}

/** How running ended. */
export interface ProgramsEnd {
  readonly isStopped: boolean
  /** Cells that were run, and those that were kept. */
  readonly ran: number
  readonly kept: number
  /** Tests that were left out as they have no official answer or have just changed, by path. */
  readonly without: readonly string[]
  /** Ms. */
  readonly time: number
}

/** What is known of a run of a program on a test. */
export interface ProgramRunDetails extends ProgramCell {
  /** Exit code; null after a signal, a limit, or where it was never started. */
  readonly code: number | null
  /** Name of the signal that ended it; null if there was none. */
  readonly signal: string | null
  /** Standard output, up to a limit, and how many letters there were. */
  readonly output: string
  readonly outputLength: number
  /** The beginning of standard error; of a compilation error what the compiler said. */
  readonly errors: string
  /** The output against the official answer; null if there was none to compare, or it is too long to be kept whole. */
  readonly explanation: OutputExplanation | null
}

/** Measures what programs of a set take, to propose limits. */
export interface MeasureRequest {
  readonly set: string
  /** Ms of processor time after which a run is ended. */
  readonly most: number
  /** Of each program on each test. */
  readonly runs: number
}

/** How many runs are over, of all. */
export interface MeasureProgress {
  readonly done: number
  readonly of: number
}

/** What was measured, for reading: a row for each program. */
export interface MeasuredTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Limits that measurements speak for. */
export interface ProposedLimits extends MeasuredTable {
  /** The proposal in sentences, or why there is none. */
  readonly said: string
  /** Null where none can be proposed. */
  readonly limits: ProgramLimits | null
  /** Whether the limit of time is far enough from right and slow programs. */
  readonly isApart: boolean
}

/** Most runs of each program on each test that are measured. */
export const mostMeasuredRuns = 20

/** Why the answers of a program are wrong, over all tests of a game. */
export interface GameDiagnosis {
  readonly game: string
  /** Tests of the game whose run was looked at, by path; the numbers of the diagnosis are theirs. */
  readonly tests: readonly string[]
  readonly diagnosis: Diagnosis
}

/** What is wrong with a program. */
export interface ProgramDiagnosis {
  readonly games: readonly GameDiagnosis[]
  /** Wrong outputs that are too long to be kept whole, and so were not looked at. */
  readonly tooLong: number
  /** To be sent to the contestant. */
  readonly text: string
}

/** Asks why the answers of a program are wrong. */
export interface DiagnosisRequest {
  readonly set: string
  readonly program: string
}

/** Most programs that a set keeps, and letters of their names and commands. */
export const mostPrograms = 1000
export const longestProgramName = 200
export const longestCommand = 2000

/** Least and most ms of processor time and bytes that a run may be given. */
export const timeBounds = [10, 3_600_000] as const
export const memoryBounds = [2 ** 20, 2 ** 40] as const
