import { err, ok, type Result } from '@core/kernel/result'
import type { Events } from '@core/protocol/ipc'
import type { FileProblem } from '@core/protocol/file-problem'
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
} from '@core/protocol/programs'
import type { SetStep } from '@core/protocol/set'
import type { Call } from '../../../threads/call'
import type { Dialogs } from '../../../files/dialogs'
import type { IsolationChoice } from '../../../programs/isolation-choice'
import type { FoundCommand } from '../../../programs/found-command'
import type { JudgeService } from '../../../programs/judging/messages'
import { firstFound, languages } from '../../../programs/languages'
import { type ServiceThread, ThreadCalls } from '../../../threads/thread-calls'
import { notDone } from '../file-steps'
import type { SetWork } from '../set-work'
import { measureLimits } from './measure-limits'
import { isolationNow, ProgramList, type SetWithSteps } from './program-list'
import { ProgramRuns } from './program-runs'
import { RunReports } from './run-reports'
import { Trust } from './trust'
import { setsWords } from '../../sets-words'
import { unknownSet } from '../folder-problem'

export interface ProgramDeskOptions {
  readonly find: (set: string) => SetWithSteps | null
  readonly dialogs: Pick<Dialogs, 'open' | 'ask'>
  /** The app's file of commands that the user lets run. */
  readonly trustFile: string
  readonly onTrustError: (error: unknown) => void
  /** The app's folder of program results. */
  readonly runsFolder: string
  /** Version of the app, on which all of that depends. */
  readonly version: string
  readonly createThread: () => ServiceThread
  readonly isolation: IsolationChoice
  /** What explains outputs. */
  readonly work: Pick<SetWork, 'explain' | 'diagnose'>
  readonly announce: (name: 'programs:changed', payload: Events['programs:changed']) => void
  readonly logError: (message: string, error: unknown) => void
}

/** A program that the user lets run. */
export interface RunnableProgram {
  readonly name: string
  readonly found: FoundCommand
}

/** The programs of all open sets, and their runs. */
export class ProgramDesk {
  private readonly trust: Trust
  private readonly lists = new Map<string, ProgramList>()
  /** Lists that are refreshed right now, and whether once more after that. */
  private readonly following = new Map<ProgramList, { isDueAgain: boolean }>()
  private readonly thread: ThreadCalls<JudgeService>
  private readonly runs: ProgramRuns
  private readonly reports: RunReports

  constructor(private readonly options: ProgramDeskOptions) {
    const { trustFile, onTrustError, createThread, logError, work } = options
    this.trust = new Trust(trustFile, onTrustError)
    this.thread = new ThreadCalls({ createThread, work: 'programs', isPrompt: true, logError })
    this.runs = new ProgramRuns({ ...options, thread: this.thread, trust: this.trust })
    this.reports = new RunReports(this.thread, work)
  }

  async list(set: string): Promise<SetPrograms> {
    const list = await this.listOf(set)?.list()
    const isolation = list?.isolation ?? (await this.isolation())
    return list ?? { programs: [], problem: setsWords().notOpen, isolation }
  }

  /** Whether programs are isolated from files and network. */
  isolation(): Promise<ProgramIsolation> {
    return isolationNow(this.options.isolation)
  }

  /** The languages whose tools are on this machine. */
  async languages(): Promise<readonly ProgramLanguage[]> {
    const found = await Promise.all(
      languages.map(async ({ name, endings, compile, run }) => {
        const isThere =
          (compile.length === 0 || (await firstFound(compile)) !== null) &&
          (await firstFound(run)) !== null
        return isThere ? { name, endings } : []
      }),
    )
    return found.flat()
  }

  /** Asks for files and keeps them as programs. */
  async choose(
    set: string,
    language: string | null,
  ): Promise<Result<ChosenPrograms | null, FileProblem>> {
    const list = this.listOf(set)
    const held = this.options.find(set)
    if (!list || !held) return err(unknownSet())
    const filters = languages
      .filter(({ name }) => name === language)
      .map(({ name, endings }) => ({ name, extensions: endings.map((one) => one.slice(1)) }))
    const paths = await this.options.dialogs.open({
      what: 'files',
      title: setsWords().programs.addTitle,
      buttonLabel: setsWords().programs.add,
      defaultPath: held.set.path,
      ...(filters.length > 0 && { filters }),
    })
    return paths.length === 0 ? ok(null) : list.add(paths)
  }

  async change(set: string, change: ProgramChange): Promise<SetStep> {
    const done = await this.listOf(set)?.change(change)
    return done ?? notDone(unknownSet())
  }

