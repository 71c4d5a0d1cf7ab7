import type { Bridge } from '@core/protocol/ipc'
import type { ProgramDiagnosis } from '@core/protocol/programs'
import { call } from '../../ui/call'
import { Job } from '../../ui/job.svelte'

/** The diagnosis of a program, and the results it is based on. */
export interface Diagnosed {
  readonly diagnosis: ProgramDiagnosis
  /** Version of the results: with newer ones the diagnosis is no longer valid. */
  readonly version: number
}

/** Finds the misreadings that explain what programs print. */
export class Diagnosing {
  /** By program. */
  found = $state.raw<ReadonlyMap<string, Diagnosed>>(new Map())
  private readonly job = new Job<never, ProgramDiagnosis | null>()
  /** The program that was asked about last. */
  private asked = $state('')

  constructor(
    private readonly bridge: Bridge,
    private readonly set: string,
  ) {}

  /** The program that is looked at; null while none is. */
  get program(): string | null {
    return this.job.isRunning ? this.asked : null
  }

  /** Why one could not be looked at, a sentence. */
  get problem(): { readonly program: string; readonly why: string } | null {
    const { problem: why } = this.job
    return why === null ? null : { program: this.asked, why }
  }

  async begin(program: string, version: number): Promise<void> {
    const { bridge, set } = this
    this.stop()
    this.asked = program
    const diagnosis = await this.job.perform((piece) =>
      call(bridge, piece, 'programs:diagnosis', { set, program }),
    )
    if (diagnosis) this.found = new Map(this.found).set(program, { diagnosis, version })
  }

  stop(): void {
    this.job.forget()
  }
}
