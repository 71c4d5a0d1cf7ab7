import type { GameNames } from '../../../game/module'
import { nounText } from '../../../game/nouns'
import type { Words } from '../../../words'

/** Words for figures, slots and the sides of the map. */
export function namesIn({
  labyrinth: { figures, slots, quantities },
}: Pick<Words, 'labyrinth'>): GameNames {
  return {
    figure: (name) => nounText(figures, name),
    slot: (title) => nounText(slots, title),
    quantity: (name) => nounText(quantities, name),
  }
}
