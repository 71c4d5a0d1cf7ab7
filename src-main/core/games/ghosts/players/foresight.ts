import { CELL_COUNT } from '../cells'
import { hunterSteps } from '../play/steps'
import type { TownMap } from '../play/town'
import { openPlans, type Walk } from '../play/walk'

/** Number of turns that players look ahead. */
export const HORIZON = 20

/** Probabilities of a ghost's cells, as pairs of cell and probability. */
export type Likely = ReadonlyMap<number, number>

/** Possible places of a ghost, for each corner and each number of steps since it drew there. */
type Futures = ReadonlyMap<number, readonly Likely[]>

const futures = new WeakMap<TownMap, Futures>()
const distances = new WeakMap<TownMap, Map<number, Uint8Array>>()

/** Probable places of a ghost after 1 to HORIZON steps (index 0: after one), given its steps so far. */
export function futureOf(map: TownMap, walk: Walk): Likely[] {
  const after = futuresOf(map)
  return Array.from({ length: HORIZON }, (_, index) =>
    spread(map, walk, walk.age + index + 1, after),
  )
}

/** Number of steps that a hunter needs from each cell to a target, along streets; 255 if there is no way. */
export function stepsTo(map: TownMap, target: number): Uint8Array {
  const tables = distances.get(map) ?? new Map<number, Uint8Array>()
  distances.set(map, tables)
  const known = tables.get(target)
  if (known) return known
  const steps = new Uint8Array(CELL_COUNT).fill(255)
  steps[target] = 0
  const queue = [target]
  for (let at = 0; at < queue.length; at++) {
    for (const cell of hunterSteps(map, queue[at]!)) {
      if (steps[cell] !== 255) continue
      steps[cell] = steps[queue[at]!]! + 1
      queue.push(cell)
    }
  }
  tables.set(target, steps)
  return steps
}

function futuresOf(map: TownMap): Futures {
  const known = futures.get(map)
  if (known) return known
  const made = new Map<number, Likely[]>()
  const corners = [...new Set(map.corners.flat())]
  for (const corner of corners) made.set(corner, [new Map([[corner, 1]])])
  for (let steps = 1; steps <= HORIZON; steps++) {
    for (const corner of corners) {
      const walk = { origin: corner, age: 0, mask: 0 }
      made.get(corner)!.push(spread(map, walk, steps, made))
    }
  }
  futures.set(map, made)
  return made
}

/** Probable places of a ghost `steps` steps after it drew; `after` has those of ghosts that drew later. */
function spread(map: TownMap, walk: Walk, steps: number, after: Futures): Likely {
  const likely = new Map<number, number>()
  const plans = openPlans(map, walk)
  let total = 0
  for (const { weight } of plans) total += weight
  for (const { path, weight } of plans) {
    const share = weight / total
    const add = (part: number, cell: number) =>
      likely.set(cell, (likely.get(cell) ?? 0) + part * share)
    const end = path[path.length - 1]!
    if (steps < path.length) add(1, path[steps - 1]!)
    else after.get(end)![steps - path.length]!.forEach(add)
  }
  return likely
}
