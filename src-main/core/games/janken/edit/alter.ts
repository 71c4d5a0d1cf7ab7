import { alteredList } from '../../../game/altered-list'
import type { Rng } from '../../../kernel/rng'
import { boardCells, distance } from '../board'
import {
  terrainAt,
  terrainOf,
  terrains,
  unitTypes,
  type DataSet,
  type Level,
  type Move,
  type Unit,
} from '../model'

/** A similar level: a unit, move or cell of a data set changed or added. */
export function alter(level: Level, rng: Rng): Level {
  const page = rng.below(level.sets.length)
  const set = level.sets[page]!
  return { sets: level.sets.with(page, alteredSet(set, rng)) }
}

function alteredSet(set: DataSet, rng: Rng): DataSet {
  switch (rng.below(4)) {
    case 0: {
      const cell = rng.pick(boardCells)
      const terrain = rng.pick(terrains)
      return { ...set, terrain: terrainOf((at) => (at === cell ? terrain : terrainAt(set, at))) }
    }
    case 1: {
      const units = alteredList(set.units, rng, (old) => unitNear(rng, old))
      // Side 1 comes first in the list.
      return { ...set, units: units.sort((a, b) => a.side - b.side) }
    }
    default:
      return { ...set, moves: alteredList(set.moves, rng, (old) => moveNear(set, rng, old)) }
  }
}

function unitNear(rng: Rng, old?: Unit): Unit {
  const isMoved = rng.below(2) === 0
  return {
    side: old?.side ?? rng.pick([1, 2] as const),
    type: old && isMoved ? old.type : rng.pick(unitTypes),
    cell: old && !isMoved ? old.cell : rng.pick(boardCells),
  }
}

/** A move of the same unit, or of any unit, preferably to a cell that it can reach. */
function moveNear({ units }: DataSet, rng: Rng, old?: Move): Move {
  const from = old?.from ?? (units.length > 0 ? rng.pick(units).cell : rng.pick(boardCells))
  const near = boardCells.filter((cell) => distance(from, cell) <= 4)
  return { from, to: rng.pick(rng.below(4) > 0 ? near : boardCells) }
}
