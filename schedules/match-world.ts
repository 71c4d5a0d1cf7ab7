import { findGame } from '@core/games/testing'
import { makeRng, type Rng } from '@core/kernel/rng'
import type { MatchEnded, MatchPlayed, MatchRequest } from '@core/protocol/requests/runs'
import type { MatchOrder, MatchReport } from '@core/protocol/worker'
import { Calls } from '../src-main/app/calls'
import { MatchHost } from '../src-main/runs/match-host'
import type { Call } from '../src-main/threads/call'
import { playOn } from '../src-main/worker/play-on'
import type { OpenLevel } from '../src-renderer/level/open-level.svelte'
import { Clock } from './clock'
import { SimulatedThread, type ThreadFault, type ThreadWork } from './thread'
import { Window } from './window'

/** Longer than main waits for a match that is stopped, and all ways. */
const STOPPED_BY = 1100
const SETTLED_BY = 10 * 60_000

/** What the user does with matches, and what goes wrong. */
export type MatchAct =
  | { readonly kind: 'play'; readonly tab: number; readonly most: number }
  | { readonly kind: 'stop' | 'close' | 'edit' | 'open'; readonly tab: number }
  | { readonly kind: 'reload' | 'refuse' | 'kill' }
  | { readonly kind: 'fault'; readonly fault: ThreadFault }

/** What was played before: schedules ask for the same again and again, and thinking takes long. */
const played = new Map<string, readonly MatchReport[]>()

const playing: ThreadWork<MatchOrder, MatchReport> = {
  make({ kind, request }) {
    const key = JSON.stringify(request)
    const made = played.get(key) ?? reportsOf({ kind, request, stopped: new SharedArrayBuffer(4) })
    played.set(key, made)
    return made
  },
  isStopped: ({ stopped }) => Atomics.load(new Int32Array(stopped), 0) !== 0,
  stopped(_, said) {
    const { turns, text } = said.at(-1) ?? { turns: 0, text: null }
    return { kind: 'ended', turns, text, end: { kind: 'stopped' } }
  },
}

/** Uses a clock that advances far with each look: every turn is reported, and nobody thinks for long. */
function reportsOf(order: MatchOrder): readonly MatchReport[] {
  const said: MatchReport[] = []
  let now = 0
  playOn(
    findGame(order.request.game),
    order,
    () => (now += 100),
    (report) => said.push(report),
  )
  return said
}

/** Page, main and threads in one process, with matches of built-in players between them. */
export class MatchWorld {
  readonly clock = new Clock()
  readonly threads: SimulatedThread<MatchOrder, MatchReport>[] = []
  /** What is not as it is to be, in words. */
  readonly wrong: string[] = []
  private readonly rng: Rng
  private readonly game = findGame('ghosts')!
  private readonly text: string
  private readonly host: MatchHost
  private readonly calls = new Calls((told) => this.window.hear('call:told', told))
  private window: Window
  private fault: ThreadFault | null = null
  private isRefused = false
  /** Matches that the user has begun. */
  private begun = 0

  constructor(
    seed: number,
    private readonly planted: 'lost' | 'undead' | 'unheeded' | null = null,
  ) {
    this.rng = makeRng(seed)
    const { generator, format } = this.game
    this.text = format.print(generator.generate(generator.defaults, makeRng(3)))
    this.host = new MatchHost({
      createWorker: () => {
        const thread = new SimulatedThread(this.clock, this.rng, playing)
        if (planted === 'undead') thread.terminate = () => Promise.resolve()
        thread.fault = this.fault
        this.fault = null
        this.threads.push(thread)
        return thread
      },
      logError: () => undefined,
    })
    this.window = this.load()
  }

  do(act: MatchAct): void {
    const { window } = this
    const at = 'tab' in act ? act.tab % Math.max(1, window.levels.length) : 0
    const level = window.levels[at]
    switch (act.kind) {
      case 'play':
        if (level) this.play(level, act.most)
        break
      case 'stop':
        if (level) this.stop(level)
        break
      case 'edit':
        level?.editor.undo()
        break
      case 'open':
        if (window.levels.length < 3) window.open(this.game, this.text)
        break
      case 'close':
        if (level && window.levels.length > 1) window.close(level)
        break
      case 'reload':
        window.unload()
        this.window = this.load()
        break
      case 'refuse':
        this.isRefused = true
        break
      case 'kill':
        this.threads.findLast(({ isAlive }) => isAlive)?.die()
        break
      case 'fault':
        this.fault = act.fault
    }
  }

  /** Lets all come to rest. */
  async settle(): Promise<void> {
    await this.clock.runTo(this.clock.now + SETTLED_BY)
    for (const { match } of this.window.levels)
      if (match?.isPlaying) this.wrong.push('a match is never over')
    if (this.threads.some(({ isAlive }) => isAlive)) this.wrong.push('a thread is left')
    this.window.unload()
    this.calls.leave()
    await this.clock.runTo(this.clock.now + SETTLED_BY)
    if (this.clock.waiting > 0) this.wrong.push(`${this.clock.waiting} timers are left`)
  }

  private play({ match }: OpenLevel, most: number): void {
    if (!match) return
    const [first, second] = this.game.making!.players
    match.choose(0, first!.id)
    match.choose(1, (second ?? first)!.id)
    this.begun++
    match.play(most)
  }

  private stop(level: OpenLevel): void {
    const { match } = level
    const { window } = this
    if (!match?.isPlaying) return
    match.stop()
    const { begun } = this
    this.clock.after(STOPPED_BY, () => {
      if (window !== this.window || !window.levels.includes(level) || begun !== this.begun) return
      if (match.isPlaying) this.wrong.push('a stopped match goes on')
    })
  }

  private load(): Window {
    const window = new Window(
      this.clock,
      this.rng,
      (name, [first, second]) => {
        if (window !== this.window) return null
        if (name === 'match:play') return this.answer(first as number, second as MatchRequest)
        if (name === 'call:stop' && this.planted !== 'unheeded') this.calls.stop(first as number)
        return null
      },
      () => undefined,
    )
    this.calls.leave()
    window.open(this.game, this.text)
    return window
  }

  private async answer(number: number, request: MatchRequest): Promise<MatchEnded> {
    const ended = await this.calls.answer(number, (call: Call<MatchPlayed>) =>
      this.begin(request, call),
    )
    return this.planted === 'lost' ? new Promise(() => undefined) : ended
  }

  private begin(request: MatchRequest, call: Call<MatchPlayed>): Promise<MatchEnded> {
    const { isRefused } = this
    this.isRefused = false
    if (isRefused) throw new Error('refused')
    return this.host.play(request, call)
  }
}
