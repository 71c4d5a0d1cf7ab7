import type { Plan } from './plans'
import { plansAt, type TownMap } from './town'

/**
 * What a ghost's steps show about its way: where it drew, how many steps it has made, which plans it may be following.
 */
export interface Walk {
  /** Corner on which it drew. */
  readonly origin: number
  /** Number of steps since then. */
  readonly age: number
  /** Bit i: the i-th plan of the origin agrees with all its steps; 0 means all plans. */
  readonly mask: number
}

/** A mask without any plan. */
export const NO_PLAN = 1 << 30

/** The walk of a ghost that has just appeared or arrived at a corner. */
export function freshWalk(corner: number): Walk {
  return { origin: corner, age: 0, mask: 0 }
}

/** Plans that a ghost may be following. */
export function openPlans(map: TownMap, { origin, mask }: Walk): readonly Plan[] {
  const plans = plansAt(map, origin)
  return mask === 0 ? plans : plans.filter((_, index) => ((mask >> index) & 1) === 1)
}

/** Cells that a ghost may enter next, each once (G7). */
export function nextCells(map: TownMap, walk: Walk): number[] {
  const cells: number[] = []
  for (const { path } of openPlans(map, walk)) {
    const cell = path[walk.age]!
    if (!cells.includes(cell)) cells.push(cell)
  }
  return cells
}

/** Remaining cells of each way that a ghost may still be following. */
export function openWays(map: TownMap, walk: Walk): readonly number[][] {
  return openPlans(map, walk).map(({ path }) => path.slice(walk.age))
}

/**
 * The walk after a step to a cell; null if no open plan allows it. On another house's corner the ghost draws again: a
 * cell belongs to at most one house, so the cell alone shows whether it has arrived.
 */
export function stepped(map: TownMap, walk: Walk, cell: number): Walk | null {
  const plans = plansAt(map, walk.origin)
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

/** Whether a walk has just begun: the ghost is on the corner on which it draws. */
export function isFresh(walk: Walk): boolean {
  return walk.age === 0
}
