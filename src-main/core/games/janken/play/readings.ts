import { misread, readingTable, type Misreading } from '../../../game/reading-table'
import type { Terrain, UnitType } from '../model'

/** The switches of the rules. The official rules are one setting of them, and each misreading changes one switch. */
export interface Rules {
  /** Points that a move may use. */
  readonly points: 9 | 10
  /** Cost of an underwater cell; 0: it cannot be entered. */
  readonly waterCost: 0 | 5
  /** Which cell of a step is paid for. */
  readonly paid: 'entered' | 'left' | 'both'
  /** Which enemies keep a unit from passing the cells beside them. */
  readonly barredBy: 'stronger' | 'weaker' | 'any' | 'nobody'
  /** Effect of a start beside such an enemy: nothing, no leaving at all, or no single step to another such cell. */
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
  misread('start-beside-is-stuck', 'J1', {
    startBeside: 'stuck',
  }),
  misread('beside-to-beside-forbidden', 'J9', { startBeside: 'no-step-beside' }),
  misread('end-beside-forbidden', 'M5', {
    mayEndBeside: false,
  }),
  misread('pass-beside-allowed', 'M5', {
    barredBy: 'nobody',
  }),
  misread('pass-beside-any-enemy-forbidden', 'M5', { barredBy: 'any' }),
  misread('beats-reversed', 'M2', { barredBy: 'weaker' }),
  misread('friends-block', 'M4', {
    mayPassFriends: false,
  }),
  misread('through-enemies', 'M4', {
    mayPassEnemies: true,
  }),
  misread('fewest-steps', 'M3', { best: 'fewest-cells' }),
  misread('pay-on-leaving', 'J7', { paid: 'left' }),
  misread('pay-both', 'J7', { paid: 'both' }),
  misread('nine-points', 'J4', { points: 9 }),
  misread('moves-do-not-stick', 'M6', {
    doMovesStick: false,
  }),
  misread('failed-move-removes', 'M6', {
    doesFailureRemove: true,
  }),
  misread('offset-neighbours', 'IN', { isOffset: true }),
  misread('side-two-only-after-one', 'M6', { maySideTwoMove: false }),
  misread('water-costs-five', 'J5', {
    waterCost: 5,
  }),
]

/** Misreadings that searches within the official limits never found apart. */
const alongside = {
  'start-beside-is-stuck': ['pay-both', 'nine-points'],
  'beside-to-beside-forbidden': [
    'start-beside-is-stuck',
    'end-beside-forbidden',
    'pay-both',
    'nine-points',
  ],
  'end-beside-forbidden': ['pay-both', 'nine-points'],
  'pass-beside-any-enemy-forbidden': ['pay-both', 'nine-points'],
  'friends-block': ['pay-both', 'nine-points'],
  'fewest-steps': ['pay-both', 'nine-points'],
  'pay-both': ['nine-points'],
  'nine-points': ['pay-both'],
}

export const { readings, rulesOf } = readingTable(rightRules, misreadings, alongside)

const landCosts: Readonly<Record<Exclude<Terrain, 'U'>, number>> = { F: 1, W: 2, H: 3, M: 4 }

/** Points for a cell with a terrain; 0 if it cannot be entered. */
export function costOf(rules: Rules, terrain: Terrain): number {
  return terrain === 'U' ? rules.waterCost : landCosts[terrain]
}

/** The type that each type beats. */
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
