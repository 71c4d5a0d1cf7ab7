import type { GameNames } from '../../../game/module'
import type { Texts } from '../texts'

/** Words for codes used by play. */
export function namesIn({ ghosts: { figures, slots, quantities } }: Texts): GameNames {
  const byCode = (words: Readonly<Record<string, string>>) => (code: string) => words[code] ?? code
  return { figure: byCode(figures), slot: byCode(slots), quantity: byCode(quantities) }
}
