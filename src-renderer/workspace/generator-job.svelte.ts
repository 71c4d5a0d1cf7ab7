import type { Bridge, GenerateRequest } from '@core/protocol/ipc'
import { words } from '../ui/words'

/** Has levels made by chance, one at a time, and can be stopped. */
export class GeneratorJob {
  isRunning = $state(false)
  /** Why the last one was not made; empty when it was. */
  problem = $state('')

  constructor(private readonly bridge: Bridge) {}

  /** The official text; null when it was stopped or could not be made. */
  async run(request: GenerateRequest): Promise<string | null> {
    this.isRunning = true
    this.problem = ''
    try {
      const made = await this.bridge.request('level:generate', request)
      if (made.ok) return made.value
      this.problem = words.workspace.generator.failed({ why: made.error })
    } catch {
      this.problem = words.workspace.generator.failedSeeLog
    } finally {
      this.isRunning = false
    }
    return null
  }

  stop(): void {
    if (this.isRunning) void this.bridge.request('level:stop-generating')
  }
}
