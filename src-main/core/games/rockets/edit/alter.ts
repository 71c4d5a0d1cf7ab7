import { alteredList } from '../../../game/altered-list'
import { ways } from '../../../kernel/grid'
import type { Rng } from '../../../kernel/rng'
import type { Door, Level, Rocket, Turn } from '../model'

/** A similar level: an arrow, door or rocket added or changed, or a larger board. */
export function alter(level: Level, rng: Rng): Level {
  const { rockets, doors, turns } = level
  switch (rng.below(8)) {
    case 0:
      return enlarged(level, rng)
    case 1:
      return { ...level, rockets: alteredList(rockets, rng, () => anySquare(level, rng)) }
    case 2:
    case 3:
      return { ...level, doors: alteredList(doors, rng, () => anyDoor(level, rng)) }
    default:
      return { ...level, turns: alteredList(turns, rng, (old) => turnNear(level, rng, old)) }
  }
}

function anySquare({ width, height }: Level, rng: Rng): Rocket {
  return { x: rng.below(width), y: rng.below(height) }
}

function anyDoor({ width, height }: Level, rng: Rng): Door {
  const wall = rng.pick(ways)
  const length = wall === 'N' || wall === 'S' ? width : height
  return { at: rng.between(1, Math.max(1, length - 2)), wall }
}

/** A turn with the same place or the same direction as another one. */
function turnNear(level: Level, rng: Rng, old?: Turn): Turn {
  const isTurned = rng.below(2) === 0
  const place = old && isTurned ? old : anySquare(level, rng)
  return { x: place.x, y: place.y, way: old && !isTurned ? old.way : rng.pick(ways) }
}

/** The board with one more row and column, so that a square board stays square. */
function enlarged(level: Level, rng: Rng): Level {
  const col = rng.between(1, level.width - 1)
  const row = rng.between(1, level.height - 1)
  const shifted = <T extends Rocket>(items: readonly T[]) =>
    items.map((item) => ({
      ...item,
      x: item.x + Number(item.x >= col),
      y: item.y + Number(item.y >= row),
    }))
  return {
    width: level.width + 1,
    height: level.height + 1,
    rockets: shifted(level.rockets),
    doors: level.doors.map(({ at, wall }) => ({
      at: at + Number(at >= (wall === 'N' || wall === 'S' ? col : row)),
      wall,
    })),
    turns: shifted(level.turns),
  }
}
