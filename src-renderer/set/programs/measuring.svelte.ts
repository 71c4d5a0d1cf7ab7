import type { Bridge } from '@core/protocol/ipc'
import type { MeasureProgress, ProposedLimits } from '@core/protocol/programs'
import { call } from '../../ui/call'
import { Job } from '../../ui/job.svelte'

/** Measures the programs of a set and proposes limits, in a dialog. */
export class Measuring extends Job<MeasureProgress, ProposedLimits | null> {
  isOpen = $state(false)
  /** Ms of processor time after which a run is ended. */
  most = $state(10_000)
  /** Of each program on each test. */
  runs = $state(3)

  constructor(
    private readonly bridge: Bridge,
    private readonly set: string,
  ) {
    super()
  }

  open(): void {
    this.forget()
    this.isOpen = true
  }

  close(): void {
    this.forget()
    this.isOpen = false
  }

  async measure(): Promise<void> {
    const { bridge, set, most, runs } = this
    await this.perform((piece) => call(bridge, piece, 'programs:measure', { set, most, runs }))
  }
}
