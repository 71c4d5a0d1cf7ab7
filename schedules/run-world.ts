import { findGame } from '@core/games/testing'
import { makeRng, type Rng } from '@core/kernel/rng'
import type { EventName } from '@core/protocol/ipc'
import type { RunRequest } from '@core/protocol/requests/runs'
import type { WorkerReply, WorkerRequest } from '@core/protocol/worker'
import type { LevelRun } from '../src-renderer/editor/level-run'
import type { OpenLevel } from '../src-renderer/level/open-level.svelte'
import { RunSlots } from '../src-main/runs/run-slots'
import { runLevel } from '../src-main/worker/run-level'
import { Clock } from './clock'
import { texts } from './texts'
import { SimulatedThread, type ThreadFault, type ThreadWork } from './thread'
import { Window } from './window'

/** Longer than main waits for a thread that is stopped, and all ways. */
const STOPPED_BY = 600
/** Longer than main waits for a thread that is silent. */
const SETTLED_BY = 10 * 60_000

/** What the user does, and what goes wrong. */
export type Act =
  | { readonly kind: 'type'; readonly tab: number; readonly text: number }
  | { readonly kind: 'open'; readonly text: number }
  | { readonly kind: 'switch' | 'close'; readonly tab: number }
  | { readonly kind: 'stop' | 'leave' | 'reload' | 'refuse' | 'kill' }
  | { readonly kind: 'compare'; readonly reading: number }
  | { readonly kind: 'fault'; readonly fault: ThreadFault }

const running: ThreadWork<WorkerRequest, WorkerReply> = {
  make(order) {
    const said: WorkerReply[] = []
    const cancelled = new SharedArrayBuffer(4)
    runLevel(findGame(order.game), { ...order, cancelled }, (reply) => said.push(reply))
    return said
  },
  isStopped: ({ cancelled, runId }) => Atomics.load(new Int32Array(cancelled), 0) >= runId,
  stopped: ({ runId }) => ({ kind: 'ended', runId, outcome: { kind: 'cancelled' }, steps: 0 }),
}

/**
 * Faults that are planted in the doubles, to see that a schedule finds them: a request that never arrives, news of a run
 * that was overtaken, a thread that outlives its end, a stop that nobody hears.
 */
export type Planted = 'lost' | 'stale' | 'undead' | 'unheeded'

/** Page, main and threads in one process, with the runs of levels between them. */
export class RunWorld {
  readonly clock = new Clock()
  readonly threads: SimulatedThread<WorkerRequest, WorkerReply>[] = []
  /** What is not as it is to be, in words. */
  readonly wrong: string[] = []
  private readonly rng: Rng
  private readonly game = findGame('rockets')!
  private readonly slots: RunSlots
  private window: Window
  private heard = new Map<number, string[]>()
  private fault: ThreadFault | null = null
  private isRefused = false
  /** The run of each slot that main was asked for last. */
  private readonly inUse = new Map<RunRequest['slot'], number>()
  private mayFail = false

  constructor(
    seed: number,
    private readonly planted: Planted | null = null,
  ) {
    this.rng = makeRng(seed)
    this.slots = new RunSlots({
      createWorker: () => {
        const thread = new SimulatedThread(this.clock, this.rng, running)
        if (planted === 'undead') thread.terminate = () => Promise.resolve()
        this.threads.push(thread)
        return thread
      },
      announce: (name, payload) => {
        const stale = this.inUse.get('main')
        const runId = planted === 'stale' && stale !== undefined ? stale : payload.runId
        if (![...this.inUse.values()].includes(runId))
          this.wrong.push(`${name} of a run that was overtaken`)
        this.window.hear(name, { ...payload, runId })
      },
      logError: () => undefined,
    })
    this.window = this.load([texts[0]!])
  }

  do(act: Act): void {
    const { window } = this
    const { front, levels } = window
    switch (act.kind) {
      case 'type': {
        const level = levels[act.tab % levels.length]
        if (level) window.type(level, texts[act.text]!)
        break
      }
      case 'open':
        if (levels.length < 4) window.open(this.game, texts[act.text]!)
        break
      case 'switch':
        if (levels.length > 0) window.activate(levels[act.tab % levels.length]!)
        break
      case 'close':
        if (levels.length > 1) window.close(levels[act.tab % levels.length]!)
        break
      case 'stop':
        if (front) this.stop(front)
        break
      case 'compare': {
        const { readings } = this.game.engine
        const { id } = readings[act.reading % readings.length]!
        front?.comparison.choose({ kind: 'reading', id })
        break
      }
      case 'leave':
        front?.comparison.close()
        break
      case 'reload': {
        const all = levels.map(({ editor }) => editor.document.text)
        window.unload()
        this.heard = new Map()
        this.window = this.load(all)
        break
      }
      case 'refuse':
        this.isRefused = this.mayFail = true
        break
      case 'kill':
        this.mayFail = true
        this.threads.findLast(({ isAlive }) => isAlive)?.die()
        break
      case 'fault':
        this.fault = act.fault
        if (act.fault !== 'deaf') this.mayFail = true
    }
  }

