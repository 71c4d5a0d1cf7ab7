import {
  BOG,
  CAVE,
  ESTUARY,
  isWater,
  kindOf,
  neighbour,
  numberOf,
  RIVER,
  WALL,
  wayOf,
} from '../cells'
import { currentEnd, type Ground } from './ground'
import type { Rules } from './readings'

/** The result of a move. With the first four the player stays, with the others they step. */
export const BOG_SIDE = 0
/** Only if a misreading bars the way into a bog. */
export const BOG_ENTRY = 1
export const AT_WALL = 2
export const AT_BORDER = 3
export const STEP = 4
export const FALL = 5
/** A cave that leads nowhere: a chain of one, or under a misreading. */
export const FALL_BACK = 6
export const DRAWN = 7
export const CALM_DOWNSTREAM = 8
export const CALM_UPSTREAM = 9
/** Not drawn along because of a misreading. */
export const CALM_OTHERWISE = 10

export type Effect = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10

/** A computed move. */
export interface Transit {
  readonly effect: Effect
  /** The cell stepped into; the starting cell if the player stays. */
  readonly entered: number
  /** The player's cell after the move. */
  readonly end: number
  /** Letter code (kind + 1) that is written, 0 for none. */
  readonly letter: number
  /** True if the letter of the entered cell is written before it. */
  readonly isDouble: boolean
}

/** Computes a move under the rules in force: M1 to M5 in order. `way` is 0 to 3 for N, E, S, W. */
export function transitOf(ground: Ground, from: number, way: number): Transit {
  const { rows, cols, cells, rules } = ground
  const here = cells[from]!
  if (kindOf(here) === BOG && (wayOf(here) === way) !== rules.isBogArrowOnlyWay) {
    return stay(ground, from, BOG_SIDE)
  }
  const to = neighbour(rows, cols, from, way)
  if (to < 0) return stay(ground, from, AT_BORDER)
  const there = cells[to]!
  switch (kindOf(there)) {
    case WALL:
      return stay(ground, from, AT_WALL)
    case BOG:
      if (rules.doesBogBlockEntry && wayOf(there) === (way ^ 2))
        return stay(ground, from, BOG_ENTRY)
      return arrive(ground, STEP, to, to)
    case CAVE: {
      const end = ground.caveEnd[to]!
      return arrive(ground, end === to ? FALL_BACK : FALL, to, end)
    }
    case RIVER: {
      const effect = currentEffect(ground, from, to, way)
      return arrive(ground, effect, to, effect === DRAWN ? currentEnd(ground, to) : to)
    }
    default:
      return arrive(ground, STEP, to, to)
  }
}

/** Whether the current draws the player along, and if not, why (M5, L3, L4). */
function currentEffect(ground: Ground, from: number, to: number, way: number): Effect {
  const { cells, rules } = ground
  const here = cells[from]!
  if (!isWater(here)) return DRAWN
  const there = cells[to]!
  const isEstuary = kindOf(here) === ESTUARY
  if (numberOf(here) !== numberOf(there)) {
    return rules.areOtherRiversCalm ? CALM_OTHERWISE : DRAWN
  }
  if (rules.isDownstreamCalm && !isEstuary && wayOf(here) === way) return CALM_DOWNSTREAM
  if (isUpstreamCalm(rules, isEstuary) && wayOf(there) === (way ^ 2)) return CALM_UPSTREAM
  const isCalm =
    rules.calmWithin === 'whole-river' || (rules.calmWithin === 'from-estuary' && isEstuary)
  return isCalm ? CALM_OTHERWISE : DRAWN
}

function isUpstreamCalm(rules: Rules, isEstuary: boolean): boolean {
  return isEstuary ? rules.isEstuaryUpstreamCalm : rules.isUpstreamCalm
}

function stay(ground: Ground, from: number, effect: Effect): Transit {
  const isBump = effect === AT_WALL || effect === AT_BORDER
  const said = isBump ? ground.rules.bumpLetter : 'cell'
  const letter = said === 'cell' ? kindOf(ground.cells[from]!) + 1 : said === 'w' ? WALL + 1 : 0
  return { effect, entered: from, end: from, letter, isDouble: false }
}

function arrive(ground: Ground, effect: Effect, entered: number, end: number): Transit {
  const letter = kindOf(ground.cells[end]!) + 1
  return { effect, entered, end, letter, isDouble: effect === DRAWN && ground.rules.areBothLetters }
}
