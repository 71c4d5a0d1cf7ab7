/** Palettes for players and kinds that can be distinguished with any colour vision, each colour with at least 3:1 contrast in both themes. */
export const colourPresets = {
  'okabe-ito': [
    ...['#1a7fc0', '#d55e00', '#00916a', '#c05c99'],
    ...['#9a7b00', '#5b6fd0', '#79818c'],
  ],
  tol: [...['#4a7fb3', '#dd5566', '#278c38', '#8f8228'], ...['#1f8fb3', '#c0509a', '#7d838b']],
  ibm: [...['#5f86f2', '#dc267f', '#a87400', '#7b62f0'], ...['#de5600', '#00908c', '#79818c']],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type ColourPresetId = keyof typeof colourPresets

/** Colours of one’s own that there can be: those after them are of the first set. */
export const MOST_COLOURS = 7

/** A set, or colours of one’s own as `#rrggbb`. */
export type PlayerColours = ColourPresetId | readonly string[]

/** The colours of a choice, always as many. */
export function coloursOf(choice: PlayerColours): readonly string[] {
  if (typeof choice === 'string') return colourPresets[choice]
  return colourPresets['okabe-ito'].map((usual, index) => choice[index] ?? usual)
}

/** What pieces stand on: the cells of the light and of the dark theme that are hardest to stand out from. */
export const boardGrounds = { light: '#f3f5f8', dark: '#282e35' } as const

/** Least contrast of a piece with its ground. */
export const LEAST_CONTRAST = 3

/** Contrast of two colours `#rrggbb` as WCAG has it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [less, more] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (more! + 0.05) / (less! + 0.05)
}

/** The themes on whose boards a colour stands out too little, with its contrast there. */
export function weakOn(
  colour: string,
): readonly { readonly theme: 'light' | 'dark'; readonly contrast: number }[] {
  return (['light', 'dark'] as const)
    .map((theme) => ({ theme, contrast: contrast(colour, boardGrounds[theme]) }))
    .filter((one) => one.contrast < LEAST_CONTRAST)
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(parseInt(colour.slice(at, at + 2), 16)))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function linear(value: number): number {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
