import type { ReadingId } from '../trace/machine'
import type { FoundSoFar } from './find'
import { BLOCK, type Hit } from './search'

/** The result of a search from one start. It depends only on the plan, so starts can be computed anywhere. */
export interface Start {
  /** Levels that were tried. */
  readonly tried: number
  /** Number of them that meet the wishes. */
  readonly hits: number
  /** Misreadings that each of these catches. */
  readonly always: readonly ReadingId[]
  /** Null when there are none. */
  readonly best: Pick<Hit, 'cost' | 'size' | 'text' | 'caught'> | null
}

/** The result of a search as a start. */
export function startOf({ best, always, hits, blocks }: FoundSoFar): Start {
  const { cost, size, text, caught } = best ?? { cost: 0, size: 0, text: '', caught: [] }
  return { tried: blocks * BLOCK, hits, always, best: best && { cost, size, text, caught } }
}

/** Whether no further start can bring anything better: starts after it are not looked at. */
export function isEnough({ best }: Start): boolean {
  return best?.cost === 0
}

/** The results of several starts. */
export interface Joined extends Start {
  /** Number of the start that brought the best. */
  readonly bestStart: number
}

/** Joins starts, in their order, up to the first that is enough. Of equally good levels the first counts. */
export function joinStarts(starts: readonly Start[]): Joined {
  const last = starts.findIndex(isEnough)
  const all = last < 0 ? starts : starts.slice(0, last + 1)
  const found = all.filter(({ hits }) => hits > 0)
  const bests = all.flatMap(({ best }, start) => (best ? [{ best, start }] : []))
  const [first] = bests.sort((a, b) => a.best.cost - b.best.cost || a.best.size - b.best.size)
  return {
    tried: all.reduce((sum, { tried }) => sum + tried, 0),
    hits: all.reduce((sum, { hits }) => sum + hits, 0),
    always: found[0]?.always.filter((id) => found.every(({ always }) => always.includes(id))) ?? [],
    best: first?.best ?? null,
    bestStart: first?.start ?? 0,
  }
}
