import type { Bridge } from '@core/protocol/ipc'
import type { GenerateManyRequest } from '@core/protocol/set'
import { nextWorkId } from '../ui/work-id'
import { words } from './set-words'

/** Levels that are made in one go at most. */
export const MOST_LEVELS = 1000

/** Has many levels made by chance, and can be stopped. */
export class Generating {
  isRunning = $state(false)
  /** Why there are none, a sentence; null when there are. */
  problem = $state.raw<string | null>(null)
  private workId = 0

  constructor(private readonly bridge: Bridge) {}

  /** The texts in the order of their seeds; null when they could not be made, or it was stopped. */
  async run(request: Omit<GenerateManyRequest, 'workId'>): Promise<readonly string[] | null> {
    const workId = (this.workId = nextWorkId())
    Object.assign(this, { isRunning: true, problem: null })
    const made = await this.bridge.request('set:generate', { ...request, workId })
    if (this.workId !== workId) return null
    this.isRunning = false
    if (made.ok) return made.value
    this.problem = words.set.generate.failed({ why: made.error })
    return null
  }

  stop(): void {
    if (this.isRunning) void this.bridge.request('set:stop', this.workId)
    Object.assign(this, { workId: 0, isRunning: false, problem: null })
  }
}
