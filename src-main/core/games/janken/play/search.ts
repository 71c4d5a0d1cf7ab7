import { CELLS } from '../board'
import type { Field } from './field'
import type { Ground } from './ground'

/** One step of a way: the entered cell and its cost. */
export interface WayStep {
  readonly cell: number
  readonly cost: number
}

/** The best ways from a start to every cell that can be reached at any cost. */
export interface Ways {
  readonly ground: Ground
  /** Points of the best way; -1 if there is none. */
  readonly cost: Int16Array
  /** The previous cell of each one on its best way; -1 for the start and if there is no way. */
  readonly parent: Int16Array
}

/** Units that a search ignores, to find out which ones block the way. */
export type Ignored = 'nobody' | 'bars' | 'all-units'

// A way's rank in one number: the most significant criterion in the upper digits. No way of 60 cells costs 1024 points.
const RANK = 1024

/**
 * Finds the best way to every cell: the cheapest; of several the one with the fewest cells; of those the one whose last
 * cell but one comes first in the order of the text, then the cell before that, and so on.
 */
export function findWays(field: Field, ground: Ground, ignored: Ignored = 'nobody'): Ways {
  const { rules, start, bar } = ground
  const isCheapest = rules.best === 'cheapest'
  const cost = new Int16Array(CELLS).fill(-1)
  const parent = new Int16Array(CELLS).fill(-1)
  const rank = new Int32Array(CELLS).fill(-1)
  const isDone = new Uint8Array(CELLS)
  const open = [start]
  rank[start] = 0
  cost[start] = 0
  while (open.length > 0) {
    const from = takeFirst(open, rank)
    isDone[from] = 1
    if (from !== start && ignored === 'nobody' && bar[from]! >= 0) continue
    for (const to of ground.neighbours[from]!) {
      if (isDone[to] === 1 || !mayEnter(field, ground, from, to, ignored)) continue
      const paid = stepCost(ground, from, to)
      const added = rank[from]! + (isCheapest ? paid * RANK + 1 : RANK + paid)
      if (rank[to]! >= 0 && (added > rank[to]! || (added === rank[to]! && from > parent[to]!))) {
        continue
      }
      if (rank[to]! < 0) open.push(to)
      rank[to] = added
      cost[to] = cost[from]! + paid
      parent[to] = from
    }
  }
  return { ground, cost, parent }
}

/** The best way to a cell, step by step without the start; empty if there is none. */
export function wayTo({ ground, parent }: Ways, cell: number): WayStep[] {
  const way: WayStep[] = []
  for (let to = cell; parent[to]! >= 0; to = parent[to]!) {
    way.push({ cell: to, cost: stepCost(ground, parent[to]!, to) })
  }
  return way.reverse()
}

/** Points for a step between neighbours (M1, J7). */
function stepCost({ rules, cost }: Ground, from: number, to: number): number {
  switch (rules.paid) {
    case 'entered':
      return cost[to]!
    case 'left':
      return cost[from]!
    case 'both':
      return cost[from]! + cost[to]!
  }
}

function mayEnter(
  { set }: Field,
  { rules, unit, start, cost, holder, bar }: Ground,
  from: number,
  to: number,
  ignored: Ignored,
): boolean {
  if (cost[to] === 0) return false
  if (ignored === 'all-units') return true
  const other = holder[to]!
  if (other >= 0) {
    const isFriend = set.units[other]!.side === set.units[unit]!.side
    if (!(isFriend ? rules.mayPassFriends : rules.mayPassEnemies)) return false
  }
  if (ignored === 'bars') return true
  if (bar[to]! >= 0 && !rules.mayEndBeside) return false
  if (from !== start || bar[start]! < 0 || rules.startBeside === 'free') return true
  return rules.startBeside === 'no-step-beside' && bar[to]! < 0
}

/** Removes the cell with the lowest rank from a list. */
function takeFirst(open: number[], rank: Int32Array): number {
  let best = 0
  for (let at = 1; at < open.length; at++) if (rank[open[at]!]! < rank[open[best]!]!) best = at
  const cell = open[best]!
  open[best] = open[open.length - 1]!
  open.pop()
  return cell
}
