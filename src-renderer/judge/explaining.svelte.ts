import type { Bridge } from '@core/protocol/ipc'
import type { ExplainRequest, OutputExplanation } from '@core/protocol/judging'
import { Job } from '../ui/job.svelte'

/** What a program printed, and what is to be said of it. */
interface Explained {
  readonly output: string
  readonly about: OutputExplanation
}

/** Explains what a program printed for a level, as often as that is changed. */
export class Explaining extends Job<never, Explained | null> {
  constructor(
    private readonly bridge: Bridge,
    private readonly level: Omit<ExplainRequest, 'workId' | 'output'>,
  ) {
    super((workId) => bridge.request('set:stop', workId))
  }

  /** Explains an output; what was asked before it is forgotten. */
  async explain(output: string): Promise<void> {
    if (output.trim() === '') return this.forget()
    await this.perform(async (workId) => {
      const asked = { workId, ...this.level, output }
      const reply = await this.bridge.request('judge:explain', asked)
      if (!reply.ok) return reply
      return { ok: true, value: reply.value && { output, about: reply.value } }
    })
  }
}
