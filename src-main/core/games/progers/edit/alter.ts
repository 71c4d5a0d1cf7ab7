import { alteredList } from '../../../game/altered-list'
import type { Rng } from '../../../kernel/rng'
import { SAMPLE_TYPES, SPOTS, type Level, type Sample, type Wall } from '../model'
import { thinkRandom } from '../players/player-random'
import { playOn } from '../play/standing'

/** Maximum number of moves that are replayed. */
const MOST_MOVES = 6

/** A similar level: a wall or sample moved, letters of the bank exchanged, or other moves. */
export function alter(level: Level, rng: Rng): Level {
  switch (rng.below(8)) {
    case 0:
      return { ...level, walls: alteredList(level.walls, rng, () => anyWall(rng)) }
    case 1:
    case 2:
      return { ...level, samples: alteredList(level.samples, rng, (old) => sampleNear(rng, old)) }
    case 3:
      return { ...level, bank: exchanged(level.bank, rng) }
    case 4: {
      const moves = alteredList(level.moves, rng, (old) => rng.shuffle([...(old ?? 'S')]).join(''))
      return { ...level, moves }
    }
    default:
      return playedOn(level, rng)
  }
}

function anyWall(rng: Rng): Wall {
  return { spot: rng.below(SPOTS), side: rng.pick(['N', 'E']) }
}

function sampleNear(rng: Rng, old?: Sample): Sample {
  return { spot: rng.below(SPOTS), type: old?.type ?? rng.between(1, SAMPLE_TYPES) }
}

/** Exchanges two letters of the bank, preferably letters that are drawn soon. */
function exchanged(bank: string, rng: Rng): string {
  if (bank.length === 0) return bank
  const letters = [...bank]
  const [a, b] = [rng.below(Math.min(40, letters.length)), rng.below(letters.length)]
  return letters.with(a, letters[b]!).with(b, letters[a]!).join('')
}

/** The match with other moves from some move on, or with moves after its end. */
function playedOn(level: Level, rng: Rng): Level {
  const kept = rng.between(Math.max(0, level.moves.length - MOST_MOVES), level.moves.length)
  const begun: Level = { ...level, moves: level.moves.slice(0, kept) }
  return playOn(begun, rng.between(1, MOST_MOVES), (state, player) =>
    thinkRandom(level, state, player, rng),
  )
}
