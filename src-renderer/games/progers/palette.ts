import { asShown } from '../../canvas/shown-looks'
import type { BoardTheme } from '../../canvas/theme'

/**
 * Okabe-Ito hues brought to a middling light, so that each stands at least 3:1 against the cells of both themes and
 * carries white. A type is never shown only by its colour: it has a shape and its number too.
 */
export const typeInks: readonly string[] = [
  '#c05c99',
  '#9a7b00',
  '#00916a',
  '#d55e00',
  '#1a7fc0',
  '#5b6fd0',
  '#79818c',
  '#a8713d',
]

/** Colours of the players in images. */
export const robotInks: readonly string[] = ['#1a7fc0', '#d55e00']

/** Colour of a player, 0 or 1. */
export function inkOf(player: number): string {
  return asShown(robotInks[player === 0 ? 0 : 1]!)
}

/** Colours of a hill, all of earth: its top, the slopes to the light and away from it, its foot and its contour. */
export interface HillColours {
  readonly top: string
  readonly lit: string
  readonly shade: string
  readonly foot: string
  readonly contour: string
}

/** The colours of hills in a theme. */
export function hillColours({ isDark }: BoardTheme): HillColours {
  return isDark
    ? { top: '#544a35', lit: '#6d6046', shade: '#3a3324', foot: '#b39a68', contour: '#7d6f4f' }
    : { top: '#f0dfbd', lit: '#f9eed6', shade: '#d3b37c', foot: '#8a6330', contour: '#c9a970' }
}
