import type { Placed, PlacedDetails } from '../../../game/placed'
import { ways } from '../../../kernel/grid'
import { cargoTypes, robotSpot, robotWay, sampleState, slots } from '../play/layout'
import { bases, colOf, rowOf, SAMPLE_TYPES, SIDE, spotName, type Level } from '../model'

const players = [0, 1] as const

/** Robots with their cargo by types, samples on the ground, and bases with the samples brought there, by types. */
export function placed(level: Level, state: Int32Array): readonly Placed[] {
  const robots = players.map((player) =>
    at('robot', player, robotSpot(state, player), {
      player,
      facing: ways[robotWay(state, player)]!,
      cargo: cargoTypes(level, state, player),
    }),
  )
  const samples = level.samples.flatMap(({ spot, type }, index) =>
    sampleState(state, index).kind === 'lying' ? [at('sample', index + 1, spot, { type })] : [],
  )
  const homes = bases.map((spot, base) => at('base', base, spot, { samples: typesOn(state, base) }))
  return [...robots, ...samples, ...homes]
}

function at(kind: string, id: number, spot: number, details: PlacedDetails): Placed {
  return {
    kind,
    id,
    isEntity: kind === 'robot',
    row: SIDE - 1 - rowOf(spot),
    col: colOf(spot),
    details: { cell: spotName(spot), ...details },
  }
}

/** Types of the samples on a base, in ascending order, each as often as it is there. */
function typesOn(state: Int32Array, base: number): number[] {
  const types = Array.from({ length: SAMPLE_TYPES }, (_, index) => index)
  return types.flatMap((index) => {
    const count = state[slots.bases + base * SAMPLE_TYPES + index]!
    return Array.from({ length: count }, () => index + 1)
  })
}
