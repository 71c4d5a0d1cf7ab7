import type { AnyGame } from '../game/any-game'
import { visible } from '../kernel/text-reader'
import type { Parting } from './parting'

/**
 * Where the run under a misreading parts from the official one, and what each does there, one line each. `test`: its
 * name, if it should be mentioned.
 */
export function partingWords(
  game: Pick<AnyGame, 'words'>,
  { turn, phase, step, rule, official, under }: Parting,
  test?: string,
): string[] {
  const { parting: words } = game.words.judging
  const place = { turn, phase, step, rule }
  return [
    test === undefined ? words.first(place) : words.firstOn({ ...place, test: visible(test) }),
    ...official.map((text) => `  ${words.official({ text })}`),
    ...under.map((text) => `  ${words.under({ text })}`),
  ]
}
