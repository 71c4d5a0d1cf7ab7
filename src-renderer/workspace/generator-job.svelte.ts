import type { Bridge, GenerateRequest } from '@core/protocol/ipc'

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
      this.problem = `No level generated: ${made.error}.`
    } catch {
      this.problem = 'No level generated: see the log.'
    } finally {
      this.isRunning = false
    }
    return null
  }

  stop(): void {
    if (this.isRunning) void this.bridge.request('level:stop-generating')
  }
}
