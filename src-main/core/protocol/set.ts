import type { BoardSize } from '../kernel/grid'
import type { TextRange } from '../kernel/diagnostics'
import type { Expected } from '../suite/expected'
import type { Reach } from '../suite/look-at-text'
import type { TestFile } from '../suite/set-files'
import type { Wish } from '../suite/wish'
import type { ReadingId } from '../trace/machine'
import type { FileProblem } from './file-problem'

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
}

/** What a set consists of. */
export interface SetList {
  /** In the order of their groups and names. */
  readonly tests: readonly TestFile[]
  readonly notes: SetNotes
  /** Why the folder cannot be listed any more; the tests are then the ones known last. Null while it can. */
  readonly problem: FileProblem | null
}

/** What the user has written about a set: `boardwright.json` beside its tests. */
export interface SetNotes {
  /** By path of the test. */
  readonly tests: Readonly<Record<string, string>>
  /** Titles by group. */
  readonly groups: Readonly<Record<string, string>>
  /** Why the file cannot be read, one sentence with its line; nothing is written over it then. Null when it can or there is none. */
  readonly problem: string | null
}

/** What the table says of a test. */
export interface TestSummary {
  readonly path: string
  /** Why the file cannot be read; null when it can. All that follows is then empty. */
  readonly unread: string | null
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
  /** How the official answer stands to the file beside it. */
  readonly expected: Expected
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

/** Endings that answers are written with. */
export type AnswerEnding = 'ans' | 'out'

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

/** Looks for a level. The same request finds the same level on any number of threads. */
export interface FindRequest {
  /** Chosen by the page; progress is told under it, and it stops the work. */
  readonly workId: number
  readonly game: string
  readonly wishes: readonly Wish[]
  readonly seed: number
  /** Only levels within the official limits. */
  readonly isOfficial: boolean
  /** Levels to try at most. */
  readonly tries: number
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
  readonly workId: number
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
}

/** Makes a level smaller as long as it meets the wishes no worse. */
export interface ShrinkRequest {
  readonly workId: number
  readonly game: string
  readonly text: string
  readonly wishes: readonly Wish[]
  readonly isOfficial: boolean
}

/** A text that is to become a test. */
export interface NewTest {
  readonly text: string
  /** One of the set's groups; empty for the folder itself. */
  readonly group: string
  /** Wished for, without ending; a number is put behind one that is taken. */
  readonly name: string
  /** What it is for; may be empty. */
  readonly note: string
}
