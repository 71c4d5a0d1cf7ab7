// long because it is the one list of everything that may cross between page and main.
import type { PictureSize } from './picture'
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
import type { Worth } from '../suite/look-at-text'
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
   * unless forced, and with the code UNASKED where the user would have to be asked and may not be.
   */
  'file:save': {
    args: [ticket: string, text: string, isForced: boolean, mayAsk: boolean]
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
  /** Brings the window before all others. */
  'window:front': { args: []; reply: null }
  /** Puts a text on the system's clipboard. */
  'clipboard:write': { args: [text: string]; reply: null }
  /** Puts cells on the system's clipboard: their text, which may be empty, and a PNG picture, null where there is none. */
  'clipboard:write-part': { args: [text: string, png: Uint8Array | null]; reply: null }
  /** The text on the system's clipboard that a game reads as cells; null where there is no text, a sentence where it does not. */
  'clipboard:part': { args: [gameId: string]; reply: Result<string | null, string> }
  /** The level on the system's clipboard; null where there is no text, a sentence where no game reads it. */
  'clipboard:level': { args: []; reply: Result<string | null, string> }
  'window:title': { args: [title: string, isDirty: boolean]; reply: null }
  /** Chooses the theme, for the menu, the system's dialogs and the ground of the next window. */
  'window:theme': { args: [theme: 'system' | 'light' | 'dark']; reply: null }
  /** Sets how large the interface is, unless null; gives what holds from now on. 1 is the usual size. */
  'window:size': { args: [factor: number | null]; reply: number }
  /**
   * Chooses the language by its code, or `system`, unless null; gives the choice. Where another is spoken from then on, the
   * page is loaded anew.
   */
  'window:language': { args: [choice: string | null]; reply: string }
  /** Has the window fill the screen or not, unless null; gives how it is now. Where that takes a while an event follows. */
  'window:full-screen': { args: [isFull: boolean | null]; reply: boolean }
  /** Brings the second window before all others: a page cannot do that for a window that it has opened. */
  'window:second-front': { args: []; reply: null }
  /** Has the second window fill its screen, or no longer; gives whether it did before. */
  'window:second-screen': { args: [change: 'turn' | 'leave']; reply: boolean }
  /** Which menu items can be used, by command id; labels carry names such as "Undo: move rocket". */
  'menu:state': { args: [items: readonly MenuItemState[]]; reply: null }
  /** What is set about the window, and what is wrong with its file. */
  'settings:load': { args: []; reply: SettingsLoaded }
  /** Sets something else, and keeps it unless the file is to be mended first. */
  'settings:change': { args: [change: SettingsChange]; reply: SettingsLoaded }
  /** Opens the file of settings in the system’s editor; gives why not. */
  'settings:edit': { args: []; reply: string | null }
  /** The keys of the window, read from their file again. */
  'keys:load': { args: []; reply: KeysLoaded }
  /** Keeps them in their file; gives why not, as a sentence. A file with a mistake is not written over. */
  'keys:save': { args: [choice: KeyChoice]; reply: string | null }
  /** Asks for a file of keys by dialog and reads it; null when the user cancels. Nothing is kept by that. */
  'keys:import': { args: []; reply: Result<KeyChoice | null, string> }
  /** Opens the file of keys in the system’s editor; gives why not. */
  'keys:edit': { args: []; reply: string | null }
  /** A sheet of keys as PDF. */
  'keys:sheet': { args: [lines: readonly SheetLine[]]; reply: Uint8Array }
  /** Starts a run in the worker; a run under way with the same `slot` is cancelled. */
  'run:start': { args: [request: RunRequest]; reply: null }
  'run:cancel': { args: [runId: number]; reply: null }
  /** Nothing is compared any more: the side slot's thread ends. */
  'run:end-side': { args: []; reply: null }
  /** Plays a match in a thread of its own; one under way is stopped. */
  'match:play': { args: [request: MatchRequest]; reply: null }
  'match:stop': { args: [matchId: number]; reply: null }
  /** Asks by dialog for a program that is to play; null when the user cancels. */
  'bots:choose': { args: []; reply: BotProgram | null }
  /** The programs that were chosen since the app began, the last one first. */
  'bots:recent': { args: []; reply: readonly BotProgram[] }
  /** Plays turns of a match with programs, telling `bots:…`; those of a tab that plays already are not begun. */
  'bots:play': { args: [request: LiveRequest]; reply: null }
  /** Waits behind the turn that is played now. */
  'bots:pause': { args: [matchId: number]; reply: null }
  /** Stops the clock of a match, or lets it go on, at once. */
  'bots:clock': { args: [matchId: number, isStopped: boolean]; reply: null }
  /** Ends the programs of a match; the turn under way is not made. */
  'bots:stop': { args: [matchId: number]; reply: null }
  /** Ends them, and forgets the match: its tab is closed. */
  'bots:close': { args: [matchId: number]; reply: null }
  /** Asks for a place by dialog and writes there what passed in a match; gives the path, null when the user cancels. */
  'bots:save-log': {
    args: [suggestedName: string, log: readonly LoggedAnswer[]]
    reply: Result<string | null, FileProblem>
  }
  /** Asks for such a file by dialog and reads it; null when the user cancels. */
  'bots:open-log': {
    args: []
    reply: Result<
      { readonly name: string; readonly log: readonly LoggedAnswer[] } | null,
      FileProblem
    >
  }
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
  /** An SVG picture of so many pixels as a PDF file of one page, 96 pixels to the inch. */
  'export:pdf': { args: [svg: string, size: PictureSize]; reply: Uint8Array }
  /** The page of a level without one, as it was built. */
  'export:viewer': { args: []; reply: string }
  /** Puts a PNG picture on the system's clipboard. */
  'clipboard:write-picture': { args: [png: Uint8Array]; reply: null }
  /** Opens a set again that was closed since the app began; gives why not. */
  'set:open-again': { args: [set: string]; reply: FileProblem | null }
  /** Notes which sets are open, in their order, and which is in front, so that the next start opens them again. */
  'set:keep': {
    args: [sets: readonly { readonly set: string; readonly view: Json }[], front: string | null]
    reply: null
  }
  /** Asks for a folder by dialog; the set comes as `set:opened`. Gives why not; null also when the user cancels. */
  'set:open': { args: []; reply: FileProblem | null }
  /** The folders that were opened last as sets. */
  'set:recent': { args: []; reply: readonly FileTicket[] }
  /** Opens one of them by its ticket, as `set:open` does. */
  'set:open-recent': { args: [ticket: string]; reply: FileProblem | null }
  /** Nothing is looked at any more; what is under way for it stops. */
  'set:close': { args: [set: string]; reply: null }
  'set:look': { args: [set: string, what: LookOrder]; reply: null }
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
  /** Says what a job on the files of a set would do, or why it cannot be done. */
  'set:plan-files': { args: [set: string, job: SetJob]; reply: Result<FilePlan, FileProblem> }
  /** Does what the plan says. Null when there is a newer plan. */
  'set:carry-out': { args: [set: string, plan: string]; reply: SetStep | null }
  /** The texts in the order of their seeds, or why one cannot be made; null when it was stopped. */
  'set:generate': {
    args: [call: number, request: GenerateManyRequest]
    progress: never
    reply: Result<readonly string[] | null, string>
  }
  /** Takes back the last step. */
  'set:undo': { args: [set: string]; reply: SetStep }
  /** Sets the note of a test, a step that can be undone; an empty one is taken away. */
  'set:note': { args: [set: string, path: string, note: string]; reply: SetStep }
  /** Sets the title of a group, as `set:note` does. */
  'set:group-title': { args: [set: string, group: string, title: string]; reply: SetStep }
  /** Sets how a set compares outputs with answers, as `set:note` does. */
  'set:compare': { args: [set: string, compare: CompareRule]; reply: SetStep }
  /** Sets what a group is worth and what it asks of its levels, as `set:note` does. */
  'set:scoring': { args: [set: string, group: string, scoring: GroupScoring]; reply: SetStep }
  /** Sets what programs may use, as `set:note` does. */
  'set:limits': { args: [set: string, limits: ProgramLimits]; reply: SetStep }
  /** Writes a text as a test under a name that is free; gives its path. */
  'set:add': { args: [set: string, test: NewTest]; reply: Result<string, FileProblem> }
  /** Says what a package of a set would be; else why not, a sentence, null where a newer question came. */
  'set:plan-package': {
    args: [call: number, set: string, order: PackageOrder]
    progress: never
    reply: Result<PlannedPackage, string | null>
  }
  /** Asks by dialog where to put the package of a plan and writes it; once stopped nothing is written. */
  'set:write-package': {
    args: [call: number, plan: string, form: PackageForm]
    progress: PackingProgress
    reply: PackageEnd
  }
  /** No package is planned any more: what was read for one is let go. */
  'set:end-package': { args: []; reply: null }
  /** The statement of a set in a language, as it is on disk now; else why it cannot be shown, null if a newer question came. */
  'set:statement': {
    args: [set: string, language: Language]
    reply: Result<ShownStatement, string | null>
  }
  /** Writes a statement to go on from where none is, as a step of the set. */
  'set:propose-statement': { args: [set: string, language: Language]; reply: SetStep }
  /** Opens a statement in the system’s program for it. */
  'set:open-statement': { args: [set: string, language: Language]; reply: null }
  /** Asks for a package by dialog and says what it would be as a set; null also when the user cancels. Else why not. */
  'set:plan-import': {
    args: [call: number, form: ImportForm]
    progress: never
    reply: Result<PlannedImport | null, string>
  }
  /** Asks by dialog where to put the set of a plan, in a new folder of this name, writes it and opens it. */
  'set:write-import': {
    args: [call: number, plan: string, name: string]
    progress: never
    reply: ImportEnd
  }
  /** No package is to be imported any more: what was read of one is let go. */
  'set:end-import': { args: []; reply: null }
  /** Shows a package that was written in its folder. */
  'set:show-package': { args: [ticket: string]; reply: null }
  /** Says what the tests of a set are worth; else why that cannot be said, a sentence. */
  'set:certificate': { args: [set: string]; reply: Result<SetCertificate, string> }
  /** Asks by dialog where to save that and writes it, whole or not at all. */
  'set:save-certificate': { args: [set: string, file: CertificateFile]; reply: SavedCertificate }
  /** Asks by dialog for a certificate and says whether it holds; else why not, a sentence, null where the user cancels. */
  'set:verify-certificate': {
    args: [set: string]
    reply: Result<CertificateVerdict, string | null>
  }
  /** Why an output is wrong. Null when it was stopped; the error says why the level has no answer. */
  'judge:explain': {
    args: [call: number, request: ExplainRequest]
    progress: never
    reply: Result<OutputExplanation | null, string>
  }
  /** The inputs of a set that have to be refused; else why they cannot be looked at, a sentence. */
  'set:invalid': { args: [set: string]; reply: Result<InvalidInputs, string> }
  /** Makes some of its tests, as one step; else why that cannot be done, a sentence. None when it was stopped. */
  'set:make-invalid': {
    args: [call: number, set: string]
    progress: never
    reply: Result<MadeInvalids, string>
  }
  /** Looks for a level; replies when it ends or is stopped, with the best so far. */
  'set:find': {
    args: [call: number, request: FindRequest]
    progress: FindProgress
    reply: Result<FindProgress, string>
  }
  /** Looks for tests that cost misreadings points; replies when it ends or is stopped, with those found so far. */
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
  /** Replies with the smaller level, or why there is none; null when it was stopped. */
  'set:shrink': {
    args: [call: number, request: ShrinkRequest]
    progress: ShrinkProgress
    reply: Result<ShrunkLevel, string>
  }
  /** What a level of a game is worth; null for a text that is not a level without errors, or if stopped. */
  'set:worth': { args: [call: number, request: WorthRequest]; progress: never; reply: Worth | null }
  /** The programs that are kept with a set; `programs:changed` tells of changes from then on. */
  'programs:list': { args: [set: string]; reply: SetPrograms }
  /** Whether files and network are kept from programs. */
  'programs:isolation': { args: []; reply: ProgramIsolation }
  /** Languages whose tools are on this machine. */
  'programs:languages': { args: []; reply: readonly ProgramLanguage[] }
  /** Asks for programs by dialog, sources of a language or any, and keeps them with the set; null when the user cancels. */
  'programs:choose': {
    args: [set: string, language: string | null]
    reply: Result<ChosenPrograms | null, FileProblem>
  }
  /** Changes the list as a step of the set, which `set:undo` takes back. */
  'programs:change': { args: [set: string, change: ProgramChange]; reply: SetStep }
  /**
   * Runs programs; a command that came with the folder is asked about first. Replies when all is over or stopped; else why
   * nothing can be run. Once stopped, what runs is ended.
   */
  'programs:run': {
    args: [call: number, request: RunProgramsRequest]
    progress: ProgramsProgress
    reply: Result<ProgramsEnd, string>
  }
  /** Measures programs from which a right answer or too slow a one is expected, and proposes limits; null when it was stopped. */
  'programs:measure': {
    args: [call: number, request: MeasureRequest]
    progress: MeasureProgress
    reply: Result<ProposedLimits | null, string>
  }
  /** What is known of a run that was told; null where nothing is, a sentence where it cannot be said. */
  'programs:details': {
    args: [set: string, program: string, test: string]
    reply: Result<ProgramRunDetails | null, string>
  }
  /** Holds all wrong outputs of a program that were told against the misreadings; null when it was stopped. */
  'programs:diagnosis': {
    args: [call: number, request: DiagnosisRequest]
    progress: never
    reply: Result<ProgramDiagnosis | null, string>
  }
  /** Asks by dialog for a program that is to be tried; null when the user cancels. */
  'stress:choose': { args: []; reply: BotProgram | null }
  /** Looks for a level on which a program fails; replies when nothing runs any more, or why it cannot. Stopped, it replies with what it has. */
  'stress:run': {
    args: [call: number, request: StressRequest]
    progress: StressProgress
    reply: Result<StressEnd, string>
  }
  /** Nobody waits for a call any more: it ends, with what there is. */
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

/** Everything main may tell the page. */
export interface Events {
  /** The level was read; chunks follow. */
  'run:begun': { readonly runId: number; readonly layout: StateLayout }
  /** The official answer by the fast path, and how many ms it took; comes before the trace. */
  'run:answered': { readonly runId: number; readonly answer: string; readonly time: number }
  'run:chunk': { readonly runId: number; readonly chunk: TraceChunk }
  /** Of a long run: chunks whose steps the page makes again when it needs them. */
  'run:part': { readonly runId: number; readonly part: RunPart }
  'run:ended': { readonly runId: number; readonly outcome: Outcome; readonly steps: number }
  /** Turns made so far of a match that is being played, and the text with their moves; null when none was made. */
  'match:progress': {
    readonly matchId: number
    readonly turns: number
    readonly text: string | null
  }
  /** The text with all moves made; null when none was. */
  'match:ended': {
    readonly matchId: number
    readonly turns: number
    readonly text: string | null
    readonly end: MatchEnd
  }
  /** Turns were made in a match that is played live. */
  'bots:turns': LiveTurns
  /** What a live match is about now, and which processes its programs are. */
  'bots:work': {
    readonly matchId: number
    readonly work: LiveWork | null
    readonly processes: LiveProcesses
  }
  /** It waits or is over; comes after the last turns. */
  'bots:ended': { readonly matchId: number; readonly end: LiveEnd }
  /**
   * A document's journal could not be written; it has to start over with a `state`. An empty name speaks of the order of
   * the tabs. The reason has no end: "the disk is full".
   */
  'journal:failed': { readonly document: string; readonly reason: string }
  /** The file of settings was edited by hand. */
  'settings:changed': SettingsLoaded
  /** The file of keys was edited by hand. */
  'keys:changed': KeysLoaded
  /** A menu item, by its id. */
  'menu:command': { readonly id: string }
  /** The window fills the screen from now on, or does not any more. */
  'window:filled-screen': { readonly isFull: boolean }
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
  /** Files that are known by tickets have other names by the app's own doing; all at once. */
  'file:moved': readonly FileMove[]
  /** A file's disk takes long to answer; null when none is waited for any more. */
  'file:waiting': { readonly name: string | null }
  /** A folder was opened, or asked for again: by dialog, drop, menu or the command line. */
  'set:opened': OpenedSet
  /** Tests, notes or the folder have changed on disk; what is new or changed is looked at next. */
  'set:listed': { readonly set: string; readonly list: SetList }
  'set:looked': SetLooks
  /** The list of a set that was asked for has changed, by the app or on disk. */
  'programs:changed': { readonly set: string; readonly list: SetPrograms }
  /** How far a call is, as its request has it. */
  'call:told': { readonly call: number; readonly progress: unknown }
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

/** Tells main what the preload script itself has refused to pass on. */
export const refusedChannel = 'bridge:refused'

/** Carries the paths of dropped files from the preload script to main; no request name, so the page cannot use it. */
export const droppedChannel = 'dropped:open'
