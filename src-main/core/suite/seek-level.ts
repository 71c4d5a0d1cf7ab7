import { find, type Crew } from './find'
import { bySearch, nearOf } from './how-made'
import { wishesOfNeed, type LoweringTest, type Need, type SoughtLevel } from './lower-scores'
import { isNearText, nearTests } from './near-tests'
import type { SearchExtent } from './search-extent'
import type { Scoring } from './scoring'
import { BLOCK, type SearchPlan } from './search'

/** Options of the search for tests that cost misreadings points; `tries` is for each test and each of its seeds. */
export interface SeekOptions extends SearchExtent {
  /** Its id. */
  readonly game: string
  readonly scoring: Scoring
  /** Official texts of the tests that are there. */
  readonly texts: readonly { readonly group: string; readonly text: string }[]
  readonly crewOf: (plan: SearchPlan) => Crew
  /** Hash of a text, which distinguishes it from others of the set. */
  readonly hashOf: (text: string) => string
}

/** Number of seeds to try while only existing tests are found. */
const SEEDS = 4

/**
 * Looks for a level that meets a need and is not a test yet; null if none is found. `tell` is called with the number of
 * levels tried. The same options and needs find the same.
 */
export async function seekLevel(
  { game, scoring, texts, seed, isOfficial, tries, crewOf, hashOf }: SeekOptions,
  need: Need,
  known: readonly LoweringTest[],
  tell: (tried: number) => void = () => {},
): Promise<SoughtLevel | null> {
  const tests = [...texts, ...known]
  const taken = new Set(tests.map(({ text }) => text))
  const inGroup = tests.filter(({ group }) => group === need.group)
  // Tests of the group are within its bounds already.
  const near = nearTests(inGroup.length > 0 ? inGroup : tests)
  const from = near.map(({ text }) => text).filter(isNearText)
  const wishes = wishesOfNeed(scoring, need)
  const blocks = Math.ceil(tries / BLOCK)
  let tried = 0
  for (let at = 0; at < SEEDS; at++) {
    const plan: SearchPlan = { wishes, seed: seed + known.length * SEEDS + at, isOfficial }
    const found = await find(crewOf(plan), { blocks, from }, (now) => {
      tell(tried + now.blocks * BLOCK)
      return true
    })
    if (!found.best) return null
    const { text, caught } = found.best
    const search = { game, seed: plan.seed, wishes, tries, official: isOfficial }
    if (!taken.has(text)) return { text, caught, how: bySearch(search, nearOf(from, hashOf)) }
    tried += found.blocks * BLOCK
  }
  return null
}
