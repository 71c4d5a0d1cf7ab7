import { setsWords } from '../../sets/sets-words'
import { openIsolated } from '../open-isolated'
import { ProgramRunner, type RunnerOptions } from '../program-runner'
import { Workshop } from '../workshop'
import type { JudgeOrder, JudgeReport, RunOrder } from './messages'
import { RunStore } from './run-store'
import { SetJudge } from './set-judge'
import { ToldRuns } from './told-runs'

/** Carries out orders about programs on a thread of its own, several at a time. */
export class JudgeDesk {
  private readonly underWay = new Map<number, AbortController>()
  private readonly works = new Set<Promise<void>>()
  private readonly stores = new Map<string, RunStore>()
  private readonly told = new ToldRuns()
  /** By whether files and network are kept from what they run. */
  private readonly workshops = new Map<boolean, Promise<Workshop>>()

  /** `openRunner` makes what starts the programs. */
  constructor(
    private readonly post: (report: JudgeReport) => void,
    private readonly openRunner: (options: RunnerOptions) => Promise<ProgramRunner> = (options) =>
      ProgramRunner.open(options),
  ) {}

  perform(order: Exclude<JudgeOrder, { kind: 'end' }>): void {
    switch (order.kind) {
      case 'run': {
        const work = this.run(order).finally(() => this.works.delete(work))
        this.works.add(work)
        return
      }
      case 'stop':
        return this.underWay.get(order.id)?.abort()
      case 'pulse':
        return this.post({ kind: 'pulse' })
      case 'forget':
        return this.told.forget(order.set)
      case 'details': {
        const run = this.told.details(order.set, order.program, order.test)
        return this.post({ kind: 'details', id: order.id, run })
      }
      case 'outputs': {
        const outputs = this.told.outputs(order.set, order.program)
        return this.post({ kind: 'outputs', id: order.id, outputs })
      }
    }
  }

  /** Ends all that runs; resolves when nothing of it is left. */
  async end(): Promise<void> {
    for (const one of this.underWay.values()) one.abort()
    await Promise.all(this.works)
    for (const store of this.stores.values()) store.close()
    for (const one of this.workshops.values()) await (await one.catch(() => null))?.close()
  }

  private async run(order: RunOrder): Promise<void> {
    const { id } = order
    const stop = new AbortController()
    this.underWay.set(id, stop)
    try {
      const store = this.storeOf(order)
      const judge = new SetJudge(order, store, this.told, stop.signal, this.post)
      this.post({ kind: 'run', id, end: await judge.judge(() => this.open(order.isIsolated)) })
    } catch (error) {
      this.post({ kind: 'failed', id, message: wordsOf(error) })
    } finally {
      this.underWay.delete(id)
    }
  }

  private open(isIsolated: boolean): Promise<Workshop> {
    // One for the whole thread, so that there are no more lanes than processors as long as nobody isolates otherwise.
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

  private storeOf({ id, store: { folder, name, version } }: RunOrder): RunStore {
    let store = this.stores.get(name)
    if (!store) {
      const onError = (error: unknown): void =>
        this.post({ kind: 'not-kept', id, message: wordsOf(error) })
      this.stores.set(name, (store = RunStore.open(folder, name, version, onError)))
    }
    return store
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
