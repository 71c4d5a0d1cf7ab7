import { misread, readingTable, type Misreading } from '../../../game/reading-table'

/** The switches of the rules. The official rules are one setting of them, and each misreading changes one switch. */
export interface Rules {
  /** Where M stops before an obstacle: at samples, at samples that can be taken, or nowhere. */
  readonly moveStops: 'at-samples' | 'if-room' | 'never'
  readonly areCellsOfMoveVisited: boolean
  readonly doesJumpNeedObstacle: boolean
  readonly doesJumpClearRobot: boolean
  readonly doRobotsBlock: boolean
  readonly doHillsBlock: boolean
  /** Whether hills that touch are one hill. */
  readonly doHillsMerge: boolean
  readonly areWallsTwoSided: boolean
  /** Maximum number of samples that a robot carries. */
  readonly capacity: number
  /** Whether a full robot cannot enter a cell with a sample. */
  readonly doSamplesBlockFull: boolean
  readonly bonus: 'first-on-any-base' | 'first-of-player' | 'each-of-new-type' | 'none'
  readonly isOwnBaseOnly: boolean
  readonly doSkippedReturn: boolean
  readonly doesFailureEndTurn: boolean
  readonly isRowZeroNorth: boolean
}

const rightRules: Rules = {
  moveStops: 'at-samples',
  areCellsOfMoveVisited: true,
  doesJumpNeedObstacle: false,
  doesJumpClearRobot: false,
  doRobotsBlock: true,
  doHillsBlock: true,
  doHillsMerge: false,
  areWallsTwoSided: true,
  capacity: 3,
  doSamplesBlockFull: false,
  bonus: 'first-on-any-base',
  isOwnBaseOnly: false,
  doSkippedReturn: false,
  doesFailureEndTurn: false,
  isRowZeroNorth: false,
}

const misreadings: readonly Misreading<Rules>[] = [
  misread('m-ignores-samples', 'T4', {
    moveStops: 'never',
  }),
  misread('m-stops-only-if-room', 'P6', {
    moveStops: 'if-room',
  }),
  // If M stops at every sample, the cells that it passes have nothing to visit: this misreading shows only if M
  // continues.
  misread('m-takes-only-last', 'T4', {
    moveStops: 'never',
    areCellsOfMoveVisited: false,
  }),
  misread('j-needs-obstacle', 'P1', {
    doesJumpNeedObstacle: true,
  }),
  misread('j-over-robot', 'P2', {
    doesJumpClearRobot: true,
  }),
  misread('robots-pass', 'P2', {
    doRobotsBlock: false,
  }),
  misread('hill-edges-open', 'T10', { doHillsBlock: false }),
  misread('hills-merge', 'T10', {
    doHillsMerge: true,
  }),
  misread('no-capacity', 'T6', { capacity: Infinity }),
  misread('capacity-stops', 'P6', {
    doSamplesBlockFull: true,
  }),
  misread('bonus-per-player', 'T7', {
    bonus: 'first-of-player',
  }),
  misread('no-bonus', 'T7', { bonus: 'none' }),
  misread('bonus-per-sample', 'P3', {
    bonus: 'each-of-new-type',
  }),
  misread('own-base-only', 'T7', {
    isOwnBaseOnly: true,
  }),
  misread('skip-keeps-card', 'T1', {
    doSkippedReturn: true,
  }),
  misread('first-failure-ends-turn', 'T1', {
    doesFailureEndTurn: true,
  }),
  misread('row-zero-north', 'IN', {
    isRowZeroNorth: true,
  }),
  misread('walls-one-way', 'T2', {
    areWallsTwoSided: false,
  }),
]

export const { readings, rulesOf } = readingTable(rightRules, misreadings)
