import { computeCommandScore } from 'bits-ui'
import type { Entry } from './entry'
import { isLetter, letterScore } from './letter-score'
import type { Uses } from './uses'

/** Weight of the detail if the text alone does not match. */
const DETAIL_WORTH = 0.6
/**
 * A query of at least this many characters counts more if it occurs in one piece in the detail than scattered over the
 * text; and its weight in that case.
 */
const WHOLE = 3
const WHOLE_WORTH = 0.85
/** Bonus for twice as many uses. */
const USE_WORTH = 0.08
/** Factor for entries that cannot be used now, so that they come after the others. */
const OFF_WORTH = 0.8
/** Matches below this part of the best one only happen to contain the same letters. */
const WORST = 0.05

/** Finds entries by a few letters, best first; each further letter searches only in the matches so far. */
export class Ranking {
  private words = ''
  private left: readonly Entry[]

  constructor(
    private readonly entries: readonly Entry[],
    private readonly uses: Pick<Uses, 'byId'>,
  ) {
    this.left = entries
  }

  /** The entries that match, best first; without words all entries, those used last first. */
  find(words: string): readonly Entry[] {
    const uses = this.uses.byId
    if (words === '') return usedFirst(this.entries, (id) => uses.get(id)?.place)
    if (!words.startsWith(this.words) || this.words === '') this.left = this.entries
    const scored: Scored[] = []
    let best = 0
    for (const entry of this.left) {
      const score = matchOf(entry, words)
      if (score === 0) continue
      const count = uses.get(entry.id)?.count ?? 0
      const off = entry.whyOff === null ? 1 : OFF_WORTH
      const worth = score * off * (1 + USE_WORTH * Math.log2(1 + count))
      best = Math.max(best, worth)
      scored.push({ entry, worth })
    }
    this.words = words
    this.left = scored.map(({ entry }) => entry)
    const good = scored.filter(({ worth }) => worth >= WORST * best)
    return good.sort((a, b) => b.worth - a.worth).map(({ entry }) => entry)
  }
}

interface Scored {
  readonly entry: Entry
  readonly worth: number
}

/** How well an entry matches, 0 for not at all: by its text, else by text and detail together. */
function matchOf({ text, detail }: Pick<Entry, 'text' | 'detail'>, words: string): number {
  if (isLetter(words))
    return letterScore(text, words) || DETAIL_WORTH * letterScore(detail, words, ' ')
  const own = computeCommandScore(text, words)
  if (detail === '') return own
  if (words.length >= WHOLE && detail.toLowerCase().includes(words.toLowerCase()))
    return Math.max(own, WHOLE_WORTH * computeCommandScore(detail, words))
  return own || DETAIL_WORTH * computeCommandScore(`${text} ${detail}`, words)
}

/** Entries with a place first, in that order; the others in their given order. */
function usedFirst(
  entries: readonly Entry[],
  placeOf: (id: string) => number | undefined,
): readonly Entry[] {
  const used = entries.filter(({ id }) => placeOf(id) !== undefined)
  used.sort((a, b) => placeOf(a.id)! - placeOf(b.id)!)
  return [...used, ...entries.filter(({ id }) => placeOf(id) === undefined)]
}
