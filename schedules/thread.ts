import type { Rng } from '@core/kernel/rng'
import type { Thread } from '../src-main/runs/thread'
import { Channel } from './channel'
import type { Clock } from './clock'

/** What is wrong with a thread, or with what it is asked. */
export type ThreadFault = 'dies' | 'hangs' | 'deaf'

/** What a thread does, by the code of the real one. */
export interface ThreadWork<Order, Reply> {
  /** All that it says to an order that nobody stops; the last ends it. */
  make(order: Order): readonly Reply[]
  isStopped(order: Order): boolean
  /** What it says when it is stopped; `said` until then. */
  stopped(order: Order, said: readonly Reply[]): Reply
}

interface Listeners<Reply> {
  readonly message: (reply: Reply) => void
  readonly error: (error: Error) => void
  readonly exit: (code: number) => void
}

/**
 * A thread in the time of a schedule: each reply takes a while, and before each it looks whether it is to stop. It may
 * die, say nothing more, or not heed a stop.
 */
export class SimulatedThread<Order, Reply> implements Thread<Order, Reply> {
  isAlive = true
  /** Of the next order that it reads. */
  fault: ThreadFault | null = null
  private readonly listeners: Partial<Listeners<Reply>> = {}
  private readonly orders: Channel
  private readonly replies: Channel
  private readonly waiting: Order[] = []
  private isBusy = false

  constructor(
    private readonly clock: Clock,
    private readonly rng: Rng,
    private readonly work: ThreadWork<Order, Reply>,
  ) {
    this.orders = new Channel(clock, rng, 3)
    this.replies = new Channel(clock, rng, 3)
  }

  postMessage(order: Order): void {
    this.orders.send(() => {
      this.waiting.push(order)
      this.readNext()
    })
  }

  on(event: keyof Listeners<Reply>, listener: Listeners<Reply>[keyof Listeners<Reply>]): void {
    Object.assign(this.listeners, { [event]: listener })
  }

  /** What it has said still arrives, and that it is gone. */
  terminate(): void {
    if (!this.isAlive) return
    this.isAlive = false
    this.orders.cut()
    this.replies.send(() => this.listeners.exit?.(1))
  }

  /** Dies as of a fault of its engine. */
  die(): void {
    if (!this.isAlive) return
    this.isAlive = false
    this.orders.cut()
    this.replies.send(() => this.listeners.error?.(new Error('out of luck')))
    this.replies.send(() => this.listeners.exit?.(1))
  }

  /** It reads its next order when it is done with the one before. */
  private readNext(): void {
    if (this.isBusy || !this.isAlive) return
    const order = this.waiting.shift()
    if (order) this.obey(order)
  }

  private obey(order: Order): void {
    this.isBusy = true
    const { fault } = this
    this.fault = null
    if (fault === 'dies') return this.die()
    const made = this.work.make(order)
    const pace = fault === 'deaf' ? 400 : this.rng.pick([5, 40, 300])
    const step = (at: number): void => {
      if (!this.isAlive || (fault === 'hangs' && at === 1)) return
      const isStopped = fault !== 'deaf' && this.work.isStopped(order)
      const reply = isStopped ? this.work.stopped(order, made.slice(0, at)) : made[at]!
      this.replies.send(() => this.listeners.message?.(reply))
      if (!isStopped && at < made.length - 1) return this.wait(pace, () => step(at + 1))
      this.isBusy = false
      this.readNext()
    }
    this.wait(pace, () => step(0))
  }

  private wait(most: number, next: () => void): void {
    this.clock.after(this.rng.below(most), next)
  }
}
