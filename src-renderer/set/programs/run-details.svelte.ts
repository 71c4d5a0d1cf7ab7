import type { Bridge } from '@core/protocol/ipc'
import type { ProgramCell, ProgramRunDetails } from '@core/protocol/programs'
import { Job } from '../../ui/job.svelte'

/** All about the run of a program on a test, asked for when it is looked at. */
export class RunDetails {
  private readonly job = new Job<never, ProgramRunDetails | null>()
  /** Of the run looked at; null while it is asked for, or nothing is known. */
  readonly shown = $derived(this.job.result)
  /** Why it cannot be told, a sentence. */
  readonly problem = $derived(this.job.problem)
  readonly isLoading = $derived(this.job.isRunning)

  private looked: ProgramCell | null = null

  constructor(
    private readonly bridge: Bridge,
    private readonly set: string,
  ) {}

  /** Looks at a run; what was looked at before goes unless it is of the same two. */
  async look(cell: ProgramCell | null): Promise<void> {
    const { looked } = this
    this.looked = cell
    if (looked?.program !== cell?.program || looked?.test !== cell?.test) this.job.forget()
    if (!cell) return
    const { program, test } = cell
    await this.job.perform(() => this.bridge.request('programs:details', this.set, program, test))
  }
}
