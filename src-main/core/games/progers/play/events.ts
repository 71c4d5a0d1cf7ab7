import { EventTable, flag, int, intOf, type EventOf } from '../../../game/events'

/** Why an instruction is skipped, or an M stops; BY_NOTHING if it continues. */
export const BY_BORDER = 0
export const BY_WALL = 1
export const BY_EDGE = 2
export const BY_ROBOT = 3
export const BY_SAMPLE = 4
export const BY_NOTHING = 5
export const BY_WALL_AND_EDGE = 6
/** A sample ahead of a full robot, which matters only under a misreading. */
export const BY_FULL = 7

export type Obstacle = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7

/**
 * The bonus of a sample beyond its point: none, a point for its new type, or none because it is the second of its type.
 */
export const NO_BONUS = 0
export const BONUS = 1
export const BONUS_GIVEN = 2

export type Bonus = 0 | 1 | 2

/** Reasons for refusing a move that are not a letter. */
export const GAME_OVER = -1
export const EMPTY = -2
export const TOO_LONG = -3

/** All events of a run. A spot is the robot's at that time; a letter is its index in `LETTERS`. */
export const events = new EventTable({
  program: {
    rules: ['T1', 'P5'],
    args: { player: int, move: int, spot: int },
  },
  stepped: { isNotable: false, rules: ['T2'], args: { player: int, spot: int } },
  jumped: {
    isNotable: false,
    rules: ['T3', 'T10', 'P1'],
    args: { player: int, spot: int, isOverWall: flag, isOverEdge: flag },
  },
  moved: {
    isNotable: false,
    rules: ['T4', 'T10'],
    args: { player: int, spot: int, obstacle: intOf<Obstacle>() },
  },
  turned: {
    isNotable: false,
    rules: ['T5'],
    // The way that it faces then.
    args: { player: int, letter: int, way: int, spot: int },
  },
  skipped: {
    rules: ['T1', 'T2', 'T3', 'T4', 'T10', 'P2', 'P6', 'P7'],
    args: { player: int, letter: int, obstacle: intOf<Obstacle>(), spot: int },
  },
  took: {
    rules: ['T6', 'P4'],
    // `aboard` includes it; `isUnloaded`: all are unloaded in the same visit (P4).
    args: { player: int, sample: int, aboard: int, isUnloaded: flag },
  },
  'left-lying': {
    rules: ['T6', 'P6'],
    // The letter that brought the robot there.
    args: { player: int, sample: int, letter: int },
  },
  unloaded: {
    rules: ['T7', 'P3'],
    args: { player: int, base: int, sample: int, bonus: intOf<Bonus>(), score: int },
  },
  drew: {
    isNotable: false,
    rules: ['T8'],
    // `from`: the place of the first one in the bank.
    args: { player: int, from: int, count: int },
  },
  stopped: { rules: ['T9'], args: { player: int, cards: int } },
  'last-delivered': {
    rules: ['T9'],
    args: { player: int, base: int },
  },
  refused: {
    rules: ['P8', 'P10'],
    // The letter that is not in the hand, or one of the reasons above.
    args: { move: int, player: int, why: int },
  },
})

type Rows = typeof events.rows

/** An event of a kind, with its arguments. */
export type Happening<Name extends keyof Rows = keyof Rows> = EventOf<Rows, Name>
