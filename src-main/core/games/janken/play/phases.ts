import type { Phase } from '../../../game/module'

export const BEGIN = 0
export const ORDER = 1
export const ENTER = 2
export const END = 3
export const REFUSE = 4

/**
 * A move is an order, then a step for each entered cell and its end, or a refusal; a data set begins with its board.
 */
export const phases: readonly Phase[] = [
  { name: 'begin', rule: 'M6' },
  { name: 'order', rule: 'M3' },
  { name: 'enter', rule: 'M1' },
  { name: 'end', rule: 'M3' },
  { name: 'refuse', rule: 'M6' },
]
