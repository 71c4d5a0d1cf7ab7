import { openDocument, typeText } from '@core/document/level-document'
import type { AnyGame } from '@core/game/any-game'
import type { Rng } from '@core/kernel/rng'
import type { Bridge, EventName, Events, RequestName, Requests } from '@core/protocol/ipc'
import { RunClient } from '../src-renderer/editor/runs'
import { OpenLevel } from '../src-renderer/level/open-level.svelte'
import { noView } from '../src-renderer/testing/levels'
import { Channel } from './channel'
import type { Clock } from './clock'

/** What main does with a request; throws as its handlers do. */
export type Answer = (name: RequestName, args: readonly unknown[]) => unknown

/** One page: a bridge whose two ways take time, and the levels that are open in its tabs. */
export class Window implements Bridge {
  levels: OpenLevel[] = []
  front: OpenLevel | null = null
  private readonly listeners = new Map<EventName, Set<(payload: never) => void>>()
  private readonly toMain: Channel
  private readonly toPage: Channel
  private readonly runs: RunClient

  constructor(
    clock: Clock,
    rng: Rng,
    private readonly answer: Answer,
    /** Hears of what main says, as it arrives. */
    private readonly onEvent: (name: EventName, payload: never) => void,
  ) {
    this.toMain = new Channel(clock, rng, 5)
    this.toPage = new Channel(clock, rng, 5)
    this.runs = new RunClient(
      this,
      () => this.levels.flatMap(({ editor, comparison }) => [editor.run, comparison]),
      () => (this.front ? [this.front.editor.run, this.front.comparison] : []),
    )
  }

  request<N extends RequestName>(
    name: N,
    ...args: Requests[N]['args']
  ): Promise<Requests[N]['reply']> {
    return new Promise((done, fail) => {
      this.toMain.send(() => {
        let settle = (): void => fail(new Error('internal error'))
        try {
          const reply = this.answer(name, args) as Requests[N]['reply']
          settle = () => done(reply)
        } catch {
          // Main has logged it.
        }
        this.toPage.send(settle)
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

  /** A level comes in a tab of its own, in front. */
  open(game: AnyGame, text: string): OpenLevel {
    const level = new OpenLevel(game, noView, openDocument(game, text), this, this.runs)
    this.levels = [...this.levels, level]
    this.activate(level)
    return level
  }

  /** As the workspace does. */
  activate(level: OpenLevel): void {
    this.front = level
    level.ensureRun()
  }

  /** Types a text in any tab: behind the others as a program does that changes the file. */
  type(level: OpenLevel, text: string): void {
    const { lines } = level.editor
    if (level === this.front) level.editor.type(text, level.editor.newGroup())
    else lines.replaceMain(typeText(lines.main.document, text, ''))
  }

  close(level: OpenLevel): void {
    level.close()
    this.levels = this.levels.filter((one) => one !== level)
    if (this.front !== level) return
    const [next = null] = this.levels
    if (next) this.activate(next)
    else this.front = null
  }

  /** The page is gone; what is on its way arrives nowhere. */
  unload(): void {
    this.toMain.cut()
    this.toPage.cut()
  }
}
