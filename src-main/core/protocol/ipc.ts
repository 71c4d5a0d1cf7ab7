// long because it is the one list of everything that may cross between page and main.
import type { Result } from '../kernel/result'
import type { BackupEntry, BackupRule } from './backups'
import type { ExportTicket } from './exports'
import type { FileProblem } from './file-problem'
import type { FileChange, FileTicket, FoundText } from './file-ticket'
import type { JournalNote, RestoredSession } from './journal'
import type {
  AnswerEnding,
  AnswerPlan,
  FindProgress,
  FindRequest,
  FoundLevel,
  GameCoverage,
  NewTest,
  OpenedSet,
  SetList,
  SetLooks,
  SetStep,
  ShrinkRequest,
} from './set'
import type { ReadingId } from '../trace/machine'
import type { RunPart } from '../trace/run-part'
import type { Outcome, StateLayout, TraceChunk } from '../trace/trace'

export type { FileProblem } from './file-problem'
export type { FileChange, FileTicket, FoundText } from './file-ticket'

export interface OpenedFile {
  readonly file: FileTicket
  readonly text: string
}

export interface FileAgain {
  readonly file: FileTicket
  /** Null when its disk does not answer. */
  readonly onDisk: FoundText | null
}

export interface FileFilter {
  readonly name: string
  /** Endings without the dot. */
  readonly extensions: readonly string[]
}

/** What the start of the app asks the page to do. */
export interface StartOrder {
  /** Files named on the command line or dropped on the icon. */
  readonly files: readonly OpenedFile[]
  readonly problems: readonly FileProblem[]
  /** Open the official sample, play it to the end and report the answer. */
  readonly isDemo: boolean
  /** Tests read the page's state through a probe. */
  readonly isProbed: boolean
  /** For the about box and the bench. */
  readonly versions: { readonly app: string; readonly electron: string; readonly chrome: string }
  readonly platform: string
  /** What the start before this one had open. */
  readonly restored: RestoredSession
}

/** Runs under way at the same time: that of the board, and that of the board it is compared with. */
export type RunSlot = 'main' | 'side'

export interface RunRequest {
  readonly runId: number
  readonly slot: RunSlot
  readonly game: string
  readonly text: string
  /** Absent: the right rules. */
  readonly reading?: ReadingId
}

/** Asks two players to go on with a match from where its text stands. */
export interface MatchRequest {
  readonly matchId: number
  readonly game: string
  readonly text: string
  /** The built-in player of each side by its id; null where the user moves: the match waits there. */
  readonly players: readonly [string | null, string | null]
  /** What the user has moved for the first turn, by side; null where nothing. */
  readonly given: readonly [string | null, string | null]
  readonly seed: number
  /** Milliseconds a built-in player may think about a move. */
  readonly timeLimit: number
  /** Turns to make at most; null to the end. */
  readonly most: number | null
  /** What happens after an illegal answer, one of the game's fault rules by its id; null: play ends before it. */
  readonly faultRule: string | null
}

/** Why a match was not played on. */
export type MatchEnd =
  /** The match is over. */
  | { readonly kind: 'over' }
  /** As many turns as were asked for have been made. */
  | { readonly kind: 'most' }
  /** The user has to move for this side. */
  | { readonly kind: 'hand'; readonly player: number }
  /** A move was illegal; one sentence with the rule's id. */
  | { readonly kind: 'illegal'; readonly message: string }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly message: string }

/** Asks for a level made by chance; what the recipe leaves out is the game's own. */
export interface GenerateRequest {
  readonly game: string
  readonly recipe: Readonly<Record<string, number>>
  readonly seed: number
}

/** What the programs of a match would have read and written, by file name. */
export interface MatchFiles {
  readonly 'player0.in': string
  readonly 'player0.out': string
  readonly 'player0.transcript': string
  readonly 'player1.in': string
  readonly 'player1.out': string
  readonly 'player1.transcript': string
}

/** What the user's work on a file holds beside the file, by the name of the part that keeps it: breakpoints and the like. */
export type WorkspaceRecord = Readonly<Record<string, unknown>>

