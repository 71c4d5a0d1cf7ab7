import { err, ok } from '@core/kernel/result'
import type { Bridge } from '@core/protocol/ipc'
import type { SetStep } from '@core/protocol/set'
import type { ShownStatement } from '@core/protocol/statement'
import { languageOf, type Language } from '@core/words'
import { Job, settled } from '../ui/job.svelte'
import { words } from '../ui/words'

/** The statement of a set in one of its languages, as it is on disk. */
export class Stating {
  language = $state<Language>(languageOf([words.language]) ?? 'en')
  private readonly asking = new Job<never, ShownStatement | null>()
  private readonly doing = new Job<never, true>()
  /** Null until it is known. */
  readonly shown = $derived(this.asking.result)
  /** Why it cannot be shown or written, a sentence. */
  readonly problem = $derived(this.doing.problem ?? this.asking.problem)
  readonly isRunning: boolean = $derived(this.asking.isRunning || this.doing.isRunning)

  /** `tell` hears of every step on files. */
  constructor(
    private readonly bridge: Bridge,
    private readonly set: string,
    private readonly tell: (step: SetStep) => void,
  ) {}

  /** Asks for it as it is now; until that is known it is shown as it was. */
  async ask(): Promise<void> {
    const { language } = this
    await this.asking.perform(async () => {
      const shown = await this.bridge.request('set:statement', this.set, language)
      // Without a reason a newer question has come.
      return shown.ok ? shown : shown.error === null ? ok(null) : err(shown.error)
    })
  }

  /** Shows that of another language. */
  choose(language: Language): void {
    this.language = language
    this.asking.forget()
    void this.ask()
  }

  /** Writes one to go on from, and shows it. */
  async propose(): Promise<void> {
    if (this.doing.isRunning) return
    const { language } = this
    await this.doing.perform(async () => {
      const step = await this.bridge.request('set:propose-statement', this.set, language)
      if (step.problem) return err(step.problem.message)
      this.tell(step)
      return ok(true as const)
    })
    await this.ask()
  }

  /** Opens its file in the system’s program for it. */
  open(): void {
    void settled(async () =>
      ok(await this.bridge.request('set:open-statement', this.set, this.language)),
    )
  }

  forget(): void {
    this.asking.forget()
    this.doing.forget()
  }
}
