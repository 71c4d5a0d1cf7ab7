import type { AnyGame } from '../game/any-game'
import type { Shrinking } from '../game/shrinking'
import { few, type Rng } from '../kernel/rng'

/** A level near another one, with something changed or removed. It may have errors; callers check. */
export function altered(game: AnyGame, level: unknown, rng: Rng): unknown {
  const { alter } = game.generator
  if (alter && rng.below(3) > 0) return alter(level, rng)
  return game.shrinking ? lessened(game.shrinking, level, rng) : level
}

/** The level without some things of one list. */
function lessened(part: Shrinking<unknown>, level: unknown, rng: Rng): unknown {
  const lists = part.removables(level).filter(({ count }) => count > 0)
  if (lists.length === 0) return level
  const { count, without } = rng.pick(lists)
  const taken = few(rng, 1, count)
  const from = rng.between(0, count - taken)
  return without(from, from + taken) ?? level
}
