import type { Bridge } from '@core/protocol/ipc'
import type { ProgramDiagnosis } from '@core/protocol/programs'
import { nextWorkId } from '../ui/work-id'

/** What was found out about a program, and which results that was about. */
export interface Diagnosed {
  readonly diagnosis: ProgramDiagnosis
  /** Of the results by then: with others it no longer holds. */
  readonly version: number
}

/** Finds the misreadings that explain what programs print. */
export class Diagnosing {
  /** By program. */
  found = $state.raw<ReadonlyMap<string, Diagnosed>>(new Map())
  /** The program that is looked at; null while none is. */
  program = $state.raw<string | null>(null)
  /** Why one could not be looked at, a sentence. */
  problem = $state.raw<{ readonly program: string; readonly why: string } | null>(null)
  private workId = 0

  constructor(
    private readonly bridge: Bridge,
    private readonly set: string,
  ) {}

  async begin(program: string, version: number): Promise<void> {
    this.stop()
    const workId = nextWorkId()
    Object.assign(this, { workId, program, problem: null })
    const { set } = this
    const reply = await this.bridge
      .request('programs:diagnosis', { workId, set, program })
      .finally(() => {
        if (workId === this.workId) this.program = null
      })
    if (workId !== this.workId) return
    if (!reply.ok) this.problem = { program, why: reply.error }
    else if (reply.value)
      this.found = new Map(this.found).set(program, { diagnosis: reply.value, version })
  }

  stop(): void {
    if (this.program === null) return
    void this.bridge.request('programs:stop', this.workId)
    Object.assign(this, { workId: 0, program: null })
  }
}
