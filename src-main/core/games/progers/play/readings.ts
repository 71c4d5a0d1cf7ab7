import { misread, readingTable, type Misreading } from '../../../game/reading-table'

/** The switches of the rules. The right rules are one setting of them, each misreading turns one. */
export interface Rules {
  /** Where M stops before an obstacle: at samples, at those that can be taken, or nowhere. */
  readonly moveStops: 'at-samples' | 'if-room' | 'never'
  readonly areCellsOfMoveVisited: boolean
  readonly doesJumpNeedObstacle: boolean
  readonly doesJumpClearRobot: boolean
  readonly doRobotsBlock: boolean
  readonly doHillsBlock: boolean
  /** Whether hills that touch are one hill. */
  readonly doHillsMerge: boolean
  readonly areWallsTwoSided: boolean
  /** Samples that a robot carries at most. */
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
  misread('m-ignores-samples', 'T4', 'M goes on over samples up to an obstacle, taking them.', {
    moveStops: 'never',
  }),
  misread('m-stops-only-if-room', 'P6', 'M stops on a sample only when there is room for it.', {
    moveStops: 'if-room',
  }),
  // Where M stops at every sample, what it passes is never worth a visit: this belief shows only with M going on.
  misread('m-takes-only-last', 'T4', 'M goes up to an obstacle and visits only its last cell.', {
    moveStops: 'never',
    areCellsOfMoveVisited: false,
  }),
  misread('j-needs-obstacle', 'P1', 'J is skipped where there is nothing to jump over.', {
    doesJumpNeedObstacle: true,
  }),
  misread('j-over-robot', 'P2', 'J over the other robot leads two cells ahead.', {
    doesJumpClearRobot: true,
  }),
  misread('robots-pass', 'P2', 'Robots do not stand in each other’s way.', {
    doRobotsBlock: false,
  }),
  misread('hill-edges-open', 'T10', 'S and M go up and down hills.', { doHillsBlock: false }),
  misread('hills-merge', 'T10', 'Hills that touch are one hill, without an edge between them.', {
    doHillsMerge: true,
  }),
  misread('no-capacity', 'T6', 'A robot carries any number of samples.', { capacity: Infinity }),
  misread('capacity-stops', 'P6', 'A full robot cannot enter a cell with a sample.', {
    doSamplesBlockFull: true,
  }),
  misread('bonus-per-player', 'T7', 'A type is new when this player has not brought it before.', {
    bonus: 'first-of-player',
  }),
  misread('no-bonus', 'T7', 'New types bring no bonus.', { bonus: 'none' }),
  misread('bonus-per-sample', 'P3', 'Each sample of a new type in one load brings the bonus.', {
    bonus: 'each-of-new-type',
  }),
  misread('own-base-only', 'T7', 'A robot unloads only at the base where it started.', {
    isOwnBaseOnly: true,
  }),
  misread('skip-keeps-card', 'T1', 'Skipped instructions go back to the hand.', {
    doSkippedReturn: true,
  }),
  misread('first-failure-ends-turn', 'T1', 'The first instruction that fails ends the turn.', {
    doesFailureEndTurn: true,
  }),
  misread('row-zero-north', 'IN', 'Row 0 of hills, walls and samples is the north row.', {
    isRowZeroNorth: true,
  }),
  misread('walls-one-way', 'T2', 'A wall stops only a robot that comes from the cell naming it.', {
    areWallsTwoSided: false,
  }),
]

export const { readings, rulesOf } = readingTable(rightRules, misreadings)
