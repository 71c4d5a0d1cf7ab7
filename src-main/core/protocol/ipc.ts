// long because it is the one list of everything that may cross between page and main.
import type { PictureSize } from './picture'
import type { ByMatch } from '../suite/how-made'
import type { GroupScoring } from '../suite/scoring'
import type { CompareRule } from '../judging/compare-outputs'
import type { BotProgram, LiveEnd, LiveProcesses, LiveRequest, LiveTurns, LiveWork } from './bots'
import type { ExplainRequest, OutputExplanation } from './judging'
import type { LoggedAnswer } from '../game/match-talk'
import type { Result } from '../kernel/result'
import type { BackupEntry, BackupRule } from './backups'
import type { SettingsChange, SettingsLoaded } from './settings'
import type { ExportTicket } from './exports'
import type { FileProblem } from './file-problem'
import type { FileChange, FileMove, FileTicket, FoundText } from './file-ticket'
import type { InvalidInputs, MadeInvalids } from './invalid'
import type { Json, JournalNote, RestoredSession } from './journal'
import type {
  AnswerEnding,
  AnswerPlan,
  FilePlan,
  FindProgress,
  FindRequest,
  LowerProgress,
  AgainMade,
  MakeAgainProgress,
  LowerRequest,
  GameCoverage,
  GenerateManyRequest,
  NewTest,
  OpenedSet,
  SetJob,
  SetList,
  LookOrder,
  SetLooks,
  SetStep,
  ShrinkProgress,
  ShrinkRequest,
  ShrunkLevel,
  WorthRequest,
} from './set'
import type { KeyChoice, KeysLoaded, SheetLine } from './keys'
import type { PackageOrder } from '../package/order'
import type {
  CertificateFile,
  CertificateVerdict,
  SavedCertificate,
  SetCertificate,
} from './certificate'
import type { ImportEnd, ImportForm, PlannedImport } from './importing'
import type { PackageEnd, PackageForm, PackingProgress, PlannedPackage } from './packing'
import type {
  ChosenPrograms,
  DiagnosisRequest,
  MeasureProgress,
  MeasureRequest,
  ProgramChange,
  ProgramDiagnosis,
  ProgramIsolation,
  ProgramLanguage,
  ProgramLimits,
  ProgramRunDetails,
  ProgramsEnd,
  ProgramsProgress,
  ProposedLimits,
  RunProgramsRequest,
  SetPrograms,
} from './programs'
import type { ShownStatement } from './statement'
import type { Language } from '../words'
import type { StressEnd, StressProgress, StressRequest } from './stress'
import type { TestWorth } from '../suite/look-at-text'
import type { ReadingId } from '../trace/machine'
import type { RunPart } from '../trace/run-part'
import type { Outcome, StateLayout, TraceChunk } from '../trace/trace'

export type { FileProblem } from './file-problem'
export type { FileChange, FileMove, FileTicket, FoundText } from './file-ticket'

export interface OpenedFile {
  readonly file: FileTicket
  readonly text: string
}

export interface FileAgain {
  readonly file: FileTicket
  /** Null if its disk does not respond. */
  readonly onDisk: FoundText | null
}

export interface FileFilter {
  readonly name: string
  /** Extensions without the dot. */
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
  /** Documents and sets that were open before this start. */
  readonly restored: RestoredSession
}

/** Runs that may be in progress at the same time: that of the board, and that of the board it is compared with. */
export type RunSlot = 'main' | 'side'

export interface RunRequest {
  readonly runId: number
  readonly slot: RunSlot
  readonly game: string
  readonly text: string
  /** Absent: the official rules. */
  readonly reading?: ReadingId
}

/** Asks two players to continue a match from its text. */
export interface MatchRequest {
  readonly matchId: number
  readonly game: string
  readonly text: string
  /** The built-in player of each side by id; null if the user moves: the match waits there. */
  readonly players: readonly [string | null, string | null]
  /** The user's moves for the first turn, by side; null if there is none. */
  readonly given: readonly [string | null, string | null]
  readonly seed: number
  /** Time that a built-in player may think about a move, in ms. */
  readonly timeLimit: number
  /** Maximum number of turns; null: to the end. */
  readonly most: number | null
  /** What happens after an illegal answer, one of the game's fault rules by its id; null: play ends before it. */
  readonly faultRule: string | null
}

