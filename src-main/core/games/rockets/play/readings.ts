import { remembered } from '../../../kernel/remembered'
import { misread, readingTable, type Misreading } from '../../../game/reading-table'

/** The switches of the rules. The official rules are one setting of them, and each misreading changes one switch. */
export interface Rules {
  /** Number of quarter turns clockwise at a wall. */
  readonly wallTurn: 1 | 3
  readonly wall: 'after-arrow' | 'before-arrow'
  readonly areCornersPits: boolean
  readonly cat: 'tenth-of-door' | 'tenth-of-board' | 'first-of-ten'
  readonly isEatingFirst: boolean
  readonly isPassingDeadly: boolean
  readonly doesCatDieToo: boolean
  readonly areCatsFirst: boolean
  readonly floor: 'each-turn' | 'at-end' | 'never'
  /** Which arrow expires with a placement: the one from `arrowsEach` turns ago, of that player or of all. */
  readonly arrowsEach: number
  readonly isLimitShared: boolean
  readonly doArrowsTurnAtOnce: boolean
  readonly isPlacingFirst: boolean
  readonly ending: 'half-turn' | 'nothing' | 'whole-and-half-turn'
}

/** Points that a cat costs the player whose rocket it enters (T4). */
export const CAT_COST = 10

const rightRules: Rules = {
  wallTurn: 3,
  wall: 'after-arrow',
  areCornersPits: true,
  cat: 'tenth-of-door',
  isEatingFirst: false,
  isPassingDeadly: true,
  doesCatDieToo: false,
  areCatsFirst: false,
  floor: 'each-turn',
  arrowsEach: 3,
  isLimitShared: false,
  doArrowsTurnAtOnce: false,
  isPlacingFirst: false,
  ending: 'half-turn',
}

const misreadings: readonly Misreading<Rules>[] = [
  misread('wall-clockwise', 'T6', { wallTurn: 1 }),
  misread('cats-before-mice', 'R3', { areCatsFirst: true }),
  misread('eat-before-score', 'R4', { isEatingFirst: true }),
  misread('no-swap-eating', 'T5', { isPassingDeadly: false }),
  misread('tenth-overall', 'T1', { cat: 'tenth-of-board' }),
  misread('tenth-from-zero', 'T1', { cat: 'first-of-ten' }),
  misread('arrow-turns-at-once', 'R2', { doArrowsTurnAtOnce: true }),
  misread('arrows-never-expire', 'T7', { arrowsEach: Infinity }),
  misread('arrow-limit-shared', 'T7', { isLimitShared: true }),
  misread('expire-before-check', 'T7', { arrowsEach: 2 }),
  misread('no-last-half-turn', 'T8', { ending: 'nothing' }),
  misread('whole-last-turn', 'T8', { ending: 'whole-and-half-turn' }),
  misread('no-floor', 'T4', { floor: 'never' }),
  misread('floor-at-end', 'T4', { floor: 'at-end' }),
  misread('wall-before-arrow', 'R1', { wall: 'before-arrow' }),
  misread('pits-are-corners-to-turn', 'T2', { areCornersPits: false }),
  misread('cat-dies-too', 'T5', { doesCatDieToo: true }),
  misread('place-first', 'T7', { isPlacingFirst: true }),
]

/** Misreadings that searches within the official limits never found apart. */
const alongside = {
  'floor-at-end': ['no-floor'],
}

export const { readings, rulesOf } = readingTable(rightRules, misreadings, alongside)

/** Turn whose arrow expires with the placement of turn `turn`; negative if there is none. */
export function expiringTurn(rules: Rules, players: number, turn: number): number {
  return turn - rules.arrowsEach * (rules.isLimitShared ? 1 : players)
}

/** Whether the animal that a door makes in a turn is a cat. `birth` counts all animals of the board from 0. */
export function isCatBorn(rules: Rules, turn: number, birth: number): boolean {
  switch (rules.cat) {
    case 'tenth-of-door':
      return turn % 10 === 9
    case 'first-of-ten':
      return turn % 10 === 0
    case 'tenth-of-board':
      return birth % 10 === 9
  }
}

/** Number of whole turns before the last half turn, which a reading may leave out. */
export function wholeTurns(rules: Rules, turnCount: number): number {
  return turnCount + (rules.ending === 'whole-and-half-turn' ? 1 : 0)
}

/** The last turn that scores, from 0; -1 if there is none. */
export function lastTurn(rules: Rules, turnCount: number): number {
  return wholeTurns(rules, turnCount) - (rules.ending === 'nothing' ? 1 : 0)
}

/** Switches for counting alone: whatever they say, the same animals enter the same rockets, but for when the run ends. */
const counting: readonly (keyof Rules)[] = ['isEatingFirst', 'areCatsFirst', 'floor', 'ending']

/** Rules with the same text move all animals the same way. */
export const movesOf = remembered((rules: Rules): string =>
  JSON.stringify(rules, (key, value: unknown) =>
    (counting as readonly string[]).includes(key) ? undefined : value,
  ),
)

/** A score after the cats of a turn have been subtracted (R3). `isLast` is true in the last turn that scores. */
export function floored(rules: Rules, score: number, isLast: boolean): number {
  const isFloored = rules.floor === 'each-turn' || (rules.floor === 'at-end' && isLast)
  return isFloored ? Math.max(0, score) : score
}
