import type { GameNames } from '../../../game/module'
import { nounText } from '../../../game/nouns'
import type { Words } from '../../../words'
import { nounOfId } from '../text/official-limits'

/** Words for figures, slots of the state and quantities. */
export function namesIn({
  progers: { figures, slots, quantities },
}: Pick<Words, 'progers'>): GameNames {
  return {
    figure(name) {
      const [kind, player] = name.split(' ')
      if (player === undefined) return nounText(figures, name)
      return kind === 'Cargo' ? figures.cargo({ player }) : figures.player({ player })
    },
    slot: (title) => nounText(slots, title),
    quantity: (name) => nounText(quantities, nounOfId(name)),
  }
}
