import type { Bridge } from '@core/protocol/ipc'
import type { OpenSet } from '../../set/index'

/** How long changes wait for others before main hears of them, in ms. */
const WAIT = 300

/** Tells main which sets are open and how they are looked at, so that the next start opens them again. */
export class OpenSetsNote {
  private timer: ReturnType<typeof setTimeout> | null = null
  private told = ''

  /** `front`: the set whose tab is in front. */
  constructor(
    private readonly bridge: Bridge,
    private readonly sets: () => readonly OpenSet[],
    private readonly front: () => OpenSet | null,
  ) {}

  /** Watches all sets; to be called where effects may be made. */
  watch(): void {
    $effect(() => {
      void this.facts
      this.timer ??= setTimeout(() => void this.flush(), WAIT)
    })
  }

  /** Whether nothing waits to be told. */
  get isSettled(): boolean {
    return this.timer === null
  }

  /** Tells it now, where there is something new. */
  async flush(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
    const { sets, front } = this.facts
    const facts = JSON.stringify([sets, front])
    // Nothing was open and nothing is: what is to be opened again may still be on its way.
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
