import type { GameNames } from '../../../game/module'
import type { Words } from '../../../words'

type Table = Readonly<Record<string, string>>

/** Words for figures, slots and the sides of the map. */
export function namesIn({ labyrinth }: Pick<Words, 'labyrinth'>): GameNames {
  const { figures, slots, limits } = labyrinth
  return {
    figure: (name) => (figures as Table)[name] ?? name,
    slot: (title) => (slots as Table)[title] ?? title,
    quantity: (name) => (limits as Table)[name] ?? name,
  }
}
