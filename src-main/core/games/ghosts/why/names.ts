import type { GameNames } from '../../../game/module'
import { nounText } from '../../../game/nouns'
import type { Said } from '../said'

/** Words for figures, slots and the limit. */
export function namesIn({ ghosts: { figures, slots, quantities } }: Said): GameNames {
  return {
    figure: (name) => nounText(figures, name),
    slot: (title) => nounText(slots, title),
    quantity: (name) => nounText(quantities, name),
  }
}
