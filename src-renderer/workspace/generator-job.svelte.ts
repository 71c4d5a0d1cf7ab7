import { err } from '@core/kernel/result'
import type { Bridge, GenerateRequest } from '@core/protocol/ipc'
import { Job } from '../ui/job.svelte'
import { words } from '../ui/words'

/** Has levels made by chance, one at a time, and can be stopped. */
export class GeneratorJob extends Job<never, string | null> {
  constructor(private readonly bridge: Bridge) {
    super(() => bridge.request('level:stop-generating'))
  }

  /** The official text; null when it was stopped or could not be made. */
  run(request: GenerateRequest): Promise<string | null> {
    this.forget()
    return this.perform(async () => {
      const made = await this.bridge.request('level:generate', request)
      return made.ok ? made : err(words.workspace.generator.failed({ why: made.error }))
    })
  }
}
