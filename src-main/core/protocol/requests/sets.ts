import type { GroupScoring } from '../../suite/scoring'
import type { CompareRule } from '../../judging/compare-outputs'
import type { ExplainRequest, OutputExplanation } from '../judging'
import type { Result } from '../../kernel/result'
import type { FileProblem } from '../file-problem'
import type { FileTicket } from '../file-ticket'
import type { InvalidInputs, MadeInvalids } from '../invalid'
import type { Json } from '../journal'
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
  SetStep,
  ShrinkProgress,
  ShrinkRequest,
  ShrunkLevel,
  WorthRequest,
} from '../set'
import type { ToldLooks } from '../told-looks'
import type { PackageOrder } from '../../package/order'
import type {
  CertificateFile,
  CertificateVerdict,
  SavedCertificate,
  SetCertificate,
} from '../certificate'
import type { ImportEnd, ImportForm, PlannedImport } from '../importing'
import type { PackageEnd, PackageForm, PackingProgress, PlannedPackage } from '../packing'
import type { ProgramLimits } from '../programs'
import type { ShownStatement } from '../statement'
import type { Language } from '../../words'
import type { TestWorth } from '../../suite/look-at-text'
import type { OpenedFile } from './files'
import { call, event, request } from './declare'

/** What the page may ask about sets of tests. */
export const setRequests = {
  /** Opens a set again that was closed since the app started; returns the reason if it cannot. */
  'set:open-again': request<[set: string], FileProblem | null>(),
  /** Records which sets are open, in order, and which is in front, so that the next start opens them again. */
  'set:keep': request<
    [sets: readonly { readonly set: string; readonly view: Json }[], front: string | null],
    null
  >(),
  /**
   * Asks for a folder in a dialog; the set arrives as `set:opened`. Returns the reason if it cannot be opened; null
   * also if the user cancels.
   */
  'set:open': request<[], FileProblem | null>(),
  /** The folders most recently opened as sets. */
  'set:recent': request<[], readonly FileTicket[]>(),
  /** Opens one of them by its ticket, as `set:open` does. */
  'set:open-recent': request<[ticket: string], FileProblem | null>(),
  /** Closes a set; its work stops. */
  'set:close': request<[set: string], null>(),
  'set:look': request<[set: string, what: LookOrder], null>(),
  /** Coverage by game, of the tests examined so far. */
  'set:coverage': request<[set: string], readonly GameCoverage[]>(),
  /** The text of a test, for pictures of it. */
  'set:text': request<[set: string, path: string], Result<string, FileProblem>>(),
  /** The expected answer beside a test; null if there is none. */
  'set:expected': request<[set: string, path: string], Result<string | null, FileProblem>>(),
  /** Opens a test as a level that is saved to its file. */
  'set:open-test': request<[set: string, path: string], Result<OpenedFile, FileProblem>>(),
  /** Previews writing the answers of these tests. */
  'set:plan-answers': request<
    [set: string, paths: readonly string[], ending: AnswerEnding],
    AnswerPlan
  >(),
  /** Executes the plan; a file that has changed since is left alone. Null if there is a newer plan. */
  'set:write-answers': request<[set: string, plan: string], SetStep | null>(),
  /** Previews a job on the files of a set, or returns the reason if it cannot be done. */
  'set:plan-files': request<[set: string, job: SetJob], Result<FilePlan, FileProblem>>(),
  /** Executes the plan. Null if there is a newer plan. */
  'set:carry-out': request<[set: string, plan: string], SetStep | null>(),
  /** The texts in the order of their seeds, or the reason if one cannot be made; null if it was stopped. */
  'set:generate': call<
    [request: GenerateManyRequest],
    never,
    Result<readonly string[] | null, string>
  >(),
  /** Undoes the last step. */
  'set:undo': request<[set: string], SetStep>(),
  /** Does again what was undone last. */
  'set:redo': request<[set: string], SetStep>(),
  /** Sets the note of a test, a step that can be undone; an empty note is removed. */
  'set:note': request<[set: string, path: string, note: string], SetStep>(),
  /** Sets the title of a group, as `set:note` does. */
  'set:group-title': request<[set: string, group: string, title: string], SetStep>(),
  /** Sets how a set compares outputs with answers, as `set:note` does. */
  'set:compare': request<[set: string, compare: CompareRule], SetStep>(),
  /** Sets the points of a group and the bounds of its levels, as `set:note` does. */
  'set:scoring': request<[set: string, group: string, scoring: GroupScoring], SetStep>(),
  /** Sets the limits of programs, as `set:note` does. */
  'set:limits': request<[set: string, limits: ProgramLimits], SetStep>(),
  /** Writes a text as a test under a free name; returns its path. */
  'set:add': request<[set: string, test: NewTest], Result<string, FileProblem>>(),
  /** Previews a package of a set; otherwise the reason, a sentence, null if a newer request came. */
  'set:plan-package': call<
    [set: string, order: PackageOrder],
    never,
    Result<PlannedPackage, string | null>
  >(),
  /** Asks in a dialog for the place of a planned package and writes it; nothing is written if it is stopped. */
  'set:write-package': call<[plan: string, form: PackageForm], PackingProgress, PackageEnd>(),
  /** The dialog for packages is closed: data read for a package is released. */
  'set:end-package': request<[], null>(),
  /** The statement of a set in a language, as it is on disk now; otherwise the reason, null if a newer request came. */
  'set:statement': request<
    [set: string, language: Language],
    Result<ShownStatement, string | null>
  >(),
  /** Writes a first statement if there is none, as a step of the set. */
  'set:propose-statement': request<[set: string, language: Language], SetStep>(),
  /** Opens a statement in the system’s program for its type. */
  'set:open-statement': request<[set: string, language: Language], null>(),
  /** Asks for a package in a dialog and previews it as a set; null also if the user cancels. Otherwise the reason. */
  'set:plan-import': call<[form: ImportForm], never, Result<PlannedImport | null, string>>(),
  /** Asks in a dialog for the place of a planned set, in a new folder with this name, writes it and opens it. */
  'set:write-import': call<[plan: string, name: string], never, ImportEnd>(),
  /** The dialog for importing is closed: data read from a package is released. */
  'set:end-import': request<[], null>(),
  /** Shows a written package in its folder. */
  'set:show-package': request<[ticket: string], null>(),
  /** The certificates of a set; otherwise the reason, a sentence. */
  'set:certificate': request<[set: string], Result<SetCertificate, string>>(),
  /** Asks in a dialog where to save them and writes the file, completely or not at all. */
  'set:save-certificate': request<[set: string, file: CertificateFile], SavedCertificate>(),
  /** Asks in a dialog for a certificate and verifies it; otherwise the reason, a sentence, null if the user cancels. */
  'set:verify-certificate': request<[set: string], Result<CertificateVerdict, string | null>>(),
  /** Why an output is wrong. Null if it was stopped; the error says why the level has no answer. */
  'judge:explain': call<
    [request: ExplainRequest],
    never,
    Result<OutputExplanation | null, string>
  >(),
  /** The inputs of a set that should be rejected; otherwise the reason, a sentence. */
  'set:invalid': request<[set: string], Result<InvalidInputs, string>>(),
  /** Makes some from its tests, as one step; otherwise the reason, a sentence. None if it was stopped. */
  'set:make-invalid': call<[set: string], never, Result<MadeInvalids, string>>(),
  /** Searches for a level; replies when it ends or is stopped, with the best so far. */
  'set:find': call<[request: FindRequest], FindProgress, Result<FindProgress, string>>(),
  /** Searches for tests that cost misreadings points; replies when it ends or is stopped, with those found so far. */
  'set:make-again': call<
    [set: string, paths: readonly string[]],
    MakeAgainProgress,
    Result<readonly AgainMade[] | null, string>
  >(),
  'set:lower': call<[request: LowerRequest], LowerProgress, Result<LowerProgress, string>>(),
  /** Replies with the smaller level, or the reason if there is none; null if it was stopped. */
  'set:shrink': call<[request: ShrinkRequest], ShrinkProgress, Result<ShrunkLevel, string>>(),
  /** What a level of a game shows; null for a text that is not a level without errors, or if stopped. */
  'set:worth': call<[request: WorthRequest], never, TestWorth | null>(),
}

/** What main tells the page of them. */
export const setEvents = {
  /** A folder was opened, or asked for again: by dialog, drop, menu or the command line. */
  'set:opened': event<OpenedSet>(),
  /** Tests, notes or the folder have changed on disk; new and changed tests are examined next. */
  'set:listed': event<{ readonly set: string; readonly list: SetList }>(),
  'set:looked': event<ToldLooks>(),
}
