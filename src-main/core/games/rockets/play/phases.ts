import type { Phase } from '../../../game/module'
import { lastTurn, wholeTurns, type Rules } from './readings'

export const SPAWN = 0
export const MOVE = 1
export const MICE = 2
export const CATS = 3
export const EAT = 4
export const TURN = 5
export const PLACE = 6

/** Index into `phases`. */
export type PhaseIndex = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** The phases of a turn, in the official order. */
export const phases: readonly Phase[] = [
  { name: 'spawn', rule: 'T1' },
  { name: 'move', rule: 'T2' },
  { name: 'mice', rule: 'T3' },
  { name: 'cats', rule: 'T4' },
  { name: 'eat', rule: 'T5' },
  { name: 'turn', rule: 'T6' },
  { name: 'place', rule: 'T7' },
]

/**
 * The phases of a turn in their order; none if the game is over. Turns are counted from 0, and the last half turn (T8)
 * comes after the last one. Under rules that eat before scoring, the half turn includes eating, too.
 */
export function phaseOrder(rules: Rules, turn: number, turnCount: number): readonly PhaseIndex[] {
  if (turn > lastTurn(rules, turnCount)) return []
  const scoring: readonly PhaseIndex[] = rules.areCatsFirst ? [CATS, MICE] : [MICE, CATS]
  const upToScore: readonly PhaseIndex[] = rules.isEatingFirst
    ? [SPAWN, MOVE, EAT, ...scoring]
    : [SPAWN, MOVE, ...scoring]
  if (turn === wholeTurns(rules, turnCount)) return upToScore
  const rest: readonly PhaseIndex[] = rules.isEatingFirst ? [TURN] : [EAT, TURN]
  if (turn >= turnCount) return [...upToScore, ...rest]
  return rules.isPlacingFirst ? [PLACE, ...upToScore, ...rest] : [...upToScore, ...rest, PLACE]
}
