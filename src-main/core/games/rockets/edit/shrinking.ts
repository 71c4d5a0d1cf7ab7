import { removableItems, type Removable, type Shrinking } from '../../../game/shrinking'
import { ways } from '../../../kernel/grid'
import type { Words } from '../../../words'
import type { Level } from '../model'

type Said = Words['rockets']['shrinking']

/**
 * Removes rows, columns, players, doors and turns; moves arrows and doors to the first direction and place that works.
 */
export function shrinkingIn({
  rockets: { shrinking: said },
}: Pick<Words, 'rockets'>): Shrinking<Level> {
  return {
    removables: (level) => [
      sides(level, said),
      rows(level, said.rows),
      columns(level, said.columns),
      removableItems(said.players, level.rockets, (rockets) => ({ ...level, rockets }), 1),
      removableItems(said.doors, level.doors, (doors) => ({ ...level, doors })),
      removableItems(said.turns, level.turns, (turns) => ({ ...level, turns })),
    ],
    *plainer(level) {
      for (const [index, door] of level.doors.entries()) {
        const label = said.doorMoved({ door: index + 1 })
        for (let at = 1; at < door.at; at++) {
          const doors = level.doors.with(index, { ...door, at })
          yield { label, level: { ...level, doors } }
        }
      }
      for (const [index, turn] of level.turns.entries()) {
        const label = said.arrowTurned({ turn: index + 1 })
        for (const way of ways.slice(0, ways.indexOf(turn.way))) {
          const turns = level.turns.with(index, { ...turn, way })
          yield { label, level: { ...level, turns } }
        }
      }
    },
  }
}

function rows(level: Level, name: string): Removable<Level> {
  return {
    name,
    count: level.height,
    without(from, to) {
      const isLeft = ({ y }: { readonly y: number }) => y < from || y >= to
      const moved = (at: number) => (at < to ? at : at - (to - from))
      const shifted = <T extends { readonly y: number }>(items: readonly T[]) =>
        items.filter(isLeft).map((item) => ({ ...item, y: moved(item.y) }))
      return {
        ...level,
        height: level.height - (to - from),
        rockets: shifted(level.rockets),
        turns: shifted(level.turns),
        doors: level.doors
          .filter(({ at, wall }) => wall === 'N' || wall === 'S' || isLeft({ y: at }))
          .map((door) =>
            door.wall === 'N' || door.wall === 'S' ? door : { ...door, at: moved(door.at) },
          ),
      }
    },
  }
}

/** The same numbers of rows and columns, because only then a square board stays square. */
function sides(level: Level, said: Said): Removable<Level> {
  return {
    name: said.sides,
    count: Math.min(level.width, level.height),
    without(from, to) {
      const left = rows(level, said.rows).without(from, to)
      return left && columns(left, said.columns).without(from, to)
    },
  }
}

/** Columns, removed as rows of the transposed board. */
function columns(level: Level, name: string): Removable<Level> {
  return {
    name,
    count: level.width,
    without(from, to) {
      const left = rows(exchanged(level), name).without(from, to)
      return left && exchanged(left)
    },
  }
}

/** The board transposed: x and y, and the walls, exchanged. Arrows keep their directions. */
function exchanged(level: Level): Level {
  const swap = <T extends { readonly x: number; readonly y: number }>(item: T) => ({
    ...item,
    x: item.y,
    y: item.x,
  })
  const wallOf = { N: 'W', W: 'N', S: 'E', E: 'S' } as const
  return {
    width: level.height,
    height: level.width,
    rockets: level.rockets.map(swap),
    doors: level.doors.map(({ at, wall }) => ({ at, wall: wallOf[wall] })),
    turns: level.turns.map(swap),
  }
}