/** Every question the page may ask main. */
export interface Requests {
  'app:started': { args: []; reply: StartOrder }
  /** The demo or a test is through: main prints the answer and takes its picture. */
  'app:demo-done': { args: [answer: string]; reply: null }
  /** Opens the log in the system's own program. */
  'app:open-log': { args: []; reply: null }
  /** Asks for files by dialog; empty when the user cancels. */
  'file:open': { args: [filters: readonly FileFilter[]]; reply: OpenReply }
  /** Opens a file from the recent list again. */
  'file:open-recent': { args: [ticket: string]; reply: Result<OpenedFile, FileProblem> }
  /** What stands now in a file that was open before with a text that is known; null for an unknown ticket. */
  'file:again': { args: [ticket: string, known: string]; reply: FileAgain | null }
  'file:recent': { args: []; reply: readonly FileTicket[] }
  'file:clear-recent': { args: []; reply: null }
  /**
   * Writes a file that is open already. Refused with the code CHANGED where another program has written it meanwhile,
   * unless forced.
   */
  'file:save': {
    args: [ticket: string, text: string, isForced: boolean]
    reply: Result<FileTicket, FileProblem>
  }
  /** The files that are open: changes of them by other programs are reported. */
  'file:watch': { args: [tickets: readonly string[]]; reply: null }
  /** Asks for a place by dialog and writes there; null when the user cancels. */
  'file:save-as': {
    args: [
      suggestedName: string,
      filters: readonly FileFilter[],
      text: string,
      /** Of the document's own file. */
      own: string | null,
    ]
    reply: Result<FileTicket | null, FileProblem>
  }
  /** What a file that is open held before it was saved, the newest first. */
  'backup:list': { args: [ticket: string]; reply: readonly BackupEntry[] }
  'backup:read': { args: [ticket: string, number: number]; reply: Result<string, FileProblem> }
  /** Sets how many backups are kept and how often, unless null; gives what holds from now on. */
  'backup:settings': { args: [rule: BackupRule | null]; reply: BackupRule }
  /** What is kept beside a file that is open; null when nothing is. */
  'workspace:load': { args: [ticket: string]; reply: WorkspaceRecord | null }
  /** Keeps it, in place of what was kept before. */
  'workspace:save': { args: [ticket: string, value: WorkspaceRecord]; reply: null }
  /** Asks what to do with unsaved changes before a tab or the window closes. */
  'ask:unsaved': { args: [names: readonly string[]]; reply: 'save' | 'discard' | 'cancel' }
  /** Asks whether a match is to take the place of the level that a file of that name holds. */
  'ask:match-over-level': { args: [name: string]; reply: 'match' | 'level' | 'cancel' }
  /** Closes the window without asking again. */
  'window:close': { args: []; reply: null }
  /** Puts a text on the system's clipboard. */
  'clipboard:write': { args: [text: string]; reply: null }
  'window:title': { args: [title: string, isDirty: boolean]; reply: null }
  /** Which menu items can be used, by command id; labels carry names such as "Undo: move rocket". */
  'menu:state': { args: [items: readonly MenuItemState[]]; reply: null }
  /** Starts a run in the worker; a run under way with the same `slot` is cancelled. */
  'run:start': { args: [request: RunRequest]; reply: null }
  'run:cancel': { args: [runId: number]; reply: null }
  /** Nothing is compared any more: the side slot's thread ends. */
  'run:end-side': { args: []; reply: null }
  /** Makes a level in a thread of its own and gives its text; null when it was stopped, as by a newer one. */
  'level:generate': { args: [request: GenerateRequest]; reply: Result<string | null, string> }
  'level:stop-generating': { args: []; reply: null }
  /** Plays a match in a thread of its own; one under way is stopped. */
  'match:play': { args: [request: MatchRequest]; reply: null }
  'match:stop': { args: [matchId: number]; reply: null }
  /** Writes down what happened to a document; false when its journal has to start over with a `state`. */
  'journal:note': { args: [document: string, note: JournalNote]; reply: boolean }
  /** Forgets a document that was closed. */
  'journal:forget': { args: [document: string]; reply: null }
  /** The documents as their tabs stand, and the one in front. */
  'journal:order': { args: [documents: readonly string[], active: string | null]; reply: null }
  /** Asks for a folder by dialog and writes the files there; gives the folder's path, null when the user cancels. */
  'match:export': { args: [files: MatchFiles]; reply: Result<string | null, FileProblem> }
  /** Asks by dialog where to put a file that comes in parts; null when the user cancels. */
  'export:begin': {
    args: [suggestedName: string, filters: readonly FileFilter[]]
    reply: Result<ExportTicket | null, FileProblem>
  }
  /** The next part, of MAX_PART bytes at most. After a problem the export is over. */
  'export:append': { args: [id: number, bytes: Uint8Array]; reply: Result<null, FileProblem> }
  'export:finish': { args: [id: number]; reply: Result<null, FileProblem> }
  /** Leaves everything as it was before. */
  'export:abort': { args: [id: number]; reply: null }
  /** Puts a PNG picture on the system's clipboard. */
  'clipboard:write-picture': { args: [png: Uint8Array]; reply: null }
  /** Asks for a folder by dialog; the set comes as `set:opened`. Gives why not; null also when the user cancels. */
  'set:open': { args: []; reply: FileProblem | null }
  /** The folders that were opened last as sets. */
  'set:recent': { args: []; reply: readonly FileTicket[] }
  /** Opens one of them by its ticket, as `set:open` does. */
  'set:open-recent': { args: [ticket: string]; reply: FileProblem | null }
  /** Nothing is looked at any more; what is under way for it stops. */
  'set:close': { args: [set: string]; reply: null }
  /** Looks again at all tests, also at those that have not changed. */
  'set:look-again': { args: [set: string]; reply: null }
  /** By game, of what is looked at by now. */
  'set:coverage': { args: [set: string]; reply: readonly GameCoverage[] }
  /** The text of a test, for pictures of it. */
  'set:text': { args: [set: string, path: string]; reply: Result<string, FileProblem> }
  /** What the answer beside a test says; null when there is none. */
  'set:expected': { args: [set: string, path: string]; reply: Result<string | null, FileProblem> }
  /** Opens a test as a level that is saved to its file. */
  'set:open-test': { args: [set: string, path: string]; reply: Result<OpenedFile, FileProblem> }
  /** Says what writing the answers of these tests would do. */
  'set:plan-answers': {
    args: [set: string, paths: readonly string[], ending: AnswerEnding]
    reply: AnswerPlan
  }
  /** Does what the plan says; a file that has changed since is left alone. Null when there is a newer plan. */
  'set:write-answers': { args: [set: string, plan: string]; reply: SetStep | null }
  /** Takes back the last step. */
  'set:undo': { args: [set: string]; reply: SetStep }
  /** Sets the note of a test; an empty one is taken away. */
  'set:note': {
    args: [set: string, path: string, note: string]
    reply: Result<null, FileProblem>
  }
  /** Sets the title of a group; an empty one is taken away. */
  'set:group-title': {
    args: [set: string, group: string, title: string]
    reply: Result<null, FileProblem>
  }
  /** Writes a text as a test under a name that is free; gives its path. */
  'set:add': { args: [set: string, test: NewTest]; reply: Result<string, FileProblem> }
  /** Looks for a level, telling `set:finding`; replies when it ends or is stopped, with the best so far. */
  'set:find': { args: [request: FindRequest]; reply: Result<FindProgress, string> }
  /** Replies with the smaller level, or why there is none; null when it was stopped. */
  'set:shrink': { args: [request: ShrinkRequest]; reply: Result<FoundLevel | null, string> }
  /** Stops finding or shrinking. */
  'set:stop': { args: [workId: number]; reply: null }
}

