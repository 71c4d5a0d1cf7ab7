import type { GameNames } from '../../../game/module'
import { nounText } from '../../../game/nouns'
import type { Words } from '../../../words'
import { moveLimit, setLimit, unitLimits } from '../text/limits'

const limits = [setLimit, ...unitLimits, moveLimit]

/** Words for figures, slots of the state and quantities. */
export const namesIn = ({
  janken: { figures, slots, quantities },
}: Pick<Words, 'janken'>): GameNames => ({
  figure: (name) => nounText(figures, name),
  slot: (title) => nounText(slots, title),
  quantity: (id) => nounText(quantities, limits.find((limit) => limit.id === id)?.name ?? id),
})
