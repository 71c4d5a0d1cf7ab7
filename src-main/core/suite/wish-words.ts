import type { AnyGame } from '../game/any-game'
import type { ReadingId } from '../trace/machine'
import { quantityTitle } from '../game/names'
import type { SuiteWords } from '../words'
import type { Wish } from './wish'

/** A wish in words that follow "a level that": "catches no-floor". */
export function wishWords(game: AnyGame, wish: Wish): string {
  const { wish: words } = game.words.suite
  if (wish.kind === 'fresh' || wish.kind === 'alone') return words[wish.kind]
  return wish.kind === 'catches' ? words.catches(wish) : told(game, wish, words)
}

type Told = Exclude<Wish, { readonly kind: 'fresh' | 'alone' | 'catches' }>
type ToldWords = SuiteWords['wish'] | SuiteWords['purpose']

/** A wish in words, within a sentence or as one. */
function told(game: AnyGame, wish: Told, words: ToldWords): string {
  switch (wish.kind) {
    case 'misses':
      return words.misses(wish)
    case 'rule': {
      const title = game.rules.find(({ id }) => id === wish.rule)?.title
      return title ? words.ruleTitled({ ...wish, title }) : words.rule(wish)
    }
    case 'event': {
      const title = game.engine.eventKinds.find(({ name }) => name === wish.event)?.title
      return title ? words.eventTitled({ ...wish, title }) : words.event(wish)
    }
    case 'touches':
      return words.touches({ ...wish, limit: quantityTitle(game, wish.limit) })
    case 'within': {
      const [least, most] = wish.between
      return words.within({ limit: quantityTitle(game, wish.limit), least, most })
    }
    case 'problem':
      return words.problem(wish)
    case 'answer':
      return words.answer(wish)
  }
}

/** The purpose of a level that was found or shrunk, as a note: "Catches no-floor: Scores may fall below 0." */
export function purposeOf(
  game: AnyGame,
  wishes: readonly Wish[],
  caught: readonly ReadingId[],
): string {
  const { purpose: words } = game.words.suite
  return wishes
    .flatMap((wish) => {
      if (wish.kind === 'alone') return []
      if (wish.kind === 'catches') {
        const reading = game.engine.readings.find(({ id }) => id === wish.reading)
        return words.catches({ reading: wish.reading, belief: reading?.belief ?? '' })
      }
      if (wish.kind === 'fresh') {
        const fresh = caught.filter((id) => !wish.caught.includes(id))
        return words.fresh({ readings: fresh.join(', ') })
      }
      return told(game, wish, words)
    })
    .join(' ')
}

/** A name for the file of such a level, without ending. */
export function nameFor(wishes: readonly Wish[], caught: readonly ReadingId[]): string {
  for (const wish of wishes) {
    if (wish.kind === 'catches') return wish.reading
    if (wish.kind === 'fresh') return caught.find((id) => !wish.caught.includes(id)) ?? 'found'
    if (wish.kind === 'rule') return `rule-${wish.rule}`
    if (wish.kind === 'event') return wish.event
    if (wish.kind === 'touches')
      return `${wish.limit.replace(/[^\p{L}\p{N}]+/gu, '-')}-${wish.bound}`
  }
  return 'found'
}
