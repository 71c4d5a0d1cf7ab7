import type { Phase } from '../../../game/module'

export const MOVE = 0
export const NEUTRALISE = 1
export const APPEAR = 2

/** The phases of a turn; T1 only consists of reading and writing, so nothing is played in it. */
export const phases: readonly Phase[] = [
  { name: 'move', rule: 'T2' },
  { name: 'neutralise', rule: 'T3' },
  { name: 'appear', rule: 'T4' },
]
