import type { Whereabouts } from '../../../game/debugging'
import { BASES, ROBOTS, robotSpot, SAMPLES, sampleState } from '../play/layout'
import { bases, cellOfSpot, SAMPLE_TYPES, type Level } from '../model'

const players = [0, 1] as const

/** Entities are the robots by their players. A sample lies on its cell or on a base, and nowhere while it is aboard. */
export function whereabouts(level: Level): (state: Int32Array, slot: number) => Whereabouts | null {
  const cellOfBase = bases.map(cellOfSpot)
  const cellOfSample = level.samples.map(({ spot }) => cellOfSpot(spot))
  return (state, slot) => {
    for (const player of players) {
      if (slot !== ROBOTS + player * 2) continue
      return { entity: player, cell: cellOfSpot(robotSpot(state, player)) }
    }
    if (slot < BASES) return null
    if (slot < SAMPLES) {
      return { entity: -1, cell: cellOfBase[Math.trunc((slot - BASES) / SAMPLE_TYPES)]! }
    }
    const where = sampleState(state, slot - SAMPLES)
    if (where.kind === 'lying') return { entity: -1, cell: cellOfSample[slot - SAMPLES]! }
    return { entity: -1, cell: where.kind === 'aboard' ? -1 : cellOfBase[where.base]! }
  }
}

/** Robots on a cell. */
export function entitiesOn(_level: Level, state: Int32Array, cell: number): readonly number[] {
  return players.filter((player) => cellOfSpot(robotSpot(state, player)) === cell)
}

/** "Robot of player 0". */
export function entityTitle(_level: Level, entity: number): string {
  return `Robot of player ${entity}`
}
