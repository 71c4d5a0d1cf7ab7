import { err, ok } from '@core/kernel/result'
import type { Bridge } from '@core/protocol/ipc'
import type { GenerateManyRequest } from '@core/protocol/set'
import { call } from '../ui/call'
import { Job } from '../ui/job.svelte'
import { words } from '../ui/words'

/** Has levels made by chance, one at a time, and can be stopped. */
export class GeneratorJob extends Job<never, string | null> {
  constructor(private readonly bridge: Bridge) {
    super()
  }

  /** The official text; null when it was stopped or could not be made. */
  run(request: Omit<GenerateManyRequest, 'count'>): Promise<string | null> {
    this.forget()
    return this.perform(async (piece) => {
      const made = await call(this.bridge, piece, 'set:generate', { ...request, count: 1 })
      if (!made.ok) return err(words.workspace.generator.failed({ why: made.error }))
      return ok(made.value?.[0] ?? null)
    })
  }
}
