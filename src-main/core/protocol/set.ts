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

/** A folder that is open as a set. The page speaks of it by `set`, and of its tests by their paths below the folder. */
export interface OpenedSet {
  /** Stands for the folder as long as the app runs: opened again, it has the same. */
  readonly set: string
  /** For showing only. */
  readonly path: string
  /** The folder's own name. */
  readonly name: string
  readonly list: SetList
  /** Null for one that the user opens. */
  readonly restored: RestoredSet | null
}

/** What is known of a set that was open when the app ended. */
export interface RestoredSet {
  /** Its place among those that were. */
  readonly at: number
  /** How the user looked at it. Main does not look into it. */
  readonly view: Json
  readonly isFront: boolean
}

/** What a set consists of. */
export interface SetList {
  /** In the order of their groups and names. */
  readonly tests: readonly TestFile[]
  readonly notes: SetNotes
  /** Files of the folder that are neither tests nor belong to one. */
  readonly leftOut: readonly string[]
  /** Tests, answers and notes that are links to files outside of the folder. */
  readonly elsewhere: readonly string[]
  /** What tells a state of each file of its statements from another, by path. */
  readonly statements: Readonly<Record<string, string>>
  /** Why the folder cannot be listed any more; the tests are then the ones known last. Null while it can. */
  readonly problem: FileProblem | null
}

/** What the table says of a test. */
export interface TestSummary extends AnswerState {
  readonly path: string
  /** Why the file cannot be read; null when it can. All that follows is then empty. */
  readonly unread: string | null
  /** What tells its text from others; null if it cannot be read. */
  readonly prints: Prints | null
  /** The game that reads it, or the one that comes closest; empty for a file that cannot be read. */
  readonly game: string
  /** Null when no game reads it. */
  readonly size: BoardSize | null
  readonly errors: number
  readonly warnings: number
  /** The first error, else the first warning. */
  readonly problem: (TextRange & { readonly message: string }) | null
  /** The official answer; null for a level that has none. */
  readonly answer: string | null
  /** Misreadings with another answer, in the game's order. */
  readonly caught: readonly ReadingId[]
  /** Ids of rules that decide something in the run. */
  readonly rules: readonly string[]
  readonly limits: readonly Reach[]
}

/** Tests that were looked at, as they come. */
export interface SetLooks {
  readonly set: string
  /** Each in place of what was said of its path before. */
  readonly tests: readonly TestSummary[]
  /** Tests that are looked at, of all. */
  readonly done: number
  readonly all: number
}

/** What to look at: all tests, also those that have not changed; those that are not looked at yet; none any more. */
export type LookOrder = 'all' | 'rest' | 'none'

/** What writing answers would do. Nothing is written yet; the next plan takes its place. */
export interface AnswerPlan {
  readonly plan: string
  /** Paths of files that are not there yet. */
  readonly fresh: readonly string[]
  /** Those that hold the official answer already: they are left alone. */
  readonly equal: readonly string[]
  /** Those that would be written over. */
  readonly over: readonly string[]
  /** Tests without an official answer, or that share the file of their answer with another test of another answer. */
  readonly without: readonly string[]
}

/** Texts of tests that are to be written over. */
export interface RewriteJob {
  readonly kind: 'rewrite'
  /** What it does, in the words of undo: "mirror 3 tests". */
  readonly label: string
  /** `before`: what the page has read; a test that holds something else by then is left alone. */
  readonly texts: readonly {
    readonly path: string
    readonly before: string
    readonly after: string
    /** How it was made again; absent if that stays as it is noted. */
    readonly made?: MadeTest | undefined
  }[]
}

/** Texts that are to become tests. */
export interface AddJob {
  readonly kind: 'add'
  readonly tests: readonly NewTest[]
}

/** Something to be done with the files of a set, as one step. */
export type SetJob = FileJob | RewriteJob | AddJob

