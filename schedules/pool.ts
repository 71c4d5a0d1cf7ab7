import type { Rng } from '@core/kernel/rng'
import type { Shrunken } from '@core/suite/shrink-text'
import { perform, type SuiteTask } from '@core/suite/tasks'
import { spoken } from '../src-main/words'
import type { Clock } from './clock'

/** The pools of a schedule, as the code under test makes them. */
interface Pools {
  readonly clock: Clock
  readonly rng: Rng
  readonly made: SimulatedPool[]
  /** A fault that is planted: they outlive their end. */
  readonly areUndead: boolean
}

interface Work {
  readonly tasks: readonly SuiteTask[]
  readonly on: (now: Shrunken) => void
  readonly done: (results: unknown) => void
  readonly fail: (error: Error) => void
}

/** What came of a task, and what was told on the way. */
interface Performed {
  readonly result: unknown
  readonly told: readonly Shrunken[]
  /** Why it failed; null when it did not. */
  readonly fault: string | null
}

/** What was worked out before: schedules ask for the same again and again. */
const known = new Map<string, Performed>()

function performed(task: SuiteTask): Performed {
  const key = JSON.stringify(task)
  let held = known.get(key)
  if (!held) {
    const told: Shrunken[] = []
    let result: unknown
    let fault: string | null = null
    try {
      result = perform(spoken, task, (now) => told.push(now))
    } catch (error) {
      fault = (error as Error).message
    }
    known.set(key, (held = { result, told, fault }))
  }
  return held
}

/** Threads that take work as it comes; each piece takes a while. A thread may die, and the next takes its place. */
export class SimulatedPool {
  isClosed = false
  private readonly waiting: Work[] = []
  private readonly busy = new Set<Work>()

  constructor(
    private readonly pools: Pools,
    private readonly lanes: number,
  ) {}

  exec(
    _: string,
    [tasks]: readonly [readonly SuiteTask[]],
    { on = () => undefined }: { readonly on?: Work['on'] } = {},
  ) {
    let work!: Work
    const ended = new Promise((done, fail) => (work = { tasks, on, done, fail }))
    if (this.isClosed) work.fail(new Error('Pool terminated'))
    else this.waiting.push(work)
    this.takeNext()
    return Object.assign(ended, { cancel: () => this.drop(work, 'promise cancelled') })
  }

  /** A thread dies of what it does. */
  kill(): void {
    const [work] = this.busy
    if (work) this.drop(work, 'Workerpool Worker terminated Unexpectedly')
  }

  terminate(): Promise<void> {
    this.isClosed = !this.pools.areUndead
    for (const work of [...this.waiting.splice(0), ...this.busy]) this.drop(work, 'Pool terminated')
    return this.pools.clock.pause(this.pools.rng.below(5))
  }

  private drop(work: Work, why: string): void {
    const at = this.waiting.indexOf(work)
    if (at >= 0) this.waiting.splice(at, 1)
    this.busy.delete(work)
    work.fail(new Error(why))
    this.takeNext()
  }

  private takeNext(): void {
    if (this.busy.size >= this.lanes || this.isClosed) return
    const work = this.waiting.shift()
    if (!work) return
    this.busy.add(work)
    void this.carryOut(work)
  }

  private async carryOut(work: Work): Promise<void> {
    const { clock, rng } = this.pools
    const pace = rng.pick([3, 60, 1500])
    const results: unknown[] = []
    for (const task of work.tasks) {
      const { result, told, fault } = performed(task)
      for (const now of told) {
        await clock.pause(rng.below(Math.ceil(pace / 20)))
        if (this.busy.has(work)) work.on(now)
      }
      await clock.pause(rng.below(pace))
      if (fault !== null) return this.drop(work, fault)
      results.push(result)
    }
    // One that was dropped says nothing more.
    if (!this.busy.delete(work)) return
    work.done(results)
    this.takeNext()
  }
}

let used: Pools | null = null

/** Where pools belong that are made from now on. */
export function usePools(pools: Pools | null): void {
  used = pools
}

/** As `workerpool` has it. */
export function pool(_: string, { maxWorkers }: { readonly maxWorkers: number }): SimulatedPool {
  if (!used) throw new Error('a schedule without threads asks for them')
  const made = new SimulatedPool(used, maxWorkers)
  used.made.push(made)
  return made
}
