import type { Bridge } from '@core/protocol/ipc'
import type { OutputExplanation } from '@core/protocol/judging'
import { nextWorkId } from '../ui/work-id'

/** Explains what a program printed for a level, as often as that is changed. */
export class Explaining {
  /** What was explained last, with the output that it is about; null before the first. */
  found = $state.raw<{ readonly output: string; readonly about: OutputExplanation } | null>(null)
  isRunning = $state(false)
  /** Why it could not be explained, a sentence. */
  problem = $state.raw<string | null>(null)
  private readonly workId = nextWorkId()
  private latest = 0

  constructor(
    private readonly bridge: Bridge,
    private readonly level: { readonly game: string; readonly text: string },
  ) {}

  /** Explains an output; what was asked before it is forgotten. */
  async explain(output: string): Promise<void> {
    const asked = ++this.latest
    if (output.trim() === '') {
      this.stop()
      this.found = this.problem = null
      return
    }
    this.isRunning = true
    const { workId, level } = this
    const reply = await this.bridge.request('judge:explain', { workId, ...level, output })
    if (asked !== this.latest) return
    this.isRunning = false
    this.problem = reply.ok ? null : reply.error
    this.found = reply.ok && reply.value ? { output, about: reply.value } : null
  }

  /** Ends what is under way. */
  stop(): void {
    this.latest++
    if (this.isRunning) void this.bridge.request('set:stop', this.workId)
    this.isRunning = false
  }
}
