import type { ReadingId } from '../trace/machine'
import { byWorth, type Hit } from './search'

/** Blocks of candidates that are looked at before the best are shrunk. */
export const ROUND = 4
/** Hits of a round that are shrunk. */
const SHRUNK = 4
/** Rounds without anything better after which a search ends. */
const PATIENCE = 4

/** The next thing to do; those of one list may be done in any order, on any number of threads. */
export type Task =
  | { readonly kind: 'search'; readonly block: number }
  | { readonly kind: 'shrink'; readonly hit: Hit }

/** How far a search has come. */
export interface Found {
  /** The best level so far, shrunk; null when none was found yet. */
  readonly best: Hit | null
  /** Misreadings that every level found so far catches besides, so that they may well belong together. */
  readonly always: readonly ReadingId[]
  readonly hits: number
  readonly blocks: number
}

/** What carries out tasks: the answers come in the order of the tasks. */
export type Crew = (tasks: readonly Task[]) => Promise<readonly (readonly Hit[])[]>

/**
 * Looks for a level by rounds: candidates, then the best of them shrunk. It ends with a level that costs nothing, when
 * several rounds brought nothing better, or after `blocks` blocks. What it finds depends on the plan alone, as no task knows of
 * another and a round is looked at whole. `tell` hears of each round.
 */
export async function find(
  crew: Crew,
  blocks: number,
  tell: (found: Found) => boolean = () => true,
): Promise<Found> {
  let found: Found = { best: null, always: [], hits: 0, blocks: 0 }
  let idle = 0
  while (found.blocks < blocks && idle < PATIENCE && found.best?.cost !== 0) {
    const count = Math.min(ROUND, blocks - found.blocks)
    const tasks = Array.from({ length: count }, (_, i): Task => ({
      kind: 'search',
      block: found.blocks + i,
    }))
    const hits = (await crew(tasks)).flat().sort(byWorth)
    const shrunk = (
      await crew(hits.slice(0, SHRUNK).map((hit): Task => ({ kind: 'shrink', hit })))
    ).flat()
    const before = found.best
    const best = [...shrunk, ...(before ? [before] : [])].sort(byWorth)[0] ?? null
    idle = best === before && best !== null ? idle + 1 : 0
    const all = [...hits, ...shrunk]
    found = {
      best,
      always: found.hits === 0 ? common(all) : common([...all, { caught: found.always }]),
      hits: found.hits + hits.length,
      blocks: found.blocks + count,
    }
    if (!tell(found)) break
  }
  return found
}

function common(hits: readonly Pick<Hit, 'caught'>[]): readonly ReadingId[] {
  const [first, ...others] = hits
  return first?.caught.filter((id) => others.every(({ caught }) => caught.includes(id))) ?? []
}
