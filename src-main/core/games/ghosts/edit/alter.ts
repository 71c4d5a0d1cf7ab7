import type { Rng } from '../../../kernel/rng'
import { cellNames } from '../cells'
import { players, turnLimit, type Level } from '../model'
import { advance, begin, toMove } from '../play/advance'
import { greedyMove } from '../players/player-greedy'
import { randomMove } from '../players/player-random'

/** Maximum number of turns that are replayed. */
const MOST_TURNS = 6

/** A similar match: the same up to some turn, and played differently from there. */
export function alter(level: Level, rng: Rng): Level {
  const kept = rng.between(0, level.turns.length)
  let match = begin({ ...level, turns: level.turns.slice(0, kept), forfeit: null }, rng)
  const most = Math.min(turnLimit(match), kept + rng.between(1, MOST_TURNS))
  while (match.turns.length < most && toMove(match).length > 0) {
    const answers = players.map((player) =>
      cellNames((rng.below(4) > 0 ? greedyMove : randomMove)(match, player, rng)),
    )
    const advanced = advance(match, answers, rng)
    // A ghost of the level is on a way that the rules do not allow.
    if (!advanced.ok) return level
    match = advanced.value
  }
  return match
}
