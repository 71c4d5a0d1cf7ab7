import { err, ok } from '@core/kernel/result'
import type { InvalidInputs as Listed } from '@core/protocol/invalid'
import type { Bridge } from '@core/protocol/ipc'
import type { SetStep } from '@core/protocol/set'
import { call } from '../ui/call'
import { Job } from '../ui/job.svelte'
import { words } from './set-words'

/** The inputs of a set that have to be refused: whether they are, and further ones that are made of its tests. */
export class InvalidInputs {
  isOpen = $state(false)
  /** Few look at them: what shows them is fetched with the first look. */
  wasOpened = $state(false)
  private readonly listing = new Job<never, Listed>()
  private readonly making = new Job<never, { readonly count: number }>()
  /** Null while they are looked at, or cannot be. */
  readonly listed = $derived(this.listing.result)
  /** Why they cannot be looked at or made; a sentence. */
  readonly problem = $derived(this.making.problem ?? this.listing.problem)
  readonly isMaking = $derived(this.making.isRunning)
  /** How many were made last; null before. */
  readonly made = $derived(this.making.result?.count ?? null)

  /** `onDone` hears of every step on files. */
  constructor(
    private readonly bridge: Bridge,
    private readonly set: string,
    private readonly onDone: (step: SetStep, told: string) => void,
  ) {}

  open(): Promise<void> {
    this.making.forget()
    this.isOpen = true
    this.wasOpened = true
    return this.load()
  }

  /** Makes one for each kind of error that none shows yet, as far as changed tests show it. */
  async make(): Promise<void> {
    if (this.isMaking) return
    this.making.forget()
    const made = await this.making.perform(async (piece) => {
      const reply = await call(this.bridge, piece, 'set:make-invalid', this.set)
      if (!reply.ok) return reply
      const { count, step } = reply.value
      if (step) this.onDone(step, words.set.invalid.made({ count }))
      return step?.problem ? err(step.problem.message) : ok({ count })
    })
    if (made) await this.load()
  }

  close(): void {
    this.isOpen = false
    this.listing.forget()
    this.making.forget()
  }

  private async load(): Promise<void> {
    await this.listing.perform(() => this.bridge.request('set:invalid', this.set))
  }
}