export type OpenReply = {
  readonly files: readonly OpenedFile[]
  readonly problems: readonly FileProblem[]
}

export interface MenuItemState {
  readonly id: string
  readonly isEnabled: boolean
  readonly label?: string
}

/** Everything main may tell the page. */
export interface Events {
  /** The level was read; chunks follow. */
  'run:begun': { readonly runId: number; readonly layout: StateLayout }
  /** The official answer by the fast path; comes before the trace. */
  'run:answered': { readonly runId: number; readonly answer: string }
  'run:chunk': { readonly runId: number; readonly chunk: TraceChunk }
  /** Of a long run: chunks whose steps the page makes again when it needs them. */
  'run:part': { readonly runId: number; readonly part: RunPart }
  'run:ended': { readonly runId: number; readonly outcome: Outcome; readonly steps: number }
  /** Turns made so far of a match that is being played. */
  'match:progress': { readonly matchId: number; readonly turns: number }
  /** The text with all moves made; null when none was. */
  'match:ended': {
    readonly matchId: number
    readonly turns: number
    readonly text: string | null
    readonly end: MatchEnd
  }
  /**
   * A document's journal could not be written; it has to start over with a `state`. An empty name speaks of the order of
   * the tabs. The reason has no end: "the disk is full".
   */
  'journal:failed': { readonly document: string; readonly reason: string }
  /** A menu item, by its id. */
  'menu:command': { readonly id: string }
  /** The user wants to close the window; the page answers with `window:close` when it may. */
  'window:closing': null
  /** Files that a second start of the app was given, or that were dropped on its icon. */
  'file:opened': OpenReply
  /** Another program has changed or deleted a file that is open. */
  'file:changed': FileChange
  /**
   * A file of the app's own could not be read and starts over: what it held in words, and where it lies now; null where it
   * could not be put aside.
   */
  'data:damaged': { readonly what: string; readonly copy: string | null }
  /** A file's disk takes long to answer; null when none is waited for any more. */
  'file:waiting': { readonly name: string | null }
  /** A folder was opened, or asked for again: by dialog, drop, menu or the command line. */
  'set:opened': OpenedSet
  /** Tests, notes or the folder have changed on disk; what is new or changed is looked at next. */
  'set:listed': { readonly set: string; readonly list: SetList }
  'set:looked': SetLooks
  'set:finding': FindProgress
}

