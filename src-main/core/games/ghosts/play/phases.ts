import type { Phase } from '../../../game/module'

export const MOVE = 0
export const NEUTRALISE = 1
export const APPEAR = 2

/** The phases of a turn; T1 is what the text shows, so that nothing is played in it. */
export const phases: readonly Phase[] = [
  { name: 'move', rule: 'T2' },
  { name: 'neutralise', rule: 'T3' },
  { name: 'appear', rule: 'T4' },
]
