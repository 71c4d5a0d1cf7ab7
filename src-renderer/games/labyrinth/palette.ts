import { chosenInks } from '../../canvas/shown-looks'
import type { BoardTheme } from '../../canvas/theme'

// A family of colours for each layer: water is blue, caves are of stone and moss, walks are warm. Within a family colours
// repeat, so none stands without its number. All of water and caves carry white at 4.5:1 and more.

const waters = ['#2a78b8', '#1c8088', '#4a6cc0']
const chains = ['#5d6a78', '#4f7a35', '#7a6658', '#6b6590', '#3f7d6a']

/** Colours of walks, each 3:1 and more against the islands of its theme. */
export const walkInks = {
  light: ['#c24a00', '#7a1f6a', '#775c00', '#6d3bc4', '#3f434a', '#a8403a', '#8a4a2a'],
  dark: ['#ff9a57', '#f08bd0', '#e3c24a', '#c2a6ff', '#d6dade', '#ffb3a8', '#d8a27c'],
} as const

/** Colour of a river. */
export function waterOf(number: number): string {
  return waters[number % waters.length]!
}

/** Colour of a chain of caves. */
export function chainOf(number: number): string {
  return chains[number % chains.length]!
}

/** Colour of a walk, from 0: the user's own for players where they have chosen some. */
export function walkInk(theme: BoardTheme, index: number): string {
  const inks = chosenInks() ? theme.player : walkInks[theme.isDark ? 'dark' : 'light']
  return inks[index % inks.length]!
}

/** Colours of the ground that the theme does not know. */
export interface GroundColours {
  readonly island: string
  readonly bog: string
  readonly tuft: string
  /** The impassable side of a bog. */
  readonly bar: string
  /** Bog on a board too small for its drawing. */
  readonly plainBog: string
  readonly hole: string
  /** The edge of water. */
  readonly bank: string
  /** Share of a river's colour in the ground beside its bed. */
  readonly shallow: number
}

const light: GroundColours = {
  island: '#f7f4ea',
  bog: '#e6ddb9',
  tuft: '#85783c',
  bar: '#6b4300',
  plainBog: '#c9bb80',
  hole: '#23272d',
  bank: '#16486f',
  shallow: 0.14,
}

const dark: GroundColours = {
  island: '#2a2d29',
  bog: '#413d2a',
  tuft: '#a3976a',
  bar: '#f0c069',
  plainBog: '#776d3f',
  hole: '#07090b',
  bank: '#8cc4ee',
  shallow: 0.2,
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
