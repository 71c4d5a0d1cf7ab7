import { spotOf, type BoardSize } from '../kernel/grid'
import type { Debugging } from './debugging'

/**
 * Who is where, for a game on squares whose last slots each hold the cell of an entity: entity 0 in slot `first`, and so
 * on; -1 is off the board. `kindOf`: one word for the list of what is placed ("box"); ids count through all kinds.
 */
export function entitiesInSlots(
  first: number,
  kindOf: (entity: number) => string,
): Pick<Debugging<BoardSize>, 'whereabouts' | 'entitiesOn' | 'placed'> {
  const cellsIn = (state: Int32Array): number[] => Array.from(state.subarray(first))
  return {
    whereabouts: () => (state, slot) =>
      slot < first ? null : { entity: slot - first, cell: state[slot]! },
    entitiesOn: (_, state, cell) =>
      cellsIn(state).flatMap((at, entity) => (at === cell ? [entity] : [])),
    placed: (size, state) =>
      cellsIn(state).flatMap((cell, id) =>
        cell < 0
          ? []
          : [{ kind: kindOf(id), id, isEntity: true, ...spotOf(size, cell), details: {} }],
      ),
  }
}
