import type { GameNames } from '../../../game/module'
import { nounOf, nounText } from '../../../game/nouns'
import type { Words } from '../../../words'
import { scoreName } from '../play/layout'
import { limits } from '../text/limits'

/** The nouns of scores, by their names in outputs and breakpoints. */
const scoreNouns = new Map(
  Array.from({ length: limits.players.highest }, (_, player) => [
    scoreName(player),
    nounOf('player', { player: player + 1 }),
  ]),
)

/** Words for figures and quantities. */
export function namesIn({ rockets: { figures, quantities } }: Pick<Words, 'rockets'>): GameNames {
  return {
    figure: (name) => nounText(figures, scoreNouns.get(name) ?? name),
    quantity(id) {
      const { name } = Object.values(limits).find((limit) => limit.id === id) ?? { name: id }
      return nounText(quantities, name)
    },
  }
}
