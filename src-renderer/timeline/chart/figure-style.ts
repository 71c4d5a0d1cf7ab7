import { PLAYER_COLOURS } from '../../canvas/theme'

/** Dashes in pixels, one pattern for each round of colours and another for each colour, so that colour is never the only sign. */
const dashes: readonly (readonly number[])[] = [[], [8, 4], [2, 3], [10, 3, 2, 3], [5, 5], [14, 4]]

/** How the line of a figure looks, in chart and legend alike. */
export interface FigureStyle {
  /** Name of the colour's token. */
  readonly token: string
  /** Line and gap lengths in pixels; empty for a whole line. */
  readonly dash: readonly number[]
}

/** The style of a figure by its number. Forty-two figures in a row all differ. */
export function figureStyle(figure: number): FigureStyle {
  return {
    token: `--player-${(figure % PLAYER_COLOURS) + 1}`,
    dash: dashes[figure % dashes.length]!,
  }
}
