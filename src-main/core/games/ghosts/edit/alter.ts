import type { Rng } from '../../../kernel/rng'
import { turnLimit, type Level } from '../model'
import { begin, toMove } from '../play/advance'
import { greedyMove } from '../players/player-greedy'
import { randomMove } from '../players/player-random'
import { playOn } from './play-on'

/** Maximum number of turns that are replayed. */
const MOST_TURNS = 6

/** A similar match: the same up to some turn, and played differently from there. */
export function alter(level: Level, rng: Rng): Level {
  const kept = rng.between(0, level.turns.length)
  const match = begin({ ...level, turns: level.turns.slice(0, kept), forfeit: null }, rng)
  const most = Math.min(turnLimit(match), kept + rng.between(1, MOST_TURNS))
  if (toMove(match).length === 0) return match
  const played = playOn(match, most, rng, (position, player) =>
    (rng.below(4) > 0 ? greedyMove : randomMove)(position, player, rng),
  )
  // A ghost of the level is on a way that the rules do not allow.
  return played ?? level
}
