import { isEnough, type Start } from '@core/suite/starts'
import type { TaskRange } from './shards/shard'

/**
 * Works out starts of a search by their numbers, some at a time, and returns them in their order, up to the first after
 * which nothing better can come. Starts still in progress are then stopped.
 */
export async function* startsOf(
  { from, to }: TaskRange,
  atOnce: number,
  work: (number: number, stop: AbortSignal) => Promise<Start>,
): AsyncGenerator<Start> {
  const stop = new AbortController()
  const underWay: Promise<Start>[] = []
  try {
    for (let at = from, next = from; at < to; at++) {
      for (; next < to && next < at + atOnce; next++) {
        const one = work(next, stop.signal)
        // Its error matters only if it is awaited later.
        one.catch(() => {})
        underWay.push(one)
      }
      const start = await underWay.shift()!
      yield start
      if (isEnough(start)) return
    }
  } finally {
    stop.abort()
  }
}