/** What a job would do. Nothing is done yet; the next plan takes its place. Paths are below the set's folder. */
export interface FilePlan {
  readonly plan: string
  /** Files that get another name or place: tests, and what belongs to them. */
  readonly moves: readonly Moved[]
  readonly fresh: readonly string[]
  readonly over: readonly string[]
  /** Files that go to the bin. */
  readonly gone: readonly string[]
  /** Files that stay as they are although they are concerned, and why, a sentence. */
  readonly left: readonly { readonly path: string; readonly why: string }[]
  /** Notes that go along. */
  readonly notes: number
  /** Where the tests are then that the job is about. */
  readonly tests: readonly string[]
}

/** Asks for levels made by chance: `count` of them, with this seed and those that follow. */
export interface GenerateManyRequest {
  readonly game: string
  readonly recipe: Readonly<Record<string, number>>
  readonly seed: number
  readonly count: number
}

/** What became of a step that touches several files. Each file is whole or as it was. */
export interface SetStep {
  /** Paths of the files that were written, renamed or taken away. */
  readonly done: readonly string[]
  /** Those that were not. */
  readonly left: readonly string[]
  /** Why not; null when nothing is left. */
  readonly problem: FileProblem | null
  /** What undoing would take back next, in words such as "write 30 answers"; null when nothing. */
  readonly undo: string | null
}

/** Looks for a level. The same request, beside the same tests, finds the same level on any number of threads. */
export interface FindRequest {
  readonly game: string
  readonly wishes: readonly Wish[]
  readonly seed: number
  /** Only levels within the official limits. */
  readonly isOfficial: boolean
  /** Levels to try at most. */
  readonly tries: number
  /** The set of whose tests changed copies are tried as well; null for none. */
  readonly set: string | null
}

/** A level that meets the wishes. */
export interface FoundLevel {
  readonly text: string
  /** All misreadings that it catches. */
  readonly caught: readonly ReadingId[]
  /** How many of these were not asked for although the level was to catch them alone. */
  readonly cost: number
  /** How much there is that could be taken away. */
  readonly size: number
}

/** How far a search has come, or how it ended. */
export interface FindProgress {
  readonly tried: number
  readonly of: number
  /** Levels that met the wishes. */
  readonly hits: number
  /** Ms since it began. */
  readonly time: number
  /** The best so far, shrunk; null when none was found yet. */
  readonly best: FoundLevel | null
  /** Misreadings that every level found so far catches. */
  readonly always: readonly ReadingId[]
  /** How the best was found. */
  readonly how: HowMade
}

/** Looks for tests until no misreading of a game scores more than it may. */
export interface LowerRequest extends LowerSearch {
  readonly set: string
  /** Id of the game. */
  readonly game: string
}

/** Makes a level smaller as long as it meets the wishes no worse. */
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

/** How far shrinking has come. */
export interface ShrinkProgress {
  /** Levels that were tried. */
  readonly tried: number
  /** Smaller levels that were kept. */
  readonly kept: number
  /** Letters of the smallest text so far. */
  readonly letters: number
  /** Ms since it began. */
  readonly time: number
}

/** What became of shrinking. */
export interface ShrunkLevel {
  /** The smaller levels from the first to the smallest; of very many large ones only the smallest. */
  readonly steps: readonly ShrinkStep[]
  /** False where it was stopped before its end. */
  readonly isMinimal: boolean
}

/** A text that is to become a test. */
export interface NewTest {
  readonly text: string
  /** Empty for the folder itself; a group that is not there yet is made. */
  readonly group: string
  /** Wished for, without ending; a number is put behind one that is taken. */
  readonly name: string
  /** What it is for; may be empty. */
  readonly note: string
  /** How it was made; absent if it could not be made again. */
  readonly how?: HowMade | undefined
}

/** How far making tests again has come. */
export interface MakeAgainProgress {
  readonly done: number
  readonly all: number
}

/** A test that was made again. */
export interface AgainMade {
  readonly path: string
  /** What stands in its file. */
  readonly before: string
  /** What came of it, and how it is made; or why nothing came, a sentence. */
  readonly after: Result<{ readonly text: string; readonly made: MadeTest }, string>
}
