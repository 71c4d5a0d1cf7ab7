import type { Plan } from './plans'
import type { TownMap } from './town'

/** What is known of a ghost's way from its steps: where it drew, how far it came, which plans it may be on. */
export interface Walk {
  /** Corner on which it drew. */
  readonly origin: number
  /** Steps since then. */
  readonly age: number
  /** Bit i: the i-th plan of the origin agrees with all its steps; 0 means all of them. */
  readonly mask: number
}

/** A mask that no plan belongs to. */
export const NO_PLAN = 1 << 30

/** The walk of a ghost that has just appeared or arrived on a corner. */
export function freshWalk(corner: number): Walk {
  return { origin: corner, age: 0, mask: 0 }
}

/** Plans that a ghost may be on. */
export function openPlans(map: TownMap, { origin, mask }: Walk): Plan[] {
  return map.plans[origin]!.filter((_, index) => mask === 0 || ((mask >> index) & 1) === 1)
}

/** Cells that a ghost may step to, each once (G7). */
export function nextCells(map: TownMap, walk: Walk): number[] {
  const cells: number[] = []
  for (const { path } of openPlans(map, walk)) {
    const cell = path[walk.age]!
    if (!cells.includes(cell)) cells.push(cell)
  }
  return cells
}

/** Remaining cells of each way that a ghost may still be on. */
export function openWays(map: TownMap, walk: Walk): readonly number[][] {
  return openPlans(map, walk).map(({ path }) => path.slice(walk.age))
}

/**
 * The walk after a step to a cell; null when no open plan allows it. On another house's corner the ghost draws again:
 * a cell belongs to one house at most, so the cell is enough to say whether it has arrived.
 */
export function stepped(map: TownMap, walk: Walk, cell: number): Walk | null {
  const plans = map.plans[walk.origin]!
  let mask = 0
  let isEnd = false
  for (let index = 0; index < plans.length; index++) {
    if (walk.mask !== 0 && ((walk.mask >> index) & 1) === 0) continue
    const { path } = plans[index]!
    if (path[walk.age] !== cell) continue
    mask |= 1 << index
    isEnd = path.length === walk.age + 1
  }
  if (mask === 0) return null
  return isEnd ? freshWalk(cell) : { origin: walk.origin, age: walk.age + 1, mask }
}

/** Whether a walk has just begun: the ghost stands on the corner on which it draws. */
export function isFresh(walk: Walk): boolean {
  return walk.age === 0
}
