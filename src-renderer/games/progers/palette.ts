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

/** Top of a hill, its lit and its shaded edge. */
export function hillColours({ isDark }: BoardTheme): {
  readonly top: string
  readonly lit: string
  readonly shade: string
} {
  return isDark
    ? { top: '#2f4a5f', lit: '#7fb0d0', shade: '#5f8caa' }
    : { top: '#cfe4f3', lit: '#6d9dbd', shade: '#3f7396' }
}
