import type { GameNames } from '../../../game/module'
import type { Words } from '../../../words'
import { limits } from '../text/limits'

/** Words for figures and quantities. */
export function namesIn({ rockets }: Pick<Words, 'rockets'>): GameNames {
  const { player: playerTitle, ...figures } = rockets.figures
  return {
    figure(name) {
      const player = /^Player (\d+)$/.exec(name)?.[1]
      if (player) return playerTitle({ player })
      return (figures as Readonly<Record<string, string>>)[name] ?? name
    },
    quantity(id) {
      const { name } = Object.values(limits).find((limit) => limit.id === id) ?? { name: id }
      return (rockets.quantities as Readonly<Record<string, string>>)[name] ?? name
    },
  }
}
