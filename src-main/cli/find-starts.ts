import { isEnough, type Start } from '@core/suite/starts'
import type { TaskRange } from './shards/shard'

/**
 * Works out starts of a search by their numbers, some at a time, and returns them in their order, up to the first after which
 * nothing better can come. Those that are under way then are told to stop.
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
        // Whether it was needed shows later.
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
