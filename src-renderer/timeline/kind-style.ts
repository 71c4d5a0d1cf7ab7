import type { EventKind } from '@core/game/module'
import type { SwatchStyle } from '../ui/swatch'

/** How a kind of events is drawn in columns, legend, tooltip and menu alike. */
export type KindStyle = SwatchStyle

/** Tokens whose hues can be told apart; the sixth of the players' is a second blue. */
const tokens = [1, 2, 3, 4, 5, 7].map((number) => `--player-${number}`)

/** Tiles of four by four pixels; where one has a mark the colour is whole, elsewhere a tint of it. */
const patterns: readonly (readonly string[])[] = [
  ['####', '####', '####', '####'],
  ['####', '####', '....', '....'],
  ['##..', '.##.', '..##', '#..#'],
  ['##..', '##..', '..##', '..##'],
  ['##..', '##..', '##..', '##..'],
  ['##..', '##..', '....', '....'],
  ['####', '#...', '#...', '#...'],
]

/**
 * Styles by event code. The notable kinds come first, so that these are as different as can be: the first six differ in
 * hue and in pattern, all in at least one of both.
 */
export function kindStyles(kinds: readonly EventKind[]): KindStyle[] {
  const notable = kinds.filter((kind) => kind.isNotable).length
  let nextNotable = 0
  let nextOther = notable
  return kinds.map((kind) => {
    const rank = kind.isNotable ? nextNotable++ : nextOther++
    return { token: tokens[rank % tokens.length]!, pattern: patterns[rank % patterns.length]! }
  })
}