  /** Lets all come to rest, and looks at each tab in turn. */
  async settle(): Promise<void> {
    await this.clock.runTo(this.clock.now + SETTLED_BY)
    this.look('at the end')
    for (const level of this.window.levels) {
      this.window.activate(level)
      await this.clock.runTo(this.clock.now + SETTLED_BY)
      this.look('after coming to the front')
    }
    const most = this.window.levels.some(({ comparison }) => comparison.isOpen) ? 2 : 1
    const alive = this.threads.filter(({ isAlive }) => isAlive).length
    if (alive > most) this.wrong.push(`${alive} threads are left`)
    this.window.unload()
    this.slots.close()
    await this.clock.runTo(this.clock.now + SETTLED_BY)
    if (this.threads.some(({ isAlive }) => isAlive)) this.wrong.push('a thread outlives its window')
    if (this.clock.waiting > 0) this.wrong.push(`${this.clock.waiting} timers are left`)
  }

  private load(all: readonly string[]): Window {
    const window = new Window(
      this.clock,
      this.rng,
      (name, [first]) => {
        if (window !== this.window) return null
        if (name === 'run:start') this.start(first as RunRequest)
        if (name === 'run:cancel' && this.planted !== 'unheeded') this.slots.cancel(first as number)
        if (name === 'run:end-side') {
          this.inUse.delete('side')
          this.slots.endSide()
        }
        return null
      },
      (name, payload) => this.note(name, payload),
    )
    // As when the page says that it has started.
    this.inUse.clear()
    this.slots.silence()
    this.slots.warmUp()
    for (const text of all) window.open(this.game, text)
    return window
  }

  private start(request: RunRequest): void {
    const { isRefused } = this
    this.isRefused = false
    if (isRefused) throw new Error('refused')
    this.inUse.set(request.slot, request.runId)
    if (this.planted === 'lost' && this.rng.below(8) === 0) return
    this.slots.start(request)
    const thread = this.threads.findLast(({ isAlive }) => isAlive)
    if (thread) thread.fault = this.fault
    this.fault = null
  }

  private stop(level: OpenLevel): void {
    const run = level.editor.run.latest
    level.editor.run.stop()
    const { window } = this
    this.clock.after(STOPPED_BY, () => {
      if (window !== this.window || window.front !== level) return
      if (level.editor.run.latest === run && run?.isStopped && run.outcome === null)
        this.wrong.push('a stopped run goes on')
    })
  }

  /** What main says of a run comes in its order, once, and nothing behind its end. */
  private note(name: EventName, payload: { readonly runId: number }): void {
    const said = this.heard.get(payload.runId) ?? []
    this.heard.set(payload.runId, said)
    if (said.includes('run:ended')) this.wrong.push(`${name} behind the end of a run`)
    if (name !== 'run:chunk' && name !== 'run:part' && said.includes(name))
      this.wrong.push(`${name} is said twice`)
    said.push(name)
  }

  private look(when: string): void {
    const { front } = this.window
    if (!front) return
    const { document, run } = front.editor
    if (!document.isPlayable) {
      if (run.latest) this.wrong.push(`a run of what has none ${when}`)
      return
    }
    this.check(run.latest, document.text, null, `the run ${when}`)
    if (run.latest?.outcome?.kind === 'finished' && run.answer !== this.answerOf(document.level))
      this.wrong.push(`another answer ${when}`)
    const { comparison } = front
    if (!comparison.isOpen || !comparison.document?.isPlayable) return
    const { latest, readingId } = comparison
    this.check(latest, comparison.document.text, readingId, `the comparison ${when}`)
  }

  private check(run: LevelRun | null, text: string, reading: string | null, of: string): void {
    if (!run) return void this.wrong.push(`nothing under way: ${of}`)
    if (run.text !== text) this.wrong.push(`of another text: ${of}`)
    if (run.reading !== reading) this.wrong.push(`of another reading: ${of}`)
    const { outcome } = run
    if (!outcome) this.wrong.push(`never over: ${of}`)
    else if (outcome.kind === 'cancelled' && !run.isStopped) this.wrong.push(`cut short: ${of}`)
    else if (outcome.kind === 'failed' && !this.mayFail) this.wrong.push(`failed: ${of}`)
  }

  private answerOf(level: unknown): string {
    return this.game.engine.answer(level)
  }
}
