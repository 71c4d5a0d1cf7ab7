import { findGame } from '@core/games/testing'
import { recordLevel } from '@core/conformance/record-level'
import type { CallName, ProgressOf } from '@core/protocol/calls'
import type { Bridge, EventName, Events, RequestName, Requests } from '@core/protocol/ipc'
import type { RunRequest } from '@core/protocol/requests/runs'
import { flushSync } from 'svelte'

/** What main says to what is asked; null to all else. */
export type Replies = {
  [N in RequestName]?: (...args: Requests[N]['args']) => Reply<N> | Promise<Reply<N>>
}
type Reply<N extends RequestName> = Requests[N]['reply']

/** What the page hears at its start when there is nothing to open. */
export const nothingToOpen: Requests['app:started']['reply'] = {
  files: [],
  problems: [],
  isDemo: false,
  isProbed: false,
  versions: { app: '', electron: '', chrome: '' },
  platform: 'linux',
  restored: { documents: [], active: null, wasCut: false, damaged: 0, unread: 0, torn: 0 },
}

/** A bridge to nothing but the test: it notes what is asked, replies as the test says, and plays runs on request. */
export class PageBridge implements Bridge {
  readonly asked: { readonly name: RequestName; readonly args: readonly unknown[] }[] = []
  private readonly listeners = new Map<string, Set<(payload: never) => void>>()
  private orders: RunRequest[] = []

  constructor(private readonly replies: Replies = {}) {}

  request<N extends RequestName>(
    name: N,
    ...args: Requests[N]['args']
  ): Promise<Requests[N]['reply']> {
    this.asked.push({ name, args })
    if (name === 'run:start') this.orders.push(args[0] as RunRequest)
    const reply = this.replies[name] as ((...args: unknown[]) => Reply<N>) | undefined
    // What throws is refused, as over the real bridge.
    return new Promise((resolve) => resolve(reply ? reply(...args) : null))
  }

  on<N extends EventName>(name: N, listener: (payload: Events[N]) => void): () => void {
    const held = this.listeners.get(name) ?? new Set()
    this.listeners.set(name, held.add(listener))
    return () => held.delete(listener)
  }

  openDropped: Bridge['openDropped'] = () => Promise.resolve({ files: [], problems: [] })

  tell<N extends EventName>(name: N, payload: Events[N]): void {
    for (const listener of this.listeners.get(name) ?? []) listener(payload as never)
  }

  /** Tells a call how far it is: that of a name, the last where not told which. */
  tellCall<N extends CallName>(name: N, progress: ProgressOf<N>, at = -1): void {
    const [call] = this.askedFor(name).at(at) as [number]
    this.tell('call:told', { call, progress })
  }

  /** Arguments of all requests of a name, in their order. */
  askedFor(name: RequestName): (readonly unknown[])[] {
    return this.asked.filter((one) => one.name === name).map(({ args }) => args)
  }

  /** Makes and announces all runs that were asked for, as the worker would. */
  run(): void {
    const orders = this.orders
    this.orders = []
    for (const { runId, game: id, text, reading } of orders) {
      const game = findGame(id)!
      const parsed = game.format.parse(text)
      if (!parsed.ok) continue
      const { level } = parsed.value as { level: unknown }
      const { layout, chunks, outcome } = recordLevel(game, level, reading)
      this.tell('run:begun', { runId, layout })
      this.tell('run:answered', { runId, answer: game.engine.answer(level), time: 0 })
      for (const chunk of chunks) this.tell('run:chunk', { runId, chunk })
      this.tell('run:ended', { runId, outcome, steps: 0 })
    }
    flushSync()
  }
}
