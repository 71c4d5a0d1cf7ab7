import { asShown } from '../../canvas/shown-looks'

/**
 * Okabe-Ito hues brought to a middling light, so that each stands at least 3:1 against the cells of both themes and
 * carries white. The index is the number of a river or a chain, so 0 comes first though it is used last.
 */
export const inks: readonly string[] = [
  '#79818c',
  '#1a7fc0',
  '#00916a',
  '#c05c99',
  '#d55e00',
  '#5b6fd0',
  '#9a7b00',
  '#3a8fa8',
  '#8a5a44',
  '#a04fc0',
]

/** Colour of a river or of a chain; never without its number. */
export function inkOf(number: number): string {
  return asShown(inks[number % inks.length]!)
}

/** Colours of the ground that the theme does not know. */
export interface GroundColours {
  readonly bog: string
  readonly tuft: string
  /** The impassable side of a bog. */
  readonly bar: string
  /** Bog on a board too small for its drawing. */
  readonly plainBog: string
  readonly hole: string
  /** Share of a river's colour in the ground beside its bed. */
  readonly bank: number
}

const light: GroundColours = {
  bog: '#ece5c8',
  tuft: '#93864a',
  bar: '#6b4300',
  plainBog: '#c9bb80',
  hole: '#262b32',
  bank: 0.15,
}

const dark: GroundColours = {
  bog: '#39372a',
  tuft: '#9d9163',
  bar: '#f0c069',
  plainBog: '#776d3f',
  hole: '#07090b',
  bank: 0.2,
}

export function groundColours(isDark: boolean): GroundColours {
  return isDark ? dark : light
}

/** A CSS colour #rrggbb or #rgb as a pixel of ImageData, 0xAABBGGRR. */
export function pixelOf(colour: string): number {
  // The build shortens colours in style sheets.
  const digits = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, '$&$&') : colour
  const rgb = parseInt(digits.slice(1), 16)
  const swapped = ((rgb & 255) << 16) | (rgb & 0xff00) | (rgb >> 16)
  return (0xff000000 | swapped) >>> 0
}
