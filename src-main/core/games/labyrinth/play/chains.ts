import { NUMBERS, numberOf } from '../cells'
import { chainsOf } from './ground'
import type { Level } from '../model'

/** A map is never changed in place, so its chains are computed once. */
const known = new WeakMap<Uint32Array, readonly (readonly number[])[]>()

/** The caves of a cell's chain in the order of their numbers. */
export function chainAt(level: Level, cell: number): readonly number[] {
  let chains = known.get(level.cells)
  if (!chains) {
    chains = chainsOf(level)
    known.set(level.cells, chains)
  }
  return chains[numberOf(level.cells[cell] ?? 0) % NUMBERS]!
}

/** Whether a cave is the only one of its chain (L6). */
export function isOnlyCave(level: Level, cell: number): boolean {
  return chainAt(level, cell).length === 1
}
