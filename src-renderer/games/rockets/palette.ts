import { asShown } from '../../canvas/shown-looks'

/**
 * Okabe-Ito hues brought to a middling light, so that each stands at least 3:1 against the cells of both themes and
 * carries white. Sprites cannot read the theme; what is painted beside them uses the same inks.
 */
export const inks: readonly string[] = [
  '#1a7fc0',
  '#d55e00',
  '#00916a',
  '#c05c99',
  '#9a7b00',
  '#5b6fd0',
  '#79818c',
]

/** Colour of a player, from 0; repeats, so it never stands without the player's number. */
export function inkOf(player: number): string {
  return asShown(inks[player % inks.length]!)
}

/** Fills of animals too small for a sprite: light ground, dark ground. */
export const mouseDot = ['#5d6875', '#b4bdc9'] as const
export const catDot = ['#d06a00', '#ff9a2e'] as const
export const doorDot = '#8a5a2b'
export const pitDot = '#14171b'
