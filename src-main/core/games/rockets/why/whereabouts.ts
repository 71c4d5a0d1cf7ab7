import type { Debugging } from '../../../game/debugging'
import type { Words } from '../../../words'
import { ANIMAL, animalsOf, slotsOf } from '../play/layout'
import { plainCell } from '../play/ground'
import { isCatBorn, rulesOf } from '../play/readings'
import type { Level } from '../model'

/** Entities are animals, by their births. An arrow is on its square. */
export const whereabouts: Debugging<Level>['whereabouts'] = (level) => {
  const { arrows, animals } = slotsOf(level)
  const stride = level.width + 2
  const endOfGrid = (level.height + 1) * stride
  return (state, slot) => {
    if (slot < arrows) return null
    if (slot < animals) return { entity: -1, cell: slot - arrows }
    if ((slot - animals) % ANIMAL.stride !== ANIMAL.cell) return null
    const entity = (state[slot + ANIMAL.birth] ?? 0) - 1
    if (entity < 0) return null
    const cell = state[slot]!
    const col = cell % stride
    const isOff = cell < stride || cell >= endOfGrid || col === 0 || col === stride - 1
    return { entity, cell: isOff ? -1 : plainCell(level, cell) }
  }
}

/** Mice first, then cats, each in the order of the state. */
export function entitiesOn(level: Level, state: Int32Array, cell: number): readonly number[] {
  const here = animalsOf(level, state).filter((animal) => animal.cell === cell)
  const mice = here.filter(({ isCat }) => !isCat)
  return [...mice, ...here.filter(({ isCat }) => isCat)].map(({ birth }) => birth)
}

/** "Mouse 3 of door 1": the third animal of that door. Whether it is a cat is determined by the official rules. */
export function entityTitleIn({ rockets }: Pick<Words, 'rockets'>) {
  return (level: Level, entity: number): string => {
    const doors = Math.max(1, level.doors.length)
    const turn = Math.trunc(entity / doors)
    const isCat = isCatBorn(rulesOf(), turn, entity)
    return rockets.entity({ isCat, number: turn + 1, door: (entity % doors) + 1 })
  }
}
