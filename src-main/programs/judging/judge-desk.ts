import { err, ok, type Result } from '@core/kernel/result'
import type { MeasureProgress, ProgramsEnd, ProgramsProgress } from '@core/protocol/programs'
import type { Call } from '../../threads/call'
import type { Note } from '../../threads/serve-thread'
import { setsWords } from '../../sets/sets-words'
import { inLanes } from '../../threads/in-lanes'
import { openIsolated } from '../open-isolated'
import { ProgramRunner, type RunnerOptions } from '../program-runner'
import { measurePrograms, type Measured, type ProgramToMeasure } from '../measure-programs'
import { hashOf } from '../ready-program'
import { Workshop } from '../workshop'
import type { JudgeService, MeasureOrder, JudgeOrder } from './messages'
import { RunStore } from './run-store'
import { SetJudge } from './set-judge'
import { ToldRuns } from './told-runs'

/** Runs programs and judges them, several runs at a time, and remembers what it reported. */
export class JudgeDesk implements JudgeService {
  private readonly stores = new Map<string, RunStore>()
  private readonly told = new ToldRuns()
  /** Workshops by whether they isolate programs from files and network. */
  private readonly workshops = new Map<boolean, Promise<Workshop>>()

  /** `openRunner` creates the runner of programs. */
  constructor(
    private readonly note: Note,
    private readonly openRunner: (options: RunnerOptions) => Promise<ProgramRunner> = (options) =>
      ProgramRunner.open(options),
  ) {}

  run(order: JudgeOrder, call: Call<ProgramsProgress>): Promise<ProgramsEnd> {
    const judge = new SetJudge(order, this.storeOf(order), this.told, call)
    return judge.judge(() => this.open(order.isIsolated))
  }

  async measure(
    { programs, isIsolated, tests, ...order }: MeasureOrder,
    { stop, tell }: Call<MeasureProgress>,
  ): Promise<Result<Measured | null, string>> {
    const workshop = await this.open(isIsolated)
    const made: Result<ProgramToMeasure, string>[] = []
    await inLanes(workshop.runner.lanes, programs.entries(), async ([at, one]) => {
      const { found, name, isRight } = one
      const ready = await workshop.ready(found, await hashOf(found), stop)
      const language = found.language?.name ?? null
      made[at] = ready.ok
        ? ok({ ready: ready.value, name, isRight, language })
        : err(setsWords().programs.oneCannot({ name, reason: ready.error.message }))
    })
    if (stop.aborted) return ok(null)
    const unready = made.find((one) => !one.ok)
    if (unready) return unready
    const measured = await measurePrograms(workshop.runner, {
      ...order,
      programs: made.flatMap((one) => (one.ok ? one.value : [])),
      tests: tests.map(({ path, file, answer }) => ({ path, input: file, expected: answer })),
      stop,
      tell: (done, of) => tell({ done, of }),
    })
    return ok(stop.aborted ? null : measured)
  }

  details: JudgeService['details'] = ({ set, program, test }) =>
    this.told.details(set, program, test)

  outputs: JudgeService['outputs'] = ({ set, program }) => this.told.outputs(set, program)

  forget(set: string): void {
    this.told.forget(set)
  }

  /** Resolves when no run is in progress and nothing is left of earlier ones. */
  async close(): Promise<void> {
    for (const store of this.stores.values()) store.close()
    for (const one of this.workshops.values()) await (await one.catch(() => null))?.close()
  }

  private open(isIsolated: boolean): Promise<Workshop> {
    // One for the whole thread, so that there are no more lanes than processors while all use the same isolation.
    const open = async (): Promise<Workshop> => {
      const runner = await openIsolated(this.openRunner, isIsolated)
      if (!runner) throw new Error(setsWords().noIsolation)
      return Workshop.over(runner)
    }
    const opening =
      this.workshops.get(isIsolated) ??
      open().catch((error: unknown) => {
        this.workshops.delete(isIsolated)
        throw error
      })
    this.workshops.set(isIsolated, opening)
    return opening
  }

  private storeOf({ store: { folder, name, version } }: JudgeOrder): RunStore {
    let store = this.stores.get(name)
    if (!store) {
      const onError = (error: unknown): void => this.note('runs of programs not kept', error)
      this.stores.set(name, (store = RunStore.open(folder, name, version, onError)))
    }
    return store
  }
}

/** As a thread has it that runs programs. */
export function servedDesk(desk: JudgeDesk): { service: JudgeService; close: () => Promise<void> } {
  return { service: desk, close: () => desk.close() }
}
