import type { ReadingId } from '../trace/machine'
import { byWorth, common, type Block, type Haul, type Hit } from './search'

/** Number of blocks of candidates in a round, before the best are shrunk. */
export const ROUND = 4
/** Levels of a round that are shrunk where they are better than any before, and where they are as good. */
const SHRUNK = { better: 4, same: 1 }
/** Rounds without anything better after which a search ends. */
const PATIENCE = 32
/** Levels from which others are made by small steps. */
const PARENTS = 12

/** How far a search has come. */
export interface FoundSoFar {
  /** The best level so far, shrunk; null when none was found yet. */
  readonly best: Hit | null
  /** Misreadings that every level found so far also catches, so that they may well belong together. */
  readonly always: readonly ReadingId[]
  readonly hits: number
  readonly blocks: number
}

/** The workers of a round. The work may be done in any order and on any number of threads; the answers come in order. */
export interface Crew {
  readonly search: (blocks: readonly Block[]) => Promise<readonly Haul[]>
  /** Shrinks levels that meet the wishes. */
  readonly shrink: (hits: readonly Pick<Hit, 'candidate' | 'text'>[]) => Promise<readonly Hit[]>
}

/** How long to look, and where to begin. */
export interface FindOptions {
  /** Blocks of candidates at most. */
  readonly blocks: number
  /** Official texts of levels without errors to start from; they are never found themselves. */
  readonly from?: readonly string[]
}

/**
 * Looks for a level by rounds: candidates, then the best of them shrunk. Part of each round are new levels; the others
 * are small steps from the best so far or, before any meets the wishes, from those that come nearest. It ends with a
 * level without cost, after several rounds without anything better, or after the given number of blocks. The result
 * depends only on the plan and these options, because no block knows of another and a round is judged as a whole.
 * `tell` is called after each round.
 */
export async function find(
  crew: Crew,
  { blocks, from = [] }: FindOptions,
  tell: (found: FoundSoFar) => boolean = () => true,
): Promise<FoundSoFar> {
  let found: FoundSoFar = { best: null, always: [], hits: 0, blocks: 0 }
  let parents: readonly Hit[] = []
  let idle = 0
  while (found.blocks < blocks && idle < PATIENCE && found.best?.cost !== 0) {
    const round = roundOf(found, blocks, found.best ? [] : from, parents)
    const hauls = await crew.search(round)
    const all = hauls.flatMap(({ best }) => best).sort(byWorth)
    const hits = all.filter(({ distance }) => distance === 0)
    const before = found.best
    const shrunk = await crew.shrink(worthShrinking(hits, before))
    const best = [...shrunk, ...(before ? [before] : [])].sort(byWorth)[0] ?? null
    idle = best === before && best !== null ? idle + 1 : 0
    parents = parentsOf([...parents, ...hauls.flatMap(({ end }) => end ?? [])], best !== null)
    const met = hauls.filter((haul) => haul.hits > 0).map(({ always }) => ({ caught: always }))
    found = {
      best,
      always: common([...(before ? [{ caught: found.always }] : []), ...met, ...shrunk]),
      hits: found.hits + hauls.reduce((sum, haul) => sum + haul.hits, 0),
      blocks: found.blocks + round.length,
    }
    if (!tell(found)) break
  }
  return found
}

/** The next blocks: half of new levels, half from levels that are known, each time from other ones. */
function roundOf(
  found: FoundSoFar,
  blocks: number,
  from: readonly string[],
  parents: readonly Hit[],
): Block[] {
  const known = [...parents.map(({ text }) => text), ...from]
  const isClimbing = found.best === null && (found.blocks > 0 || from.length > 0)
  return Array.from({ length: Math.min(ROUND, blocks - found.blocks) }, (_, at) => {
    const block = found.blocks + at
    return { block, isClimbing, from: (at % 2 > 0 && known[(block >> 1) % known.length]) || null }
  })
}

function worthShrinking(hits: readonly Hit[], before: Hit | null): readonly Hit[] {
  const cost = hits[0]?.cost ?? Infinity
  if (!before || cost < before.cost) return hits.slice(0, SHRUNK.better)
  return cost === before.cost ? hits.slice(0, SHRUNK.same) : []
}

/** The best levels, each once, the latest first; only such as meet the wishes as soon as one does. */
function parentsOf(hits: readonly Hit[], isFound: boolean): Hit[] {
  const byText = new Map(
    hits
      .filter(({ distance }) => !isFound || distance === 0)
      .sort(
        (a, b) =>
          a.distance - b.distance ||
          (a.distance === 0 ? a.cost - b.cost : 0) ||
          b.candidate - a.candidate,
      )
      .map((hit) => [hit.text, hit]),
  )
  return [...byText.values()].slice(0, PARENTS)
}

/** Some of many, evenly spread. */
export function spread<T>(list: readonly T[], most: number): T[] {
  const count = Math.min(most, list.length)
  return Array.from({ length: count }, (_, at) => list[Math.floor((at * list.length) / count)]!)
}
