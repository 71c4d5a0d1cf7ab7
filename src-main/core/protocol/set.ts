import type { BoardSize } from '../kernel/grid'
import type { TextRange } from '../kernel/diagnostics'
import type { Result } from '../kernel/result'
import type { AnswerState } from '../suite/expected'
import type { FileJob } from '../suite/file-plan'
import type { LowerSearch } from '../suite/lower-set'
import type { HowMade, MadeTest } from '../suite/how-made'
import type { Moved } from '../suite/move-order'
import type { Prints } from '../suite/same-tests'
import type { Reach } from '../suite/reaches'
import type { SearchExtent } from '../suite/search-extent'
import type { TestFile } from '../suite/set-files'
import type { ShrinkStep } from '../suite/shrink-text'
import type { Wish } from '../suite/wish'
import type { ReadingId } from '../trace/machine'
import type { FileProblem } from './file-problem'
import type { Json } from './journal'
import type { SetNotes } from './set-notes'

export type { AnswerEnding } from '../suite/set-files'
export type { FileJob } from '../suite/file-plan'
export type { LowerProgress } from '../suite/lower-set'
export type { SetNotes } from './set-notes'
export type { Moved } from '../suite/move-order'
export type { GameCoverage } from '../suite/coverage-by-game'

/** A folder that is open as a set. The page refers to it by `set`, and to its tests by their paths below the folder. */
export interface OpenedSet {
  /** Identifies the folder as long as the app runs: the same if it is opened again. */
  readonly set: string
  /** For display only. */
  readonly path: string
  /** The folder's own name. */
  readonly name: string
  readonly list: SetList
  /** Null for one that the user opens. */
  readonly restored: RestoredSet | null
}

/** Restored state of a set that was open when the app ended. */
export interface RestoredSet {
  /** Its place among the open sets. */
  readonly at: number
  /** The user's view of it. Main does not interpret it. */
  readonly view: Json
  readonly isFront: boolean
}

/** Contents of a set. */
export interface SetList {
  /** Sorted by group and name. */
  readonly tests: readonly TestFile[]
  readonly notes: SetNotes
  /** Files of the folder that are neither tests nor belong to a test. */
  readonly leftOut: readonly string[]
  /** Tests, answers and notes that are links to files outside of the folder. */
  readonly elsewhere: readonly string[]
  /** A print of the state of each file of its statements, by path; it changes with the file. */
  readonly statements: Readonly<Record<string, string>>
  /** Why the folder can no longer be listed; the tests are then the last known ones. Null while it can. */
  readonly problem: FileProblem | null
}

/** The table row of a test. */
export interface TestSummary extends AnswerState {
  readonly path: string
  /** Why the file cannot be read; null if it can. If not, all following fields are empty. */
  readonly unread: string | null
  /** Prints of its text; null if it cannot be read. */
  readonly prints: Prints | null
  /** The game that reads it, or the one that comes closest; empty for a file that cannot be read. */
  readonly game: string
  /** Null if no game reads it. */
  readonly size: BoardSize | null
  readonly errors: number
  readonly warnings: number
  /** The first error, otherwise the first warning. */
  readonly problem: (TextRange & { readonly message: string }) | null
  /** The official answer; null if the level has none. */
  readonly answer: string | null
  /** Misreadings with a different answer, in the game's order. */
  readonly caught: readonly ReadingId[]
  /** Ids of rules that decide something in the run. */
  readonly rules: readonly string[]
  readonly limits: readonly Reach[]
}

/** Examined tests, as results come. */
export interface SetLooks {
  readonly set: string
  /** Each replaces the earlier result for its path. */
  readonly tests: readonly TestSummary[]
  /** Number of examined tests, of all. */
  readonly done: number
  readonly all: number
}

/** Which tests to examine: all, including unchanged ones; those not examined yet; no more. */
export type LookOrder = 'all' | 'rest' | 'none'

/** Preview of writing answers. Nothing is written yet; the next plan replaces it. */
export interface AnswerPlan {
  readonly plan: string
  /** Paths of files that do not exist yet. */
  readonly fresh: readonly string[]
  /** Files that already contain the official answer: they are left alone. */
  readonly equal: readonly string[]
  /** Files that would be overwritten. */
  readonly over: readonly string[]
  /**
   * Tests without an official answer, or that share the file of their answer with another test whose answer is
   * different.
   */
  readonly without: readonly string[]
}

/** New texts for existing tests. */
export interface RewriteJob {
  readonly kind: 'rewrite'
  /** The label of the undo step: "mirror 3 tests". */
  readonly label: string
  /** `before`: the text that the page has read; a test whose text has changed since is left alone. */
  readonly texts: readonly {
    readonly path: string
    readonly before: string
    readonly after: string
    /** How it was made again; absent if its note stays unchanged. */
    readonly made?: MadeTest | undefined
  }[]
}

