import { momentOf, slots } from '../play/layout'
import type { Whereabouts } from '../../../game/debugging'
import type { Words } from '../../../words'
import type { Level } from '../model'

/**
 * Entities are walks by their index; one is on the map at a time. A walk may start where the one before it ended, so that
 * the slot of its number tells its place as well as the slot of the place.
 */
export function whereabouts(): (state: Int32Array, slot: number) => Whereabouts | null {
  return (state, slot) => {
    if (slot !== slots.cell && slot !== slots.walks) return null
    const entity = state[slots.walks]! - 1
    return entity < 0 ? null : { entity, cell: state[slots.cell]! }
  }
}

/** The walk under way, also when it has ended and no other has begun. */
export function entitiesOn(_level: Level, state: Int32Array, cell: number): readonly number[] {
  const moment = momentOf(state)
  return moment.walk >= 0 && moment.cell === cell ? [moment.walk] : []
}

/** "Walk 2", as walks are named everywhere. */
export function entityTitleIn({ labyrinth }: Pick<Words, 'labyrinth'>) {
  return (_level: Level, entity: number): string => labyrinth.walk({ walk: entity + 1 })
}
