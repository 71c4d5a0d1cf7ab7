import type { TextLook } from '@core/suite/look-at-text'
import type { SuiteTask } from '@core/suite/tasks'
import type { PoolJob, Workers } from '../../threads/suite-pool'
import { setsWords } from '../sets-words'

/** A text to be looked at; `name` is that of its file. */
export interface Sight {
  readonly name: string
  readonly text: string
}

/** The result of looking, or a sentence why there is none. */
export type LookResult = { readonly look: TextLook } | { readonly failed: string }

/**
 * Has threads look at texts until it is stopped or closed. A text on which a thread fails does not keep others from
 * being looked at.
 */
export class LookCrew {
  private readonly jobs = new Set<PoolJob<TextLook>>()
  private isClosed = false
  /** Counts stops: requests from before the last stop are dropped. */
  private stops = 0

  /** `workers` are asked for with each job. */
  constructor(private readonly workers: () => Workers) {}

  /** `tell` is called for each text, in any order; resolves when all are seen or the crew is stopped. Never rejects. */
  async look<S extends Sight>(
    sights: readonly S[],
    tell: (sight: S, seen: LookResult) => void,
  ): Promise<void> {
    const left = new Set(sights)
    const { stops } = this
    try {
      await this.start(sights, (looks, first) =>
        looks.forEach((look, at) => {
          const sight = sights[first + at]!
          left.delete(sight)
          tell(sight, { look })
        }),
      )
    } catch {
      // One of them fails: each of those left is looked at by itself, so that we know which.
      for (const sight of left) {
        if (this.stops === stops) await this.lookSingly(sight, tell)
      }
    }
  }

  /** Stops the current work; nothing more of it is reported. */
  stop(): void {
    this.stops++
    for (const job of this.jobs) job.cancel()
  }

  /** Stops for good. */
  close(): void {
    this.isClosed = true
    this.stop()
  }

  private async lookSingly<S extends Sight>(
    sight: S,
    tell: (sight: S, seen: LookResult) => void,
  ): Promise<void> {
    const { stops } = this
    try {
      await this.start([sight], ([look]) => tell(sight, { look: look! }))
    } catch (error) {
      if (this.stops !== stops) return
      const reason = error instanceof Error ? error.message : String(error)
      tell(sight, { failed: setsWords().cannotWorkOut({ reason }) })
    }
  }

  private async start(
    sights: readonly Sight[],
    tell: (looks: readonly TextLook[], first: number) => void,
  ): Promise<void> {
    if (this.isClosed || sights.length === 0) return
    const tasks = sights.map(({ name, text }): Extract<SuiteTask, { kind: 'look' }> => ({
      kind: 'look',
      name,
      text,
    }))
    const { stops } = this
    const told = (looks: readonly TextLook[], first: number): void => {
      if (this.stops === stops) tell(looks, first)
    }
    const job = this.workers().start<'look'>(tasks, told, { grows: true })
    this.jobs.add(job)
    try {
      await job.done
    } finally {
      this.jobs.delete(job)
    }
  }
}
