import { misread, readingTable, type Misreading } from '../../../game/reading-table'
import type { Terrain, UnitType } from '../model'

/** The switches of the rules. The right rules are one setting of them, each misreading turns one. */
export interface Rules {
  /** Points that a move may use. */
  readonly points: 9 | 10
  /** Cost of a cell under water; 0: it cannot be entered. */
  readonly waterCost: 0 | 5
  /** Which cell of a step is paid for. */
  readonly paid: 'entered' | 'left' | 'both'
  /** Which enemies keep a unit from passing the cells beside them. */
  readonly barredBy: 'stronger' | 'weaker' | 'any' | 'nobody'
  /** What a start beside such an enemy means: nothing, no leaving at all, or no single step to another such cell. */
  readonly startBeside: 'free' | 'stuck' | 'no-step-beside'
  readonly mayEndBeside: boolean
  readonly mayPassFriends: boolean
  readonly mayPassEnemies: boolean
  readonly best: 'cheapest' | 'fewest-cells'
  readonly doMovesStick: boolean
  readonly doesFailureRemove: boolean
  readonly isOffset: boolean
  readonly maySideTwoMove: boolean
}

export const rightRules: Rules = {
  points: 10,
  waterCost: 0,
  paid: 'entered',
  barredBy: 'stronger',
  startBeside: 'free',
  mayEndBeside: true,
  mayPassFriends: true,
  mayPassEnemies: false,
  best: 'cheapest',
  doMovesStick: true,
  doesFailureRemove: false,
  isOffset: false,
  maySideTwoMove: true,
}

const misreadings: readonly Misreading<Rules>[] = [
  misread('start-beside-is-stuck', 'J1', 'A unit beside an enemy that beats it cannot leave.', {
    startBeside: 'stuck',
  }),
  misread(
    'beside-to-beside-forbidden',
    'J9',
    'A single step from beside an enemy that beats the unit to a cell beside one is not allowed.',
    { startBeside: 'no-step-beside' },
  ),
  misread('end-beside-forbidden', 'M5', 'No move may end beside an enemy that beats the unit.', {
    mayEndBeside: false,
  }),
  misread('pass-beside-allowed', 'M5', 'Cells beside enemies may be passed freely.', {
    barredBy: 'nobody',
  }),
  misread(
    'pass-beside-any-enemy-forbidden',
    'M5',
    'No cell beside an enemy may be passed, whatever the enemy’s type.',
    { barredBy: 'any' },
  ),
  misread('beats-reversed', 'M2', 'G beats M, M beats S and S beats G.', { barredBy: 'weaker' }),
  misread('friends-block', 'M4', 'Friends block the way just like enemies.', {
    mayPassFriends: false,
  }),
  misread('through-enemies', 'M4', 'Enemies may be passed over; only the end must be empty.', {
    mayPassEnemies: true,
  }),
  misread(
    'fewest-steps',
    'M3',
    'The unit takes the way with the fewest cells, and the cheapest of those.',
    { best: 'fewest-cells' },
  ),
  misread('pay-on-leaving', 'J7', 'A step costs what the cell being left costs.', { paid: 'left' }),
  misread(
    'pay-both',
    'J7',
    'A step costs what the cell being left and the cell being entered cost together.',
    { paid: 'both' },
  ),
  misread('nine-points', 'J4', 'A move may cost at most 9.', { points: 9 }),
  misread('moves-do-not-stick', 'M6', 'The board is set up again before each move.', {
    doMovesStick: false,
  }),
  misread('failed-move-removes', 'M6', 'A unit whose move fails leaves the board.', {
    doesFailureRemove: true,
  }),
  misread(
    'offset-neighbours',
    'IN',
    'The two neighbours below a cell have the same numbers as those above it.',
    { isOffset: true },
  ),
  misread('side-two-only-after-one', 'M6', 'Only side 1 may move.', { maySideTwoMove: false }),
  misread('water-costs-five', 'J5', 'A cell under water can be entered for 5 points.', {
    waterCost: 5,
  }),
]

export const { readings, rulesOf } = readingTable(rightRules, misreadings)

const landCosts: Readonly<Record<Exclude<Terrain, 'U'>, number>> = { F: 1, W: 2, H: 3, M: 4 }

/** Points for a cell of a terrain; 0 when it cannot be entered. */
export function costOf(rules: Rules, terrain: Terrain): number {
  return terrain === 'U' ? rules.waterCost : landCosts[terrain]
}

/** What each type beats. */
export const beaten: Readonly<Record<UnitType, UnitType>> = { G: 'S', S: 'M', M: 'G' }

/** Whether an enemy of type `enemy` keeps a unit of type `unit` from passing the cells beside it. */
export function bars(rules: Rules, enemy: UnitType, unit: UnitType): boolean {
  switch (rules.barredBy) {
    case 'stronger':
      return beaten[enemy] === unit
    case 'weaker':
      return beaten[unit] === enemy
    case 'any':
      return true
    case 'nobody':
      return false
  }
}
