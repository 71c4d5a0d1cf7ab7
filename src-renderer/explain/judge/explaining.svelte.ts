import type { Bridge } from '@core/protocol/ipc'
import type { ExplainRequest, OutputExplanation } from '@core/protocol/judging'
import { call } from '../../ui/call'
import { Job } from '../../ui/job.svelte'

/** An output of a program with its explanation. */
interface Explained {
  readonly output: string
  readonly about: OutputExplanation
}

/** Explains a program's output for a level, again after each change of the output. */
export class Explaining extends Job<never, Explained | null> {
  constructor(
    private readonly bridge: Bridge,
    private readonly level: Omit<ExplainRequest, 'output'>,
  ) {
    super()
  }

  /** Explains an output; an earlier request is dropped. */
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
