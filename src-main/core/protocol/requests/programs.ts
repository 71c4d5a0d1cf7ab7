import type { BotProgram } from '../bots'
import type { Result } from '../../kernel/result'
import type { FileProblem } from '../file-problem'
import type { SetStep } from '../set'
import type {
  ChosenPrograms,
  DiagnosisRequest,
  MeasureProgress,
  MeasureRequest,
  ProgramChange,
  ProgramDiagnosis,
  ProgramIsolation,
  ProgramLanguage,
  ProgramRunDetails,
  ProgramsEnd,
  ProgramsProgress,
  ProposedLimits,
  RunProgramsRequest,
  SetPrograms,
} from '../programs'
import type { StressEnd, StressProgress, StressRequest } from '../stress'
import { call, event, request } from './declare'

/** What the page may ask about the programs of a set. */
export const programRequests = {
  /** The programs of a set; `programs:changed` reports changes from then on. */
  'programs:list': request<[set: string], SetPrograms>(),
  /** Whether programs are isolated from files and network. */
  'programs:isolation': request<[], ProgramIsolation>(),
  /** Languages whose tools are installed on this computer. */
  'programs:languages': request<[], readonly ProgramLanguage[]>(),
  /**
   * Asks for programs in a dialog, sources of a language or any, and adds them to the set; null if the user cancels.
   */
  'programs:choose': request<
    [set: string, language: string | null],
    Result<ChosenPrograms | null, FileProblem>
  >(),
  /** Changes the list as a step of the set, which `set:undo` takes back. */
  'programs:change': request<[set: string, change: ProgramChange], SetStep>(),
  /**
   * Runs programs; the user is asked before a command that came with the folder. Replies when everything has ended or
   * was stopped; otherwise the reason why nothing can be run. Running programs are ended when it is stopped.
   */
  'programs:run': call<
    [request: RunProgramsRequest],
    ProgramsProgress,
    Result<ProgramsEnd, string>
  >(),
  /** Measures programs that should be correct or too slow, and proposes limits; null if it was stopped. */
  'programs:measure': call<
    [request: MeasureRequest],
    MeasureProgress,
    Result<ProposedLimits | null, string>
  >(),
  /** Details of a reported run; null if there are none, a sentence if they are not available. */
  'programs:details': request<
    [set: string, program: string, test: string],
    Result<ProgramRunDetails | null, string>
  >(),
  /** Compares all reported wrong outputs of a program with the misreadings; null if it was stopped. */
  'programs:diagnosis': call<
    [request: DiagnosisRequest],
    never,
    Result<ProgramDiagnosis | null, string>
  >(),
  /** Asks in a dialog for a program to be tried; null if the user cancels. */
  'stress:choose': request<[], BotProgram | null>(),
  /**
   * Searches for a level on which a program fails; replies when nothing runs any more, or with the reason if it cannot.
   * When stopped, it replies with the results so far.
   */
  'stress:run': call<[request: StressRequest], StressProgress, Result<StressEnd, string>>(),
}

/** What main tells the page of them. */
export const programEvents = {
  /** A requested list of programs has changed, in the app or on disk. */
  'programs:changed': event<{ readonly set: string; readonly list: SetPrograms }>(),
}