  /** Runs programs, once the user lets them; resolves when all is over. */
  async run(
    request: RunProgramsRequest,
    call: Call<ProgramsProgress>,
  ): Promise<Result<ProgramsEnd, string>> {
    const list = this.listOf(request.set)
    const open = this.options.find(request.set)?.set
    if (!list || !open) return err(setsWords().notOpen)
    const end = await this.runs.run(request, open, list, call)
    // Reports newly trusted programs; after a stop, it does not wait for the disk.
    if (end.ok && end.value.isStopped) void this.follow(list)
    else await list.refresh()
    return end
  }

  /** Measures programs and proposes limits; null when it was stopped. */
  async measure(
    request: MeasureRequest,
    call: Call<MeasureProgress>,
  ): Promise<Result<ProposedLimits | null, string>> {
    const list = this.listOf(request.set)
    const open = this.options.find(request.set)?.set
    if (!list || !open) return err(setsWords().notOpen)
    const { thread, runs, options } = this
    const given = { thread, runs, isolation: options.isolation }
    const end = await runs.during(request.set, call, (piece) =>
      measureLimits(given, request, { set: open, list }, piece),
    )
    void this.follow(list)
    return end
  }

  /** A program that is to be run elsewhere, once the user lets it; else a sentence. */
  async runnable(set: string, program: string): Promise<Result<RunnableProgram, string>> {
    const list = this.listOf(set)
    const open = this.options.find(set)?.set
    if (!list || !open) return err(setsWords().notOpen)
    const [one] = await list.known([program])
    if (!one) return err(setsWords().programs.gone)
    const { found, kept } = one
    if (!found.ok)
      return err(setsWords().programs.oneCannot({ name: kept.name, reason: found.error }))
    const [agreed] = await this.runs.trusted(open, [one])
    if (!agreed) return err(setsWords().programs.oneNotAgreed({ name: kept.name }))
    await list.refresh()
    return ok({ name: kept.name, found: found.value })
  }

  async details(
    set: string,
    program: string,
    test: string,
  ): Promise<Result<ProgramRunDetails | null, string>> {
    const open = this.options.find(set)?.set
    return open
      ? said(this.reports.details({ id: set, open }, program, test))
      : err(setsWords().notOpen)
  }

  async diagnosis(
    request: DiagnosisRequest,
    call: Pick<Call, 'stop'>,
  ): Promise<Result<ProgramDiagnosis | null, string>> {
    const open = this.options.find(request.set)?.set
    const name = this.listOf(request.set)?.nameOf(request.program) ?? null
    if (!open || name === null) return err(setsWords().notOpen)
    return said(this.reports.diagnosis(request, open, name, call))
  }

  /** The folder of a set was listed: its notes or the sources of its programs may have changed. */
  looked(set: string): void {
    const list = this.lists.get(set)
    if (list) void this.follow(list)
  }

  /** The set is closed. */
  closeSet(set: string): void {
    this.runs.stopSet(set)
    if (this.thread.isThere) this.thread.say('forget', set)
    this.lists.delete(set)
    if (this.lists.size === 0) void this.thread.end()
  }

  /** Ends all that runs; resolves when nothing is left of it and everything of the app's own is on disk. */
  async settle(): Promise<void> {
    await Promise.all([this.thread.end(), this.trust.settled()])
  }

  /** A disk that does not answer is asked once, however often its folder is looked at. */
  private async follow(list: ProgramList): Promise<void> {
    const under = this.following.get(list)
    if (under) {
      under.isDueAgain = true
      return
    }
    const mine = { isDueAgain: true }
    this.following.set(list, mine)
    try {
      while (mine.isDueAgain) {
        mine.isDueAgain = false
        await list.refresh()
      }
    } catch (error) {
      this.options.logError('programs of a set', error)
    } finally {
      this.following.delete(list)
    }
  }

  private listOf(set: string): ProgramList | null {
    const held = this.options.find(set)
    if (!held) return null
    let list = this.lists.get(set)
    if (!list) {
      const made: ProgramList = new ProgramList(
        held,
        this.trust,
        this.options.isolation,
        (changed) => {
          // A run may end when its set has been opened again: the ids of its list are no longer known.
          if (this.lists.get(set) === made)
            this.options.announce('programs:changed', { set, list: changed })
        },
      )
      this.lists.set(set, (list = made))
    }
    return list
  }
}

/** The reply of the thread, or why it cannot reply. */
async function said<T>(saying: Promise<Result<T, string>>): Promise<Result<T, string>> {
  try {
    return await saying
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return err(setsWords().programs.cannotSay({ reason }))
  }
}
