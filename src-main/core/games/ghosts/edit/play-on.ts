import type { Rng } from '../../../kernel/rng'
import type { Level, Player, Team, Turn } from '../model'
import { turnAfter } from '../play/advance'
import { afterTurn, positionOf, type Position } from '../play/position'

/**
 * A match with more turns, `most` in all, of moves that `move` chooses and nobody checks: they are legal if it plays by
 * the rules and the match has no errors. Null if a ghost has no way.
 */
export function playOn(
  match: Level,
  most: number,
  rng: Rng,
  move: (position: Position, player: Player, rng: Rng) => Team,
): Level | null {
  if (match.turns.length >= most) return match
  const turns: Turn[] = [...match.turns]
  let position = positionOf(match)
  while (turns.length < most) {
    const teams = [move(position, 0, rng), move(position, 1, rng)] as const
    const turn = turnAfter(position, teams, rng)
    if (!turn) return null
    turns.push(turn)
    position = afterTurn(position, turn)
  }
  return { ...match, form: 'match', player: 0, turns }
}
