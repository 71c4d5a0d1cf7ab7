import type { GameNames } from '../../../game/module'
import { nounOf, nounText } from '../../../game/nouns'
import type { Words } from '../../../words'
import { figureName } from '../play/layout'
import { nounsById } from '../text/official-limits'

/** The nouns of figures that each player has, by their names in outputs and breakpoints. */
const figureNouns = new Map(
  [0, 1].flatMap((player) => [
    [figureName('Player', player), nounOf('player', { player })],
    [figureName('Cargo', player), nounOf('cargo', { player })],
  ]),
)

/** Words for figures, slots of the state and quantities. */
export function namesIn({
  progers: { figures, slots, quantities },
}: Pick<Words, 'progers'>): GameNames {
  return {
    figure: (name) => nounText(figures, figureNouns.get(name) ?? name),
    slot: (title) => nounText(slots, title),
    quantity: (name) => nounText(quantities, nounsById.get(name) ?? name),
  }
}
