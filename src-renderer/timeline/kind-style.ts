import type { EventKind } from '@core/game/module'
import type { SwatchStyle } from '../ui/swatch'

/** The style of an event kind, the same in columns, legend, tooltip and menu. */
export type KindStyle = SwatchStyle

/** Tokens with distinguishable hues; the sixth of the players' colours is a second blue. */
const tokens = [1, 2, 3, 4, 5, 7].map((number) => `--player-${number}`)

/** Tiles of four by four pixels: marks have the full colour, the rest a tint of it. */
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
 * Styles by event code. The notable kinds come first, so that their styles differ most: the first six differ in hue and
 * in pattern, all kinds in at least one of both.
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
