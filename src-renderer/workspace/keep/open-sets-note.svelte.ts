import type { Bridge } from '@core/protocol/ipc'
import type { OpenSet } from '../../set/index'

/** Time that changes wait for further ones before main gets them, in ms. */
const WAIT = 300

/** Tells main the open sets and their views, so that the next start restores them. */
export class OpenSetsNote {
  private timer: ReturnType<typeof setTimeout> | null = null
  private told = ''

  /** `front`: the set whose tab is in front. */
  constructor(
    private readonly bridge: Bridge,
    private readonly sets: () => readonly OpenSet[],
    private readonly front: () => OpenSet | null,
  ) {}

  /** Watches all sets; call it where effects may be created. */
  watch(): void {
    $effect(() => {
      void this.facts
      this.timer ??= setTimeout(() => void this.flush(), WAIT)
    })
  }

  /** Whether nothing is waiting to be sent. */
  get isSettled(): boolean {
    return this.timer === null
  }

  /** Sends the open sets now, if there is something new. */
  async flush(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
    const { sets, front } = this.facts
    const facts = JSON.stringify([sets, front])
    // Nothing was open and nothing is: the sets of the last session may still be loading.
    if (facts === this.told || (this.told === '' && sets.length === 0)) return
    this.told = facts
    await this.bridge.request('set:keep', sets, front)
  }

  private get facts() {
    return {
      sets: this.sets().map((set) => ({ set: set.ticket, view: set.kept })),
      front: this.front()?.ticket ?? null,
    }
  }
}
