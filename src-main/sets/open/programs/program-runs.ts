import { usualLimits, type RunLimits } from '@core/judging/run-end'
import { err, ok, type Result } from '@core/kernel/result'
import type {
  ProgramLimits,
  ProgramRow,
  ProgramsEnd,
  ProgramsProgress,
  RunProgramsRequest,
} from '@core/protocol/programs'
import { type Call, neverStopped } from '../../../threads/call'
import type { Dialogs } from '../../../files/dialogs'
import { keptName, realPathOf } from '../../../files/real-path'
import type { IsolationChoice } from '../../../programs/isolation-choice'
import type { JudgeService, ProgramToRun, TestToRun } from '../../../programs/judging/messages'
import { NotEnded, type ThreadCalls } from '../../../threads/thread-calls'
import type { KeptProgram } from '../../kept-programs'
import type { OpenSet } from '../open-set'
import type { ListedProgram, ProgramList } from './program-list'
import type { Trust } from './trust'
import { askForTrust } from './trust-question'
import { stoppedWith, unlessStopped } from '../unless-stopped'
import { setsWords } from '../../sets-words'

export interface ProgramRunsOptions {
  readonly thread: ThreadCalls<JudgeService>
  readonly trust: Trust
  readonly isolation: IsolationChoice
  readonly dialogs: Pick<Dialogs, 'ask'>
  /** The app's folder of program results. */
  readonly runsFolder: string
  /** Version of the app. */
  readonly version: string
}

/** Limits of a run as the command line has them too. */
export function runLimits({ time, memory }: ProgramLimits): RunLimits {
  // A busy machine is not the program's fault.
  return { ...usualLimits, cpu: time, wall: 2 * time + 5000, memory }
}

/** Runs the programs of sets that the user lets run, as long as nobody stops it. */
export class ProgramRuns {
  /** Stops of the runs under way, with their sets. */
  private readonly underWay = new Map<AbortController, string>()

  constructor(private readonly options: ProgramRunsOptions) {}

  async run(
    request: RunProgramsRequest,
    set: OpenSet,
    list: ProgramList,
    call: Call<ProgramsProgress>,
  ): Promise<Result<ProgramsEnd, string>> {
    const stop = stoppedWith(call.stop)
    this.underWay.set(stop, request.set)
    try {
      return ok(await this.runNow(request, set, list, { ...call, stop: stop.signal }))
    } catch (error) {
      if (stop.signal.aborted && !(error instanceof NotEnded)) return ok(nothingRun)
      return err(cannotBeRun(error))
    } finally {
      this.underWay.delete(stop)
    }
  }

  /** Does other work with programs of a set, which ends when the set is closed; null when it was stopped. */
  async during<P, T>(
    set: string,
    call: Call<P>,
    work: (call: Call<P>) => Promise<Result<T | null, string>>,
  ): Promise<Result<T | null, string>> {
    const stop = stoppedWith(call.stop)
    this.underWay.set(stop, set)
    try {
      return await work({ ...call, stop: stop.signal })
    } catch (error) {
      return stop.signal.aborted ? ok(null) : err(cannotBeRun(error))
    } finally {
      this.underWay.delete(stop)
    }
  }

  /** Stops all that runs for a set that is closed. */
  stopSet(set: string): void {
    for (const [stop, of] of this.underWay) if (of === set) stop.abort()
  }

  private async runNow(
    { set: id, programs: ids, tests: paths, limits, extent }: RunProgramsRequest,
    set: OpenSet,
    list: ProgramList,
    { stop, tell }: Call<ProgramsProgress>,
  ): Promise<ProgramsEnd> {
    const { thread, runsFolder, version, isolation } = this.options
    const all = await unlessStopped(list.known(ids), stop)
    const trusted = extent === 'kept' ? all : await this.trusted(set, all, stop)
    const rows = all.filter((one) => !trusted.includes(one)).map(untrustedRow)
    const { tests, without } = testsToRun(set, paths)
    if (stop.aborted) return nothingRun
    // Programs that the user does not let run count as finished.
    const skipped = rows.length * tests.length
    const of = all.length * tests.length
    if (rows.length > 0) tell({ rows, cells: [], done: skipped, of })
    const { compare } = set.listed.notes
    const real = await unlessStopped(realPathOf(set.path), stop)
    const store = { folder: runsFolder, name: keptName(real), version }
    const programs = trusted.map(({ id: program, found }): ProgramToRun => ({ id: program, found }))
    const given = { folder: set.path, limits: runLimits(limits), isIsolated: isolation.isOn() }
    const end = await thread.call(
      'run',
      { set: id, store, programs, tests, compare, extent, ...given },
      { stop, tell: (news) => tell({ ...news, done: news.done + skipped, of }) },
    )
    return { ...end, without: [...without, ...end.without] }
  }

  /** The programs that may run, after asking the user about those not yet agreed to. */
  async trusted(
    set: OpenSet,
    programs: readonly ListedProgram[],
    stop = neverStopped,
  ): Promise<readonly ListedProgram[]> {
    const { trust, dialogs, isolation } = this.options
    const strange = programs.flatMap((one) => {
      const { found, kept, key } = one
      return found.ok && !trust.has(key)
        ? { ...kept, command: withShownFlags(kept), found: found.value, key, one }
        : []
    })
    if (strange.length === 0) return programs
    const agreed = await askForTrust(dialogs, isolation, set.path, strange, stop)
    if (agreed.length > 0) trust.add(agreed.map(({ key }) => key))
    if (stop.aborted) return []
    return programs.filter(({ found, key }) => !found.ok || trust.has(key))
  }
}

function cannotBeRun(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  return setsWords().programs.cannotBeRun({ reason })
}

/** A command with its compiler flags, as shown to the user. */
function withShownFlags({ command, flags = '' }: KeptProgram): string {
  return flags === '' ? command : `${command}  [${flags}]`
}

const nothingRun: ProgramsEnd = { isStopped: true, ran: 0, kept: 0, without: [], time: 0 }

function untrustedRow({ id }: ListedProgram): ProgramRow {
  const message = setsWords().programs.notAgreed
  return { program: id, state: 'untrusted', message }
}

/** The tests that have an official answer, and the paths of those that have none. */
export function testsToRun(
  set: OpenSet,
  paths: readonly string[] | null,
): { readonly tests: readonly TestToRun[]; readonly without: readonly string[] } {
  const known = paths === null ? set.listed.tests.map(({ path }) => path) : [...new Set(paths)]
  const tests: TestToRun[] = []
  const without: string[] = []
  for (const path of known) {
    const test = set.test(path)
    const answer = test?.look?.worth?.answer
    if (!test || answer === undefined) without.push(path)
    else tests.push({ path, file: set.fullPath(path), key: test.key, answer })
  }
  return { tests, without }
}
