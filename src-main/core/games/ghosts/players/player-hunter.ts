import type { IsTimeUp } from '../../../game/match'
import type { Rng } from '../../../kernel/rng'
import { cellIn, colOf, rowOf } from '../cells'
import { futureOf, stepsTo } from './foresight'
import type { Player, Team } from '../model'
import { greedyMove } from './player-greedy'
import type { Position } from '../play/position'
import { allHunters, moveTeam } from './team-steps'
import type { TownMap } from '../play/town'

/** Value of a point that is made one turn later. */
const PATIENCE = 0.85
const NEEDED = 4

/** A cell around which hunters gather for a ghost. */
interface Meeting {
  readonly ghost: number
  readonly cell: number
  readonly worth: number
  readonly hunters: readonly number[]
}

/**
 * Computes where each ghost will be in the coming turns, and sends the four nearest hunters to the cell where they are
 * likely to catch one soonest; the other four do the same with the other ghosts. Out of time it plays greedily.
 */
export function hunterMove(position: Position, player: Player, rng: Rng, isTimeUp: IsTimeUp): Team {
  const { map, teams, ghosts } = position
  const team = teams[player]
  const chances: Map<number, number[]>[] = []
  for (const { walk } of ghosts) {
    if (isTimeUp()) return greedyMove(position, player, rng)
    chances.push(walk ? chancesRound(map, futureOf(map, walk)) : new Map())
  }
  const meetings: Meeting[] = []
  let free: readonly number[] = allHunters
  while (free.length >= NEEDED) {
    const taken = new Set(meetings.map(({ ghost }) => ghost))
    const best = bestMeeting(map, team, free, chances, taken)
    if (!best) break
    meetings.push(best)
    free = free.filter((hunter) => !best.hunters.includes(hunter))
  }
  const goal = new Map<number, number>()
  for (const { hunters, cell } of meetings) for (const hunter of hunters) goal.set(hunter, cell)
  const way = (hunter: number, cell: number) => {
    const target = goal.get(hunter)
    return target === undefined ? 0 : stepsTo(map, target)[cell]!
  }
  const order = allHunters.toSorted((a, b) => way(a, team[a]!) - way(b, team[b]!))
  return moveTeam(map, team, order, way)
}

/**
 * The probability that the ghost is on the street within a step of a cell, for each street cell and each number of
 * turns from 1.
 */
function chancesRound(
  map: TownMap,
  future: readonly ReadonlyMap<number, number>[],
): Map<number, number[]> {
  const chances = new Map<number, number[]>()
  future.forEach((likely, index) => {
    likely.forEach((part, cell) => {
      if (map.houseAt[cell]! >= 0) return
      for (let at = 0; at < 9; at++) {
        const near = cellIn(rowOf(cell) + Math.trunc(at / 3) - 1, colOf(cell) + (at % 3) - 1)
        if (near < 0 || map.houseAt[near]! >= 0) continue
        const list = chances.get(near) ?? new Array<number>(future.length).fill(0)
        list[index]! += part
        chances.set(near, list)
      }
    })
  })
  return chances
}

/** The most valuable meeting for four of the free hunters. */
function bestMeeting(
  map: TownMap,
  team: Team,
  free: readonly number[],
  chances: readonly ReadonlyMap<number, readonly number[]>[],
  taken: ReadonlySet<number>,
): Meeting | null {
  let best: Meeting | null = null
  const gathered = new Map<number, Gathering>()
  chances.forEach((byCell, ghost) => {
    if (taken.has(ghost)) return
    byCell.forEach((list, cell) => {
      const known = gathered.get(cell)
      const { hunters, turns: arrival } = known ?? gather(map, team, free, cell)
      if (!known) gathered.set(cell, { hunters, turns: arrival })
      let worth = 0
      // Multiplied one by one: a power may differ in the last digit in another runtime, and so change the match.
      let patience = 1
      for (let turns = 1; turns <= list.length; turns++) {
        patience *= PATIENCE
        if (turns >= arrival) worth = Math.max(worth, list[turns - 1]! * patience)
      }
      if (worth > (best?.worth ?? 0)) best = { ghost, cell, worth, hunters }
    })
  })
  return best
}

/** The four hunters who reach a cell first, and the turns until all of them are within a step of it. */
interface Gathering {
  readonly hunters: readonly number[]
  readonly turns: number
}

function gather(map: TownMap, team: Team, free: readonly number[], cell: number): Gathering {
  const steps = stepsTo(map, cell)
  const way = (hunter: number) => steps[team[hunter]!]!
  const hunters = free.toSorted((a, b) => way(a) - way(b)).slice(0, NEEDED)
  return { hunters, turns: Math.max(1, way(hunters[NEEDED - 1]!) - 1) }
}
