import { err, ok } from '@core/kernel/result'
import type { Bridge } from '@core/protocol/ipc'
import type { GenerateManyRequest } from '@core/protocol/set'
import { call } from '../ui/call'
import { Job } from '../ui/job.svelte'
import { words } from '../ui/words'

/** Generates random levels, one at a time; can be stopped. */
export class GeneratorJob extends Job<never, string | null> {
  constructor(private readonly bridge: Bridge) {
    super()
  }

  /** Returns the official text; null if it was stopped or failed. */
  run(request: Omit<GenerateManyRequest, 'count'>): Promise<string | null> {
    this.forget()
    return this.perform(async (piece) => {
      const made = await call(this.bridge, piece, 'set:generate', { ...request, count: 1 })
      if (!made.ok) return err(words.workspace.generator.failed({ why: made.error }))
      return ok(made.value?.[0] ?? null)
    })
  }
}
