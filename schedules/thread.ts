import type { Rng } from '@core/kernel/rng'
import type { Thread } from '../src-main/threads/thread'
import { Channel } from './channel'
import type { Clock } from './clock'

/** What is wrong with a thread, or with what it is asked. */
export type ThreadFault = 'dies' | 'hangs' | 'deaf'

/** What a thread does, by the code of the real one. */
export interface ThreadWork<Order, Reply> {
  /** Everything that it says to an order that is not stopped; the last message ends the order. */
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

/** The two ends of a thread in the time of a schedule: what is told on either way takes a while. */
abstract class ThreadEnds<Order, Reply> implements Thread<Order, Reply> {
  isAlive = true
  /** Of the next order that it reads. */
  fault: ThreadFault | null = null
  private readonly listeners: Partial<Listeners<Reply>> = {}
  private readonly orders: Channel
  private readonly replies: Channel

  constructor(
    protected readonly clock: Clock,
    protected readonly rng: Rng,
  ) {
    this.orders = new Channel(clock, rng, 3)
    this.replies = new Channel(clock, rng, 3)
  }

  postMessage(order: Order): void {
    this.orders.send(() => this.read(order))
  }

  on(event: keyof Listeners<Reply>, listener: Listeners<Reply>[keyof Listeners<Reply>]): void {
    const before = this.listeners[event] as ((of: never) => void) | undefined
    const both = (of: never): void => {
      before?.(of)
      ;(listener as (of: never) => void)(of)
    }
    Object.assign(this.listeners, { [event]: both })
  }

  /** What it has said still arrives, and that it is gone; resolves then. */
  terminate(): Promise<void> {
    return this.leave(() => undefined)
  }

  /** Dies as of a fault of its engine. */
  die(): void {
    void this.leave(() => this.listeners.error?.(new Error('out of luck')))
  }

  protected abstract read(order: Order): void

  /** Says something while it lives. */
  protected say(reply: Reply): void {
    if (this.isAlive) this.replies.send(() => this.listeners.message?.(reply))
  }

  protected leave(first: () => void, code = 1): Promise<void> {
    return new Promise((gone) => {
      const isFirst = this.isAlive
      this.isAlive = false
      this.orders.cut()
      if (isFirst) this.replies.send(first)
      this.replies.send(() => {
        if (isFirst) this.listeners.exit?.(code)
        gone()
      })
    })
  }
}

/**
 * A thread in the time of a schedule: each reply takes a while, and before each it looks whether it is to stop. It may
 * die, say nothing more, or not heed a stop.
 */
export class SimulatedThread<Order, Reply> extends ThreadEnds<Order, Reply> {
  private readonly waiting: Order[] = []
  private isBusy = false

  constructor(
    clock: Clock,
    rng: Rng,
    private readonly work: ThreadWork<Order, Reply>,
  ) {
    super(clock, rng)
  }

  protected read(order: Order): void {
    this.waiting.push(order)
    this.readNext()
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
      this.say(reply)
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

/** What a thread does that carries out several orders at a time, by the code of the real one. */
export interface ThreadDesk<Order> {
  hear(order: Order): void
  /** The thread is gone: whatever it has started goes with it. */
  gone(): void
}

/**
 * A thread with a desk in it. It may die of an order, read and say nothing more from one on (`hangs`), or heed no further
 * word about what it was asked (`deaf`), but for those that `isHeard` tells.
 */
export class DeskThread<Order, Reply> extends ThreadEnds<Order, Reply> {
  /** A fault that is planted: it outlives its end. */
  isUndead = false
  private isSilent = false
  private isDeaf = false
  private readonly desk: ThreadDesk<Order>

  /** `open` makes the desk, which says what it has to say and that it is at its end. */
  constructor(
    clock: Clock,
    rng: Rng,
    open: (say: (reply: Reply) => void, end: () => void) => ThreadDesk<Order>,
    private readonly isHeard: (order: Order) => boolean,
  ) {
    super(clock, rng)
    this.desk = open(
      (reply) => {
        if (!this.isSilent) this.say(structuredClone(reply))
      },
      () => void this.leave(() => undefined, 0),
    )
  }

  protected read(order: Order): void {
    const { fault } = this
    this.fault = null
    if (fault === 'dies') return this.die()
    if (fault === 'hangs') this.isSilent = true
    if (this.isSilent || (this.isDeaf && !this.isHeard(order))) return
    if (fault === 'deaf') this.isDeaf = true
    this.desk.hear(order)
  }

  protected override leave(first: () => void, code?: number): Promise<void> {
    if (this.isUndead) return Promise.resolve()
    if (this.isAlive) this.desk.gone()
    return super.leave(first, code)
  }
}
