import { momentOf, slots } from '../play/layout'
import type { Whereabouts } from '../../../game/debugging'
import type { Words } from '../../../words'
import type { Level } from '../model'

/**
 * Entities are walks by their index; only one is on the map at a time. A walk may start where the previous one ended,
 * so both the slot of its number and the slot of the cell can show its place.
 */
export function whereabouts(): (state: Int32Array, slot: number) => Whereabouts | null {
  return (state, slot) => {
    if (slot !== slots.cell && slot !== slots.walks) return null
    const entity = state[slots.walks]! - 1
    return entity < 0 ? null : { entity, cell: state[slots.cell]! }
  }
}

/** The current walk, even after it has ended, until another begins. */
export function entitiesOn(_level: Level, state: Int32Array, cell: number): readonly number[] {
  const moment = momentOf(state)
  return moment.walk >= 0 && moment.cell === cell ? [moment.walk] : []
}

/** "Walk 2", the name used everywhere. */
export function entityTitleIn({ labyrinth }: Pick<Words, 'labyrinth'>) {
  return (_level: Level, entity: number): string => labyrinth.entity({ walk: entity + 1 })
}
