import type { Debugging, Whereabouts } from '../../../game/debugging'
import type { Words } from '../../../words'
import { ROBOT, robotSpot, sampleState, slots } from '../play/layout'
import { bases, cellOfSpot, SAMPLE_TYPES, type Level } from '../model'

const players = [0, 1] as const

/** Entities are the robots, by player. A sample is on its cell or on a base, and nowhere while it is aboard. */
export function whereabouts(level: Level): (state: Int32Array, slot: number) => Whereabouts | null {
  const cellOfBase = bases.map(cellOfSpot)
  const cellOfSample = level.samples.map(({ spot }) => cellOfSpot(spot))
  return (state, slot) => {
    for (const player of players) {
      if (slot !== slots.robots + player * ROBOT.stride + ROBOT.spot) continue
      return { entity: player, cell: cellOfSpot(robotSpot(state, player)) }
    }
    if (slot < slots.bases) return null
    if (slot < slots.samples) {
      return { entity: -1, cell: cellOfBase[Math.trunc((slot - slots.bases) / SAMPLE_TYPES)]! }
    }
    const where = sampleState(state, slot - slots.samples)
    if (where.kind === 'lying') return { entity: -1, cell: cellOfSample[slot - slots.samples]! }
    return { entity: -1, cell: where.kind === 'aboard' ? -1 : cellOfBase[where.base]! }
  }
}

/** Robots on a cell. */
export function entitiesOn(_level: Level, state: Int32Array, cell: number): readonly number[] {
  return players.filter((player) => cellOfSpot(robotSpot(state, player)) === cell)
}

/** "Robot of player 0". */
export function entityTitleIn({
  progers: { entity },
}: Pick<Words, 'progers'>): Debugging<Level>['entityTitle'] {
  return (_level, player) => entity({ player })
}