export type RequestName = keyof Requests
export type EventName = keyof Events

/** As much of the page's `File` as can be named here; anything that is no real `File` is refused on the way. */
export interface DroppedFile {
  readonly name: string
  readonly size: number
}

/** What the preload script gives the page; it knows names, not meanings. */
export interface Bridge {
  request<N extends RequestName>(
    name: N,
    ...args: Requests[N]['args']
  ): Promise<Requests[N]['reply']>
  on<N extends EventName>(name: N, listener: (payload: Events[N]) => void): () => void
  /** Reads files that the user dropped on the page. */
  openDropped(files: readonly DroppedFile[]): Promise<OpenReply>
}

// Records and not lists: a forgotten name does not compile.
export const requestNames = {
  'app:started': true,
  'app:demo-done': true,
  'app:open-log': true,
  'file:open': true,
  'file:open-recent': true,
  'file:again': true,
  'file:recent': true,
  'file:clear-recent': true,
  'file:save': true,
  'file:watch': true,
  'file:save-as': true,
  'backup:list': true,
  'backup:read': true,
  'backup:settings': true,
  'workspace:load': true,
  'workspace:save': true,
  'ask:unsaved': true,
  'ask:match-over-level': true,
  'window:close': true,
  'clipboard:write': true,
  'window:title': true,
  'menu:state': true,
  'run:start': true,
  'run:cancel': true,
  'run:end-side': true,
  'level:generate': true,
  'level:stop-generating': true,
  'match:play': true,
  'match:stop': true,
  'match:export': true,
  'export:begin': true,
  'export:append': true,
  'export:finish': true,
  'export:abort': true,
  'clipboard:write-picture': true,
  'journal:note': true,
  'journal:forget': true,
  'journal:order': true,
  'set:open': true,
  'set:recent': true,
  'set:open-recent': true,
  'set:close': true,
  'set:look-again': true,
  'set:coverage': true,
  'set:text': true,
  'set:expected': true,
  'set:open-test': true,
  'set:plan-answers': true,
  'set:write-answers': true,
  'set:undo': true,
  'set:note': true,
  'set:group-title': true,
  'set:add': true,
  'set:find': true,
  'set:shrink': true,
  'set:stop': true,
} satisfies Record<RequestName, true>

export const eventNames = {
  'run:begun': true,
  'run:answered': true,
  'run:chunk': true,
  'run:part': true,
  'run:ended': true,
  'match:progress': true,
  'match:ended': true,
  'journal:failed': true,
  'menu:command': true,
  'window:closing': true,
  'file:opened': true,
  'file:changed': true,
  'file:waiting': true,
  'data:damaged': true,
  'set:opened': true,
  'set:listed': true,
  'set:looked': true,
  'set:finding': true,
} satisfies Record<EventName, true>

/** Tells main what the preload script itself has refused to pass on. */
export const refusedChannel = 'bridge:refused'

/** Carries the paths of dropped files from the preload script to main; no request name, so the page cannot use it. */
export const droppedChannel = 'dropped:open'
