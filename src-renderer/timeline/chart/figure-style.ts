import { PLAYER_COLOURS } from '../../canvas/theme'

/**
 * Dash patterns in pixels, which differ between rounds of colours and between colours, so that colour is never the only
 * sign.
 */
const dashes: readonly (readonly number[])[] = [[], [8, 4], [2, 3], [10, 3, 2, 3], [5, 5], [14, 4]]

/** The style of a figure's line, the same in chart and legend. */
export interface FigureStyle {
  /** Name of the colour's token. */
  readonly token: string
  /** Line and gap lengths in pixels; empty for a solid line. */
  readonly dash: readonly number[]
}

/** The style of a figure by its number. Forty-two consecutive figures all differ. */
export function figureStyle(figure: number): FigureStyle {
  return {
    token: `--player-${(figure % PLAYER_COLOURS) + 1}`,
    dash: dashes[figure % dashes.length]!,
  }
}
