import { distancesOf } from './distances'
import { aboard, bankPosition, LYING, robotSpot, slots } from '../play/layout'
import { bases, SAMPLE_TYPES, SPOTS } from '../model'
import { CAPACITY } from '../official'
import type { Stage } from '../play/stage'

/** The value of a position for a player, without regard to the opponent; a point counts 100. */
export type Worth = (player: number) => number

const POINT = 100
const ABOARD = 60
const NEW_TYPE = 55
const STEP_COST = 4
/** Number of letters of the bank that both players together use in a turn each. */
const LETTERS_A_ROUND = 10
const STEPS_A_TURN = 3

/** Evaluates the states of a stage's writer. */
export function makeWorth(stage: Stage): Worth {
  const { level, ground, writer } = stage
  const { state } = writer
  const distances = distancesOf(ground)
  const count = level.samples.length
  const types = Uint8Array.from(level.samples, ({ type }) => type)
  const spots = Uint8Array.from(level.samples, ({ spot }) => spot)
  const isHad = new Uint8Array(SAMPLE_TYPES + 1)

  return (player) => {
    const points = POINT * state[slots.scores + player]!
    if (state[slots.over] !== 0) return points
    fillHad()
    const from = robotSpot(state, player) * SPOTS
    const cargo = state[slots.cargo + player]!
    let load = 0
    let toSample = Infinity
    for (let index = 0; index < count; index++) {
      const where = state[slots.samples + index]!
      const type = types[index]!
      if (where === aboard(player)) {
        load += isHad[type] === 0 ? ABOARD + NEW_TYPE : ABOARD
        isHad[type] = 1
      } else if (where === LYING) {
        const cost = STEP_COST * distances[from + spots[index]!]! - (isHad[type] === 0 ? 8 : 0)
        if (cost < toSample) toSample = cost
      }
    }
    let steps = 255
    for (const base of bases) steps = Math.min(steps, distances[from + base]!)
    if (steps > stepsLeft()) load /= 8
    return points + load - goalCost(cargo, toSample, STEP_COST * steps)
  }

  function fillHad(): void {
    isHad.fill(0)
    for (let at = 0; at < bases.length * SAMPLE_TYPES; at++) {
      if (state[slots.bases + at]! > 0) isHad[(at % SAMPLE_TYPES) + 1] = 1
    }
  }

  /** Approximate number of steps that a player can still make before the bank is empty. */
  function stepsLeft(): number {
    const letters = level.bank.length - bankPosition(level, state)
    return STEPS_A_TURN * (1 + letters / LETTERS_A_ROUND)
  }
}

/** The cost of the way to the next goal: a sample if empty, a base if full, otherwise the nearer of the two. */
function goalCost(cargo: number, toSample: number, toBase: number): number {
  if (cargo === CAPACITY) return toBase
  if (cargo === 0) return toSample === Infinity ? 0 : toSample
  return Math.min(toSample, toBase)
}
