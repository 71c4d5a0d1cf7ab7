import type { Bridge } from '@core/protocol/ipc'
import type { ProgramCell, ProgramRunDetails } from '@core/protocol/programs'

/** All about the run of a program on a test, asked for when it is looked at. */
export class RunDetails {
  /** Of the run looked at; null while it is asked for, or nothing is known. */
  shown = $state.raw<ProgramRunDetails | null>(null)
  /** Why it cannot be told, a sentence. */
  problem = $state.raw<string | null>(null)
  isLoading = $state(false)
  private asked = 0

  constructor(
    private readonly bridge: Bridge,
    private readonly set: string,
  ) {}

  /** Looks at a run; what was looked at before goes unless it is of the same two. */
  async look(cell: ProgramCell | null): Promise<void> {
    const asked = ++this.asked
    const { shown } = this
    if (shown?.program !== cell?.program || shown?.test !== cell?.test) this.shown = null
    this.problem = null
    this.isLoading = cell !== null
    if (!cell) return
    const found = await this.bridge.request('programs:details', this.set, cell.program, cell.test)
    if (asked !== this.asked) return
    this.isLoading = false
    this.shown = found.ok ? found.value : null
    this.problem = found.ok ? null : found.error
  }
}
