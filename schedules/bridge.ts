import type { Rng } from '@core/kernel/rng'
import type { Bridge, EventName, Events, RequestName, Requests } from '@core/protocol/ipc'
import { Channel } from './channel'
import type { Clock } from './clock'

/** What main does with a request; throws or rejects as its handlers do. */
export type Answer = (name: RequestName, args: readonly unknown[]) => unknown

/** The way between one page and main: both directions take time, and neither is overtaken. */
export class SimulatedBridge implements Bridge {
  private readonly listeners = new Map<EventName, Set<(payload: never) => void>>()
  private readonly toMain: Channel
  private readonly toPage: Channel

  constructor(
    clock: Clock,
    rng: Rng,
    private readonly answer: Answer,
    /** Hears of what main says, as it arrives. */
    private readonly onEvent: (name: EventName, payload: never) => void = () => undefined,
  ) {
    this.toMain = new Channel(clock, rng, 5)
    this.toPage = new Channel(clock, rng, 5)
  }

  request<N extends RequestName>(
    name: N,
    ...args: Requests[N]['args']
  ): Promise<Requests[N]['reply']> {
    return new Promise((done, fail) => {
      const tell = (settle: () => void): void => this.toPage.send(settle)
      // Main has logged what it was.
      const refuse = (): void => tell(() => fail(new Error('internal error')))
      this.toMain.send(() => {
        try {
          const reply = this.answer(name, args)
          const say = (said: unknown): void => tell(() => done(said as Requests[N]['reply']))
          if (reply instanceof Promise) void reply.then(say, refuse)
          else say(reply)
        } catch {
          refuse()
        }
      })
    })
  }

  on<N extends EventName>(name: N, listener: (payload: Events[N]) => void): () => void {
    const held = this.listeners.get(name) ?? new Set()
    this.listeners.set(name, held.add(listener))
    return () => held.delete(listener)
  }

  openDropped: Bridge['openDropped'] = () => Promise.resolve({ files: [], problems: [] })

  /** Main says something. */
  hear<N extends EventName>(name: N, payload: Events[N]): void {
    this.toPage.send(() => {
      this.onEvent(name, payload as never)
      for (const listener of this.listeners.get(name) ?? []) listener(payload as never)
    })
  }

  /** The page is gone; what is on its way arrives nowhere. */
  unload(): void {
    this.toMain.cut()
    this.toPage.cut()
  }
}
