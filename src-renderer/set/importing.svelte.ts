import { isFileName } from '@core/package/order'
import { err, ok } from '@core/kernel/result'
import type { ImportEnd, ImportForm, PlannedImport } from '@core/protocol/importing'
import type { Bridge } from '@core/protocol/ipc'
import { call } from '../ui/call'
import { Job, settled } from '../ui/job.svelte'

/** Turns a package into a set, which is previewed first. */
export class Importing {
  /** The name of the new folder. */
  name = $state('')
  private readonly planning = new Job<never, PlannedImport | null>()
  private readonly writing = new Job<never, Exclude<ImportEnd, { kind: 'failed' }>>()
  /** The preview of the set; null while no package is chosen. */
  readonly plan = $derived(this.planning.result)
  /** Why it cannot be previewed or was not written; a sentence. */
  readonly problem = $derived(this.writing.problem ?? this.planning.problem)
  readonly isRunning: boolean = $derived(this.planning.isRunning || this.writing.isRunning)
  readonly isNameGood: boolean = $derived(isFileName(this.name))
  readonly canWrite: boolean = $derived(this.plan !== null && this.isNameGood && !this.isRunning)

  constructor(private readonly bridge: Bridge) {}

  /** Asks the user for a package and previews its set. */
  async choose(form: ImportForm): Promise<void> {
    this.forget()
    const plan = await this.planning.perform((piece) =>
      call(this.bridge, piece, 'set:plan-import', form),
    )
    if (plan) this.name = isFileName(plan.name) ? plan.name : 'tests'
  }

  /** Makes the set where the user says; true when it is there and open. */
  async write(): Promise<boolean> {
    const { plan, name } = this
    if (!plan || !this.canWrite) return false
    this.writing.forget()
    const end = await this.writing.perform(async (piece) => {
      const made = await call(this.bridge, piece, 'set:write-import', plan.plan, name)
      return made.kind === 'failed' ? err(made.message) : ok(made)
    })
    return end?.kind === 'opened'
  }

  /** Stops the current work and drops the package that was read. */
  close(): void {
    this.forget()
    void settled(async () => ok(await this.bridge.request('set:end-import')))
  }

  private forget(): void {
    this.planning.forget()
    this.writing.forget()
  }
}
