import { availableParallelism } from 'node:os'
import { pool, type Pool } from 'workerpool'
import type { Crew } from '@core/suite/find'
import type { SearchPlan } from '@core/suite/search'
import type { Shrunken } from '@core/suite/shrink-text'
import type { SuiteResults, SuiteTask } from '@core/suite/tasks'
import { inLanes } from './in-lanes'

/**
 * A further thread takes a second to compile what the first has compiled. Work that may grow takes more threads after so
 * many ms, if about as many are left.
 */
export const WORTH = 2000

/** Maximum number of small tasks sent to a thread in one message. */
const BATCH = 16

/** Memory limit of a thread, in megabytes. */
const HEAP = 1024

/** A number of tasks of one kind, some of which may already be done. */
export interface PoolJob<Result> {
  /** The results in the order of the tasks; rejects if a task fails, a thread dies, or the job is cancelled. */
  readonly done: Promise<readonly Result[]>
  /** Stops the current work; nothing more of it is reported. */
  readonly cancel: () => void
}

/** How a job is done. */
export interface JobOptions {
  /** Called with the progress of a long task. */
  readonly hear?: (now: Shrunken) => void
  /** Whether it begins with one thread and takes more when the work turns out to be long. */
  readonly grows?: boolean
}

/** Carries out work on sets. */
export type Workers = Pick<SuitePool, 'threads' | 'start' | 'crewOf' | 'close'>

/** A thread of the pool has ended; the cause is its error or its exit code. */
export class ThreadEnded extends Error {
  constructor(
    message: string,
    /** The `code` of its error, if it has one. */
    readonly code: unknown,
  ) {
    super(message)
  }
}

/** Threads that work on sets, by default one per processor; made when they are needed. */
export class SuitePool {
  private readonly pool: Pool

  /** `script` is the path of the built `worker/suite.ts`. */
  constructor(
    script: string,
    readonly threads: number = availableParallelism(),
  ) {
    this.pool = pool(script, {
      workerType: 'thread',
      maxWorkers: threads,
      workerThreadOpts: { resourceLimits: { maxOldGenerationSizeMb: HEAP } },
    })
  }

  /** Starts tasks of one kind. `tell` is called with results as they come and the number of the first one's task. */
  start<K extends SuiteTask['kind']>(
    tasks: readonly Extract<SuiteTask, { kind: K }>[],
    tell: (results: readonly SuiteResults[K][], first: number) => void = () => {},
    { hear = () => {}, grows = false }: JobOptions = {},
  ): PoolJob<SuiteResults[K]> {
    const firsts = firstsOf(tasks.length, this.threads)
    const results: (readonly SuiteResults[K][])[] = []
    const underWay = new Set<{ cancel(): unknown }>()
    let open = (): void => {}
    const isWorthMore = new Promise<void>((resolve) => (open = resolve))
    // Where not even the first results are there by then, the work is long.
    const late = grows ? setTimeout(() => open(), WORTH) : undefined
    const begun = performance.now()
    let isCancelled = false
    const perform = async ([at, first]: [number, number]): Promise<void> => {
      if (isCancelled) throw new Error('the work was cancelled')
      const batch = this.pool.exec('perform', [tasks.slice(first, firsts[at + 1])], { on: hear })
      underWay.add(batch)
      results[at] = (await batch) as readonly SuiteResults[K][]
      underWay.delete(batch)
      tell(results[at], first)
      clearTimeout(late)
      const seen = first + results[at].length
      const time = performance.now() - begun
      if (Math.min(time, (time / seen) * (tasks.length - seen)) > WORTH) open()
    }
    const cancel = (): void => {
      isCancelled = true
      for (const batch of underWay) batch.cancel()
    }
    const batches = firsts.entries()
    const lanes = grows ? 1 : this.threads
    const done = Promise.all([
      inLanes(lanes, batches, perform).then(open),
      isWorthMore.then(() => inLanes(this.threads - lanes, batches, perform)),
    ])
      .finally(() => clearTimeout(late))
      .then(
        () => results.flat(),
        (error: unknown) => {
          cancel()
          throw endOf(error)
        },
      )
    return { done, cancel }
  }

  /** Threads that do the tasks of a search; they are released, and the crew rejects, when `stop` is aborted. */
  crewOf(game: string, plan: SearchPlan, stop?: AbortSignal): Crew {
    const done = <K extends SuiteTask['kind']>(tasks: Extract<SuiteTask, { kind: K }>[]) => {
      stop?.throwIfAborted()
      const job = this.start<K>(tasks)
      stop?.addEventListener('abort', job.cancel, { once: true })
      return job.done.finally(() => stop?.removeEventListener('abort', job.cancel))
    }
    return {
      search: (blocks) =>
        done<'search'>(blocks.map((block) => ({ kind: 'search', game, plan, ...block }))),
      shrink: async (hits) => {
        const tasks = hits.map(({ candidate, text }) => ({ candidate, text, game, plan }))
        const small = await done<'shrink'>(tasks.map((task) => ({ kind: 'shrink', ...task })))
        return small.flatMap((hit) => hit ?? [])
      },
    }
  }

  /** Ends all threads; pending jobs are rejected. */
  async close(): Promise<void> {
    await this.pool.terminate(true)
  }
}

/** First tasks of the batches: batches get smaller at the end, so that no thread waits long for the last. */
function firstsOf(tasks: number, threads: number): number[] {
  const firsts: number[] = []
  for (let at = 0; at < tasks;) {
    firsts.push(at)
    at += Math.max(1, Math.min(BATCH, Math.floor((tasks - at) / (threads * 4))))
  }
  return firsts
}

/** The error of a task unchanged, or for a thread that has ended its cause without the pool's wrapper. */
function endOf(error: unknown): unknown {
  if (!(error instanceof Error) || !error.message.startsWith('Workerpool Worker ')) return error
  const { cause } = error
  if (cause instanceof Error) return new ThreadEnded(cause.message, 'code' in cause && cause.code)
  const code = /exitCode: `(\d+)`/.exec(error.message)?.[1]
  return code === undefined ? error : new ThreadEnded(`the worker ended with code ${code}`, null)
}
