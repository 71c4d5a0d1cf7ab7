import type { Phase } from '../../../game/module'

export const START = 0
export const ON_BOG = 1
export const ON_WALL = 2
export const ON_STEP = 3
export const IN_CAVE = 4
export const IN_CURRENT = 5

/** The start of a walk, and the possible parts of a move. */
export const phases: readonly Phase[] = [
  { name: 'start', rule: 'IN' },
  { name: 'bog', rule: 'M1' },
  { name: 'wall', rule: 'M2' },
  { name: 'step', rule: 'M3' },
  { name: 'cave', rule: 'M4' },
  { name: 'current', rule: 'M5' },
]
