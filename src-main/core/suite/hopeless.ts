import type { AnyGame } from '../game/any-game'
import { exercisableEvents, exercisableRules } from './coverage'
import type { Wish } from './wish'

/** Why no level meets a wish: it never happens in a level without errors, or only in levels with warnings. */
export type HopelessWhy = 'never' | 'warned'

/** A wish that is known to be impossible. */
export interface Hopeless {
  readonly noun: 'rule' | 'event'
  readonly name: string
  readonly why: HopelessWhy
}

/** The first wish that no level can meet, or none within the official limits where only such are looked for; null if none is known. */
export function hopelessWish(
  game: AnyGame,
  wishes: readonly Wish[],
  isOfficial: boolean,
): Hopeless | null {
  for (const wish of wishes) {
    if (wish.kind === 'event' && !exercisableEvents(game).includes(wish.event)) {
      return { noun: 'event', name: wish.event, why: 'never' }
    }
    if (wish.kind !== 'rule') continue
    const { rule } = wish
    if (!exercisableRules(game).includes(rule)) return { noun: 'rule', name: rule, why: 'never' }
    const isWarned = game.warnedRules?.includes(rule) ?? false
    if (isOfficial && isWarned) return { noun: 'rule', name: rule, why: 'warned' }
  }
  return null
}
