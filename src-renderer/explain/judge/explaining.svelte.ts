import type { Bridge } from '@core/protocol/ipc'
import type { ExplainRequest, OutputExplanation } from '@core/protocol/judging'
import { call } from '../../ui/call'
import { Job } from '../../ui/job.svelte'

/** What a program printed, and what is to be said of it. */
interface Explained {
  readonly output: string
  readonly about: OutputExplanation
}

/** Explains what a program printed for a level, as often as that is changed. */
export class Explaining extends Job<never, Explained | null> {
  constructor(
    private readonly bridge: Bridge,
    private readonly level: Omit<ExplainRequest, 'output'>,
  ) {
    super()
  }

  /** Explains an output; what was asked before it is forgotten. */
  async explain(output: string): Promise<void> {
    if (output.trim() === '') return this.forget()
    await this.perform(async (piece) => {
      const asked = { ...this.level, output }
      const reply = await call(this.bridge, piece, 'judge:explain', asked)
      if (!reply.ok) return reply
      return { ok: true, value: reply.value && { output, about: reply.value } }
    })
  }
}