/** Why a match was not continued. */
export type MatchEnd =
  /** The match is over. */
  | { readonly kind: 'over' }
  /** The requested number of turns has been made. */
  | { readonly kind: 'most' }
  /** The user has to move for this side. */
  | { readonly kind: 'hand'; readonly player: number }
  /** A move was illegal; one sentence with the rule's id. */
  | { readonly kind: 'illegal'; readonly message: string }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly message: string }

/** Input and output that the programs of a match would have had, by file name. */
export interface MatchFiles {
  readonly 'player0.in': string
  readonly 'player0.out': string
  readonly 'player0.transcript': string
  readonly 'player1.in': string
  readonly 'player1.out': string
  readonly 'player1.transcript': string
}

/**
 * Data of the user's work on a file that is not in the file itself, by the name of the part that keeps it, such as
 * breakpoints.
 */
export type WorkspaceRecord = Readonly<Record<string, unknown>>

/** Every question the page may ask main. */
export interface Requests {
  'app:started': { args: []; reply: StartOrder }
  /** The demo or a test has finished: main prints the answer and takes its picture. */
  'app:demo-done': { args: [answer: string]; reply: null }
  /** Opens the log in the system's own program. */
  'app:open-log': { args: []; reply: null }
  /** Asks for files by dialog; empty when the user cancels. */
  'file:open': { args: [filters: readonly FileFilter[]]; reply: OpenReply }
  /** Opens a file from the recent list again. */
  'file:open-recent': { args: [ticket: string]; reply: Result<OpenedFile, FileProblem> }
  /** Current contents of a file that was open before with a known text; null for an unknown ticket. */
  'file:again': { args: [ticket: string, known: string]; reply: FileAgain | null }
  'file:recent': { args: []; reply: readonly FileTicket[] }
  'file:clear-recent': { args: []; reply: null }
  /**
   * Writes a file that is already open. Refused with the code CHANGED if another program has changed it, unless forced,
   * and with the code UNASKED if the user would have to be asked but must not be.
   */
  'file:save': {
    args: [ticket: string, text: string, isForced: boolean, mayAsk: boolean]
    reply: Result<FileTicket, FileProblem>
  }
  /** The open files: changes of them by other programs are reported. */
  'file:watch': { args: [tickets: readonly string[]]; reply: null }
  /** Asks for a place in a dialog and writes there; null if the user cancels. */
  'file:save-as': {
    args: [
      suggestedName: string,
      filters: readonly FileFilter[],
      text: string,
      /** Ticket of the document's own file, if it has one. */
      own: string | null,
    ]
    reply: Result<FileTicket | null, FileProblem>
  }
  /** Contents of an open file before it was saved, the newest first. */
  'backup:list': { args: [ticket: string]; reply: readonly BackupEntry[] }
  'backup:read': { args: [ticket: string, number: number]; reply: Result<string, FileProblem> }
  /** Sets how many backups are kept and how often, unless null; returns the current rule. */
  'backup:settings': { args: [rule: BackupRule | null]; reply: BackupRule }
  /** Data kept beside an open file; null if there is none. */
  'workspace:load': { args: [ticket: string]; reply: WorkspaceRecord | null }
  /** Keeps it, replacing the earlier data. */
  'workspace:save': { args: [ticket: string, value: WorkspaceRecord]; reply: null }
  /** Asks what to do with unsaved changes before a tab or the window closes. */
  'ask:unsaved': { args: [names: readonly string[]]; reply: 'save' | 'discard' | 'cancel' }
  /** Asks whether a match should replace the level in a file of that name. */
  'ask:match-over-level': { args: [name: string]; reply: 'match' | 'level' | 'cancel' }
  /** Closes the window without asking again. */
  'window:close': { args: []; reply: null }
  /** Brings the window to the front. */
  'window:front': { args: []; reply: null }
  /** Puts a text on the system's clipboard. */
  'clipboard:write': { args: [text: string]; reply: null }
  /** Puts cells on the system's clipboard: their text, which may be empty, and a PNG picture, or null. */
  'clipboard:write-part': { args: [text: string, png: Uint8Array | null]; reply: null }
  /**
   * The text on the system's clipboard if the game can read it as cells; null if there is no text, a sentence if the
   * game cannot read it.
   */
  'clipboard:part': { args: [gameId: string]; reply: Result<string | null, string> }
  /** The level on the system's clipboard; null if there is no text, a sentence if no game can read it. */
  'clipboard:level': { args: []; reply: Result<string | null, string> }
  'window:title': { args: [title: string, isDirty: boolean]; reply: null }
  /** Chooses the theme, for the menu, the system's dialogs and the background of the next window. */
  'window:theme': { args: [theme: 'system' | 'light' | 'dark']; reply: null }
  /** Sets the size of the interface, unless null; returns the current one. 1 is the usual size. */
  'window:size': { args: [factor: number | null]; reply: number }
  /**
   * Chooses the language by its code, or `system`, unless null; returns the choice. If the language changes, the page
   * is reloaded.
   */
  'window:language': { args: [choice: string | null]; reply: string }
  /**
   * Sets whether the window is full screen, unless null; returns whether it is now. If the change takes a while, an
   * event follows.
   */
  'window:full-screen': { args: [isFull: boolean | null]; reply: boolean }
  /** Brings the second window to the front: a page cannot do that for a window that it has opened. */
  'window:second-front': { args: []; reply: null }
  /** Changes whether the second window is full screen; returns whether it was before. */
  'window:second-screen': { args: [change: 'turn' | 'leave']; reply: boolean }
  /** Which menu items can be used, by command id; labels contain names such as "Undo: move rocket". */
  'menu:state': { args: [items: readonly MenuItemState[]]; reply: null }
  /** Settings of the window, and problems with their file. */
  'settings:load': { args: []; reply: SettingsLoaded }
  /** Changes a setting, and saves it unless the file has to be fixed first. */
  'settings:change': { args: [change: SettingsChange]; reply: SettingsLoaded }
  /** Opens the settings file in the system’s editor; returns the reason if it cannot. */
  'settings:edit': { args: []; reply: string | null }
  /** The keys of the window, read again from their file. */
  'keys:load': { args: []; reply: KeysLoaded }
  /**
   * Saves them to their file; returns the reason if it cannot, as a sentence. A file with a mistake is not overwritten.
   */
  'keys:save': { args: [choice: KeyChoice]; reply: string | null }
  /** Asks for a file of keys in a dialog and reads it; null if the user cancels. Saves nothing. */
  'keys:import': { args: []; reply: Result<KeyChoice | null, string> }
  /** Opens the file of keys in the system’s editor; returns the reason if it cannot. */
  'keys:edit': { args: []; reply: string | null }
  /** A key sheet as PDF. */
  'keys:sheet': { args: [lines: readonly SheetLine[]]; reply: Uint8Array }
  /** Starts a run in the worker; a running one with the same `slot` is cancelled. */
  'run:start': { args: [request: RunRequest]; reply: null }
  'run:cancel': { args: [runId: number]; reply: null }
  /** The comparison has ended: the side slot's thread ends. */
  'run:end-side': { args: []; reply: null }
  /** Plays a match in a separate thread; a running one is stopped. */
  'match:play': { args: [request: MatchRequest]; reply: null }
  'match:stop': { args: [matchId: number]; reply: null }
  /** Asks in a dialog for a program as a player; null if the user cancels. */
  'bots:choose': { args: []; reply: BotProgram | null }
  /** The programs chosen since the app started, the last one first. */
  'bots:recent': { args: []; reply: readonly BotProgram[] }
  /**
   * Plays turns of a match with programs, sending `bots:…` events; ignored if the tab's programs are already playing.
   */
  'bots:play': { args: [request: LiveRequest]; reply: null }
  /** Pauses after the current turn. */
  'bots:pause': { args: [matchId: number]; reply: null }
  /** Stops the clock of a match, or starts it again, immediately. */
  'bots:clock': { args: [matchId: number, isStopped: boolean]; reply: null }
  /** Ends the programs of a match; the current turn is not made. */
  'bots:stop': { args: [matchId: number]; reply: null }
  /** Ends them, and forgets the match, because its tab is closed. */
  'bots:close': { args: [matchId: number]; reply: null }
  /**
   * Asks for a place in a dialog and saves the I/O log of a match there; returns the path, null if the user cancels.
   */
  'bots:save-log': {
    args: [suggestedName: string, log: readonly LoggedAnswer[]]
    reply: Result<string | null, FileProblem>
  }
  /** Asks for such a file in a dialog and reads it; null if the user cancels. */
  'bots:open-log': {
    args: []
    reply: Result<
      { readonly name: string; readonly log: readonly LoggedAnswer[] } | null,
      FileProblem
    >
  }
  /** Records a change of a document; false if its journal has to start again with a `state`. */
  'journal:note': { args: [document: string, note: JournalNote]; reply: boolean }
  /** Forgets a closed document. */
  'journal:forget': { args: [document: string]; reply: null }
  /** The documents in the order of their tabs, and the active one. */
  'journal:order': { args: [documents: readonly string[], active: string | null]; reply: null }
  /** Asks for a folder in a dialog and writes the files there; returns the folder's path, null if the user cancels. */
  'match:export': { args: [files: MatchFiles]; reply: Result<string | null, FileProblem> }
  /** Asks in a dialog for the place of a file that is sent in parts; null if the user cancels. */
  'export:begin': {
    args: [suggestedName: string, filters: readonly FileFilter[]]
    reply: Result<ExportTicket | null, FileProblem>
  }
  /** The next part, at most MAX_PART bytes. After a problem the export is over. */
  'export:append': { args: [id: number, bytes: Uint8Array]; reply: Result<null, FileProblem> }
  'export:finish': { args: [id: number]; reply: Result<null, FileProblem> }
  /** Leaves everything as it was before the export. */
  'export:abort': { args: [id: number]; reply: null }
  /** An SVG picture of this size in pixels as a PDF file of one page, 96 pixels per inch. */
  'export:pdf': { args: [svg: string, size: PictureSize]; reply: Uint8Array }
  /** The built page of a level, without a level. */
  'export:viewer': { args: []; reply: string }
  /** Puts a PNG picture on the system's clipboard. */
  'clipboard:write-picture': { args: [png: Uint8Array]; reply: null }
  /** Opens a set again that was closed since the app started; returns the reason if it cannot. */
  'set:open-again': { args: [set: string]; reply: FileProblem | null }
  /** Records which sets are open, in order, and which is in front, so that the next start opens them again. */
  'set:keep': {
    args: [sets: readonly { readonly set: string; readonly view: Json }[], front: string | null]
    reply: null
  }
  /**
   * Asks for a folder in a dialog; the set arrives as `set:opened`. Returns the reason if it cannot be opened; null
   * also if the user cancels.
   */
  'set:open': { args: []; reply: FileProblem | null }
  /** The folders most recently opened as sets. */
  'set:recent': { args: []; reply: readonly FileTicket[] }
  /** Opens one of them by its ticket, as `set:open` does. */
  'set:open-recent': { args: [ticket: string]; reply: FileProblem | null }
  /** Closes a set; its work stops. */
  'set:close': { args: [set: string]; reply: null }
  'set:look': { args: [set: string, what: LookOrder]; reply: null }
  /** Coverage by game, of the tests examined so far. */
  'set:coverage': { args: [set: string]; reply: readonly GameCoverage[] }
  /** The text of a test, for pictures of it. */
  'set:text': { args: [set: string, path: string]; reply: Result<string, FileProblem> }
  /** The expected answer beside a test; null if there is none. */
  'set:expected': { args: [set: string, path: string]; reply: Result<string | null, FileProblem> }
  /** Opens a test as a level that is saved to its file. */
  'set:open-test': { args: [set: string, path: string]; reply: Result<OpenedFile, FileProblem> }
  /** Previews writing the answers of these tests. */
  'set:plan-answers': {
    args: [set: string, paths: readonly string[], ending: AnswerEnding]
    reply: AnswerPlan
  }
  /** Executes the plan; a file that has changed since is left alone. Null if there is a newer plan. */
  'set:write-answers': { args: [set: string, plan: string]; reply: SetStep | null }
  /** Previews a job on the files of a set, or returns the reason if it cannot be done. */
  'set:plan-files': { args: [set: string, job: SetJob]; reply: Result<FilePlan, FileProblem> }
  /** Executes the plan. Null if there is a newer plan. */
  'set:carry-out': { args: [set: string, plan: string]; reply: SetStep | null }
  /** The texts in the order of their seeds, or the reason if one cannot be made; null if it was stopped. */
  'set:generate': {
    args: [call: number, request: GenerateManyRequest]
    progress: never
    reply: Result<readonly string[] | null, string>
  }
  /** Undoes the last step. */
  'set:undo': { args: [set: string]; reply: SetStep }
  /** Sets the note of a test, a step that can be undone; an empty note is removed. */
  'set:note': { args: [set: string, path: string, note: string]; reply: SetStep }
  /** Sets the title of a group, as `set:note` does. */
  'set:group-title': { args: [set: string, group: string, title: string]; reply: SetStep }
  /** Sets how a set compares outputs with answers, as `set:note` does. */
  'set:compare': { args: [set: string, compare: CompareRule]; reply: SetStep }
  /** Sets the points of a group and the bounds of its levels, as `set:note` does. */
  'set:scoring': { args: [set: string, group: string, scoring: GroupScoring]; reply: SetStep }
  /** Sets the limits of programs, as `set:note` does. */
  'set:limits': { args: [set: string, limits: ProgramLimits]; reply: SetStep }
  /** Writes a text as a test under a free name; returns its path. */
  'set:add': { args: [set: string, test: NewTest]; reply: Result<string, FileProblem> }
  /** Previews a package of a set; otherwise the reason, a sentence, null if a newer request came. */
  'set:plan-package': {
    args: [call: number, set: string, order: PackageOrder]
    progress: never
    reply: Result<PlannedPackage, string | null>
  }
  /** Asks in a dialog for the place of a planned package and writes it; nothing is written if it is stopped. */
  'set:write-package': {
    args: [call: number, plan: string, form: PackageForm]
    progress: PackingProgress
    reply: PackageEnd
  }
  /** The dialog for packages is closed: data read for a package is released. */
  'set:end-package': { args: []; reply: null }
  /** The statement of a set in a language, as it is on disk now; otherwise the reason, null if a newer request came. */
  'set:statement': {
    args: [set: string, language: Language]
    reply: Result<ShownStatement, string | null>
  }
  /** Writes a first statement if there is none, as a step of the set. */
  'set:propose-statement': { args: [set: string, language: Language]; reply: SetStep }
  /** Opens a statement in the system’s program for its type. */
  'set:open-statement': { args: [set: string, language: Language]; reply: null }
  /** Asks for a package in a dialog and previews it as a set; null also if the user cancels. Otherwise the reason. */
  'set:plan-import': {
    args: [call: number, form: ImportForm]
    progress: never
    reply: Result<PlannedImport | null, string>
  }
  /** Asks in a dialog for the place of a planned set, in a new folder with this name, writes it and opens it. */
  'set:write-import': {
    args: [call: number, plan: string, name: string]
    progress: never
    reply: ImportEnd
  }
  /** The dialog for importing is closed: data read from a package is released. */
  'set:end-import': { args: []; reply: null }
  /** Shows a written package in its folder. */
  'set:show-package': { args: [ticket: string]; reply: null }
  /** The certificates of a set; otherwise the reason, a sentence. */
  'set:certificate': { args: [set: string]; reply: Result<SetCertificate, string> }
  /** Asks in a dialog where to save them and writes the file, completely or not at all. */
  'set:save-certificate': { args: [set: string, file: CertificateFile]; reply: SavedCertificate }
  /** Asks in a dialog for a certificate and verifies it; otherwise the reason, a sentence, null if the user cancels. */
  'set:verify-certificate': {
    args: [set: string]
    reply: Result<CertificateVerdict, string | null>
  }
  /** Why an output is wrong. Null if it was stopped; the error says why the level has no answer. */
  'judge:explain': {
    args: [call: number, request: ExplainRequest]
    progress: never
    reply: Result<OutputExplanation | null, string>
  }
  /** The inputs of a set that should be rejected; otherwise the reason, a sentence. */
  'set:invalid': { args: [set: string]; reply: Result<InvalidInputs, string> }
  /** Makes some from its tests, as one step; otherwise the reason, a sentence. None if it was stopped. */
  'set:make-invalid': {
    args: [call: number, set: string]
    progress: never
    reply: Result<MadeInvalids, string>
  }
  /** Searches for a level; replies when it ends or is stopped, with the best so far. */
  'set:find': {
    args: [call: number, request: FindRequest]
    progress: FindProgress
    reply: Result<FindProgress, string>
  }
  /** Searches for tests that cost misreadings points; replies when it ends or is stopped, with those found so far. */
  'set:make-again': {
    args: [call: number, set: string, paths: readonly string[]]
    progress: MakeAgainProgress
    reply: Result<readonly AgainMade[] | null, string>
  }
  'set:lower': {
    args: [call: number, request: LowerRequest]
    progress: LowerProgress
    reply: Result<LowerProgress, string>
  }
  /** Replies with the smaller level, or the reason if there is none; null if it was stopped. */
  'set:shrink': {
    args: [call: number, request: ShrinkRequest]
    progress: ShrinkProgress
    reply: Result<ShrunkLevel, string>
  }
  /** What a level of a game shows; null for a text that is not a level without errors, or if stopped. */
  'set:worth': {
    args: [call: number, request: WorthRequest]
    progress: never
    reply: TestWorth | null
  }
  /** The programs of a set; `programs:changed` reports changes from then on. */
  'programs:list': { args: [set: string]; reply: SetPrograms }
  /** Whether programs are isolated from files and network. */
  'programs:isolation': { args: []; reply: ProgramIsolation }
  /** Languages whose tools are installed on this computer. */
  'programs:languages': { args: []; reply: readonly ProgramLanguage[] }
  /**
   * Asks for programs in a dialog, sources of a language or any, and adds them to the set; null if the user cancels.
   */
  'programs:choose': {
    args: [set: string, language: string | null]
    reply: Result<ChosenPrograms | null, FileProblem>
  }
  /** Changes the list as a step of the set, which `set:undo` takes back. */
  'programs:change': { args: [set: string, change: ProgramChange]; reply: SetStep }
  /**
   * Runs programs; the user is asked before a command that came with the folder. Replies when everything has ended or
   * was stopped; otherwise the reason why nothing can be run. Running programs are ended when it is stopped.
   */
  'programs:run': {
    args: [call: number, request: RunProgramsRequest]
    progress: ProgramsProgress
    reply: Result<ProgramsEnd, string>
  }
  /** Measures programs that should be correct or too slow, and proposes limits; null if it was stopped. */
  'programs:measure': {
    args: [call: number, request: MeasureRequest]
    progress: MeasureProgress
    reply: Result<ProposedLimits | null, string>
  }
  /** Details of a reported run; null if there are none, a sentence if they are not available. */
  'programs:details': {
    args: [set: string, program: string, test: string]
    reply: Result<ProgramRunDetails | null, string>
  }
  /** Compares all reported wrong outputs of a program with the misreadings; null if it was stopped. */
  'programs:diagnosis': {
    args: [call: number, request: DiagnosisRequest]
    progress: never
    reply: Result<ProgramDiagnosis | null, string>
  }
  /** Asks in a dialog for a program to be tried; null if the user cancels. */
  'stress:choose': { args: []; reply: BotProgram | null }
  /**
   * Searches for a level on which a program fails; replies when nothing runs any more, or with the reason if it cannot.
   * When stopped, it replies with the results so far.
   */
  'stress:run': {
    args: [call: number, request: StressRequest]
    progress: StressProgress
    reply: Result<StressEnd, string>
  }
  /** Nobody waits for a call any more: it ends, with the results so far. */
  'call:stop': { args: [call: number]; reply: null }
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

/** Everything that main may send to the page. */
export interface Events {
  /** The level was read; chunks follow. */
  'run:begun': { readonly runId: number; readonly layout: StateLayout }
  /** The official answer by the fast path, and the time it took in ms; comes before the trace. */
  'run:answered': { readonly runId: number; readonly answer: string; readonly time: number }
  'run:chunk': { readonly runId: number; readonly chunk: TraceChunk }
  /** Part of a long run: chunks whose steps the page makes again when it needs them. */
  'run:part': { readonly runId: number; readonly part: RunPart }
  'run:ended': { readonly runId: number; readonly outcome: Outcome; readonly steps: number }
  /**
   * Number of turns made so far in a match that is being played, and the text with their moves; null if none was made.
   */
  'match:progress': {
    readonly matchId: number
    readonly turns: number
    readonly text: string | null
  }
  /** The text with all moves made; null if none was. */
  'match:ended': {
    readonly matchId: number
    readonly turns: number
    readonly text: string | null
    readonly end: MatchEnd
    /** How the text is made again; absent where the user or a clock had a part in it. */
    readonly how?: ByMatch
  }
  /** Turns were made in a match that is played live. */
  'bots:turns': LiveTurns
  /** The current activity of a live match, and the processes of its programs. */
  'bots:work': {
    readonly matchId: number
    readonly work: LiveWork | null
    readonly processes: LiveProcesses
  }
  /** It waits or is over; comes after the last turns. */
  'bots:ended': { readonly matchId: number; readonly end: LiveEnd }
  /**
   * A document's journal could not be written; it has to start again with a `state`. An empty name means the order of
   * the tabs. The reason has no full stop: "the disk is full".
   */
  'journal:failed': { readonly document: string; readonly reason: string }
  /** The file of settings was edited by hand. */
  'settings:changed': SettingsLoaded
  /** The file of keys was edited by hand. */
  'keys:changed': KeysLoaded
  /** A menu item, by its id. */
  'menu:command': { readonly id: string }
  /** The window has become full screen, or no longer is. */
  'window:filled-screen': { readonly isFull: boolean }
  /** The user wants to close the window; the page answers with `window:close` when it may. */
  'window:closing': null
  /** Files given to a second start of the app, or dropped on its icon. */
  'file:opened': OpenReply
  /** Another program has changed or deleted an open file. */
  'file:changed': FileChange
  /**
   * One of the app's own files could not be read and was reset: its contents in words, and where the old file is now;
   * null if it could not be kept.
   */
  'data:damaged': { readonly what: string; readonly copy: string | null }
  /** The app has renamed or moved files that are known by tickets; all at once. */
  'file:moved': readonly FileMove[]
  /** A file's disk takes long to respond; null when the app waits for none any more. */
  'file:waiting': { readonly name: string | null }
  /** A folder was opened, or asked for again: by dialog, drop, menu or the command line. */
  'set:opened': OpenedSet
  /** Tests, notes or the folder have changed on disk; new and changed tests are examined next. */
  'set:listed': { readonly set: string; readonly list: SetList }
  'set:looked': SetLooks
  /** A requested list of programs has changed, in the app or on disk. */
  'programs:changed': { readonly set: string; readonly list: SetPrograms }
  /** Progress of a call, of the type in its request. */
  'call:told': { readonly call: number; readonly progress: unknown }
}

export type RequestName = keyof Requests
export type EventName = keyof Events

/** The part of the page's `File` that can be named here; anything that is not a real `File` is refused on the way. */
export interface DroppedFile {
  readonly name: string
  readonly size: number
}

/** The interface of the preload script to the page; it knows names, not meanings. */
export interface Bridge {
  request<N extends RequestName>(
    name: N,
    ...args: Requests[N]['args']
  ): Promise<Requests[N]['reply']>
  on<N extends EventName>(name: N, listener: (payload: Events[N]) => void): () => void
  /** Reads files that the user dropped on the page. */
  openDropped(files: readonly DroppedFile[]): Promise<OpenReply>
}

// Records instead of lists: a missing name does not compile.
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
  'window:front': true,
  'clipboard:write': true,
  'clipboard:write-part': true,
  'clipboard:part': true,
  'clipboard:level': true,
  'window:title': true,
  'window:theme': true,
  'window:size': true,
  'window:language': true,
  'window:full-screen': true,
  'window:second-front': true,
  'window:second-screen': true,
  'menu:state': true,
  'settings:load': true,
  'settings:change': true,
  'settings:edit': true,
  'keys:load': true,
  'keys:save': true,
  'keys:import': true,
  'keys:edit': true,
  'keys:sheet': true,
  'run:start': true,
  'run:cancel': true,
  'run:end-side': true,
  'match:play': true,
  'match:stop': true,
  'match:export': true,
  'bots:choose': true,
  'bots:recent': true,
  'bots:play': true,
  'bots:pause': true,
  'bots:clock': true,
  'bots:stop': true,
  'bots:close': true,
  'bots:save-log': true,
  'bots:open-log': true,
  'export:begin': true,
  'export:append': true,
  'export:finish': true,
  'export:abort': true,
  'export:pdf': true,
  'export:viewer': true,
  'clipboard:write-picture': true,
  'journal:note': true,
  'journal:forget': true,
  'journal:order': true,
  'set:open-again': true,
  'set:keep': true,
  'set:open': true,
  'set:recent': true,
  'set:open-recent': true,
  'set:close': true,
  'set:look': true,
  'set:coverage': true,
  'set:text': true,
  'set:expected': true,
  'set:open-test': true,
  'set:plan-answers': true,
  'set:write-answers': true,
  'set:plan-files': true,
  'set:carry-out': true,
  'set:generate': true,
  'set:undo': true,
  'set:note': true,
  'set:group-title': true,
  'set:compare': true,
  'set:scoring': true,
  'set:limits': true,
  'set:add': true,
  'judge:explain': true,
  'set:find': true,
  'set:lower': true,
  'set:invalid': true,
  'set:make-invalid': true,
  'set:make-again': true,
  'set:shrink': true,
  'set:worth': true,
  'set:plan-package': true,
  'set:write-package': true,
  'set:plan-import': true,
  'set:write-import': true,
  'set:end-import': true,
  'set:end-package': true,
  'set:statement': true,
  'set:propose-statement': true,
  'set:open-statement': true,
  'set:show-package': true,
  'set:certificate': true,
  'set:save-certificate': true,
  'set:verify-certificate': true,
  'programs:list': true,
  'programs:isolation': true,
  'programs:languages': true,
  'programs:choose': true,
  'programs:change': true,
  'programs:run': true,
  'programs:measure': true,
  'programs:details': true,
  'programs:diagnosis': true,
  'stress:choose': true,
  'stress:run': true,
  'call:stop': true,
} satisfies Record<RequestName, true>

export const eventNames = {
  'run:begun': true,
  'run:answered': true,
  'run:chunk': true,
  'run:part': true,
  'run:ended': true,
  'match:progress': true,
  'match:ended': true,
  'bots:turns': true,
  'bots:work': true,
  'bots:ended': true,
  'journal:failed': true,
  'settings:changed': true,
  'keys:changed': true,
  'menu:command': true,
  'window:filled-screen': true,
  'window:closing': true,
  'file:opened': true,
  'file:changed': true,
  'file:moved': true,
  'file:waiting': true,
  'data:damaged': true,
  'set:opened': true,
  'set:listed': true,
  'set:looked': true,
  'programs:changed': true,
  'call:told': true,
} satisfies Record<EventName, true>

/** Reports to main what the preload script itself has refused to pass on. */
export const refusedChannel = 'bridge:refused'

/**
 * Carries the paths of dropped files from the preload script to main; not a request name, so the page cannot use it.
 */
export const droppedChannel = 'dropped:open'
