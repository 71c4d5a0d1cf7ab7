import { err } from '@core/kernel/result'
import type { Bridge } from '@core/protocol/ipc'
import type { GenerateManyRequest } from '@core/protocol/set'
import { call } from '../ui/call'
import { Job } from '../ui/job.svelte'
import { words } from './set-words'

/** Maximum number of levels generated at once. */
export const MOST_LEVELS = 1000

/** Generates many random levels; can be stopped. */
export class Generating extends Job<never, readonly string[] | null> {
  constructor(private readonly bridge: Bridge) {
    super()
  }

  /** The texts in the order of their seeds; null when they could not be made, or it was stopped. */
  run(request: GenerateManyRequest): Promise<readonly string[] | null> {
    this.forget()
    return this.perform(async (piece) => {
      const made = await call(this.bridge, piece, 'set:generate', request)
      return made.ok ? made : err(words.set.generate.failed({ why: made.error }))
    })
  }
}