/** Texts to be added as tests. */
export interface AddJob {
  readonly kind: 'add'
  readonly tests: readonly NewTest[]
}

/** A job on the files of a set, done as one step. */
export type SetJob = FileJob | RewriteJob | AddJob

/** Preview of a job. Nothing is done yet; the next plan replaces it. Paths are below the set's folder. */
export interface FilePlan {
  readonly plan: string
  /** Files that get a new name or place: tests, and the files that belong to them. */
  readonly moves: readonly Moved[]
  readonly fresh: readonly string[]
  readonly over: readonly string[]
  /** Files that are moved to the trash. */
  readonly gone: readonly string[]
  /** Files concerned that nevertheless stay as they are, and the reason, a sentence. */
  readonly left: readonly { readonly path: string; readonly why: string }[]
  /** Number of notes that move along. */
  readonly notes: number
  /** Later paths of the tests of the job. */
  readonly tests: readonly string[]
}

/** Asks for generated levels: `count` of them, with this seed and the following ones. */
export interface GenerateManyRequest {
  readonly game: string
  readonly recipe: Readonly<Record<string, number>>
  readonly seed: number
  readonly count: number
}

/** The result of a step that changes several files. Each file is either complete or unchanged. */
export interface SetStep {
  /** Paths of the files that were written, renamed or removed. */
  readonly done: readonly string[]
  /** Those that were not. */
  readonly left: readonly string[]
  /** The reason; null if none are left. */
  readonly problem: FileProblem | null
  /** The step that undo would take back next, in words such as "write 30 answers"; null if there is none. */
  readonly undo: string | null
  /** The step that redo would do again next; null if there is none. */
  readonly redo: string | null
}

/** Searches for a level. The same request, with the same tests, finds the same level on any number of threads. */
export interface FindRequest extends SearchExtent {
  readonly game: string
  readonly wishes: readonly Wish[]
  /** The set whose tests are changed and tried as well; null for none. */
  readonly set: string | null
}

/** A level that meets the conditions. */
export interface FoundLevel {
  readonly text: string
  /** All misreadings that it catches. */
  readonly caught: readonly ReadingId[]
  /** Number of caught misreadings that were not asked for, if the level should catch only the given ones. */
  readonly cost: number
  /** Number of things that could still be removed. */
  readonly size: number
}

/** Progress or result of a search. */
export interface FindProgress {
  readonly tried: number
  readonly of: number
  /** Number of levels that met the conditions. */
  readonly hits: number
  /** Time since the start, in ms. */
  readonly time: number
  /** The best so far, shrunk; null if none has been found yet. */
  readonly best: FoundLevel | null
  /** Misreadings that every level found so far catches. */
  readonly always: readonly ReadingId[]
  /** How the best was found. */
  readonly how: HowMade
}

/** Searches for tests until no misreading of a game scores more than it may. */
export interface LowerRequest extends LowerSearch {
  readonly set: string
  /** Id of the game. */
  readonly game: string
}

/** Makes a level smaller as long as it meets the conditions no worse. */
export interface ShrinkRequest {
  readonly game: string
  readonly text: string
  readonly wishes: readonly Wish[]
  readonly isOfficial: boolean
}

/** Asks what a level shows. */
export interface WorthRequest {
  readonly game: string
  readonly text: string
}

/** Progress of shrinking. */
export interface ShrinkProgress {
  /** Number of levels tried. */
  readonly tried: number
  /** Number of smaller levels kept. */
  readonly kept: number
  /** Length of the smallest text so far, in characters. */
  readonly letters: number
  /** Time since the start, in ms. */
  readonly time: number
}

/** The result of shrinking. */
export interface ShrunkLevel {
  /** The smaller levels from the first to the smallest; if there are very many large ones, only the smallest. */
  readonly steps: readonly ShrinkStep[]
  /** False if it was stopped before its end. */
  readonly isMinimal: boolean
  /** How the smallest is made again; null if there is none. */
  readonly made: MadeTest | null
}

/** A text to be added as a test. */
export interface NewTest {
  readonly text: string
  /** Empty for the top folder; a group that does not exist yet is made. */
  readonly group: string
  /** Desired name, without extension; a number is appended if it is taken. */
  readonly name: string
  /** Purpose of the test; may be empty. */
  readonly note: string
  /** How it was made; absent if it could not be made again. */
  readonly how?: HowMade | undefined
}

/** Progress of making tests again. */
export interface MakeAgainProgress {
  readonly done: number
  readonly all: number
}

/** A test that was made again. */
export interface AgainMade {
  readonly path: string
  /** Current contents of its file. */
  readonly before: string
  /** The new text, and how it is made; or the reason why there is none, a sentence. */
  readonly after: Result<{ readonly text: string; readonly made: MadeTest }, string>
}
