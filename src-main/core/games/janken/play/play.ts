import { boardCells, colOf, distance, neighbourSteps, offsetNeighbourSteps, rowOf } from '../board'
import { unitTypes, type DataSet, type Move } from '../model'
import { bars, costOf, rightRules, type Rules } from './readings'

/*
 * The fast path. The board is in a padded square of 11 by 11, so that each neighbour is one addition away and cells off
 * the board have the cost of a wall. A unit is one number from 1 to 6: 1 + 3 * (side - 1) + type.
 */
const STRIDE = 11
const PADDED = STRIDE * STRIDE
const WALL = 99
const UNIT_CODES = 7
/** A cell enters the bucket of a cost at most once, and there are 61 cells. */
const BUCKET = 64

/** Padded cell of each cell number. */
const paddedOf = Uint8Array.from({ length: 81 }, (_, cell) => padded(cell))
const paddedBoard = Uint8Array.from(boardCells, padded)

/** Minimum number of steps from each padded cell to each other one; 0 if one of them is off the board. */
const distances = new Uint8Array(PADDED * PADDED)
for (const from of boardCells) {
  for (const to of boardCells) distances[padded(from) * PADDED + padded(to)] = distance(from, to)
}
/** Used if neighbours are different and distances unknown. */
const nowhere = new Uint8Array(PADDED * PADDED)

/** Plays the moves of one data set after another. Does not allocate while it plays. */
export class Play {
  /** Cost of a step out of each cell; all 0 if only the entered cell is paid. */
  private readonly leave = new Uint8Array(PADDED)
  /** Cost of a step into each cell while it is free, WALL if its terrain cannot be entered. */
  private readonly land = new Uint8Array(PADDED).fill(WALL)
  /** The same for the units of each side, with WALL where others block the way. */
  private readonly enter = [new Uint8Array(PADDED), new Uint8Array(PADDED)] as const
  /** The unit on each cell, 0 for none. */
  private readonly units = new Uint8Array(PADDED)
  /** Numbers of enemies beside a cell that keep a unit from passing, for each unit code and cell. */
  private readonly barring = new Uint8Array(UNIT_CODES * PADDED)
  /** The unit codes that each unit code bars. */
  private readonly barredBy: readonly (readonly number[])[]
  private readonly deltas: Int8Array
  private readonly best = new Uint8Array(PADDED)
  private readonly bucket: Uint8Array
  private readonly bucketSize: Uint8Array

  private set: DataSet | null = null

  constructor(private readonly rules: Rules = rightRules) {
    const steps = rules.isOffset ? offsetNeighbourSteps : neighbourSteps
    this.deltas = Int8Array.from(steps, ([down, right]) => down * STRIDE + right)
    this.bucket = new Uint8Array((rules.points + 1) * BUCKET)
    this.bucketSize = new Uint8Array(rules.points + 1)
    this.barredBy = Array.from({ length: UNIT_CODES }, (_, enemy) => codesBarredBy(rules, enemy))
  }

  /** Sets up the board of a data set. */
  load(set: DataSet): void {
    const { rules, land, leave, enter } = this
    this.set = set
    for (let i = 0; i < boardCells.length; i++) {
      const cost = costs(rules, set.terrain.charCodeAt(boardCells[i]!))
      const cell = paddedBoard[i]!
      leave[cell] = rules.paid === 'entered' ? 0 : cost
      land[cell] = cost === 0 ? WALL : rules.paid === 'left' ? 0 : cost
    }
    enter[0].set(land)
    enter[1].set(land)
    this.units.fill(0)
    this.barring.fill(0)
    for (let i = 0; i < set.units.length; i++) {
      const { side, type, cell } = set.units[i]!
      this.put(paddedOf[cell]!, (side === 2 ? 4 : 1) + unitTypes.indexOf(type))
    }
  }

  /** Makes a move on the board if it is possible. Returns the points left, or -1. */
  move({ from, to }: Move): number {
    if (!this.rules.doMovesStick && this.set) this.load(this.set)
    const a = paddedOf[from]!
    const b = paddedOf[to]!
    const left = this.pointsLeft(a, b)
    const unit = this.units[a]!
    if (left >= 0) {
      this.lift(a, unit)
      this.put(b, unit)
    } else if (this.rules.doesFailureRemove && unit !== 0) this.lift(a, unit)
    return left
  }

  private pointsLeft(a: number, b: number): number {
    const { rules, units, barring } = this
    const unit = units[a]!
    if (unit === 0 || units[b] !== 0 || this.land[b] === WALL) return -1
    if (unit > 3 && !rules.maySideTwoMove) return -1
    const bar = unit * PADDED
    if (barring[bar + b] !== 0 && !rules.mayEndBeside) return -1
    if (barring[bar + a] !== 0 && rules.startBeside === 'stuck') return -1
    const enter = this.enter[unit > 3 ? 1 : 0]
    return rules.best === 'cheapest'
      ? this.cheapest(a, b, enter, bar)
      : this.fewestCells(a, b, enter, bar)
  }

  /** Points left after the cheapest way, expanding the cells in the order of their costs. */
  private cheapest(a: number, b: number, enter: Uint8Array, bar: number): number {
    const { rules, barring, best, bucket, bucketSize, deltas, leave } = this
    const { points } = rules
    best.fill(points + 1)
    bucketSize.fill(0)
    best[a] = 0
    bucket[0] = a
    bucketSize[0] = 1
    const away = rules.isOffset ? nowhere : distances
    const goal = b * PADDED
    const isHeldBack = rules.startBeside === 'no-step-beside' && barring[bar + a] !== 0
    for (let cost = 0; cost <= points; cost++) {
      const end = cost * BUCKET + bucketSize[cost]!
      for (let at = cost * BUCKET; at < end; at++) {
        const from = bucket[at]!
        if (best[from] !== cost) continue
        if (from === b) return points - cost
        if (from !== a && barring[bar + from] !== 0) continue
        const base = cost + leave[from]!
        for (let way = 0; way < 6; way++) {
          const to = from + deltas[way]!
          const sum = base + enter[to]!
          // No step is free, so a cell that is already too far from the end need not be followed.
          if (sum >= best[to]! || sum + away[goal + to]! > points) continue
          if (isHeldBack && from === a && barring[bar + to] !== 0) continue
          best[to] = sum
          bucket[sum * BUCKET + bucketSize[sum]!++] = to
        }
      }
    }
    return -1
  }

  /** Points left after the cheapest of the ways with the fewest cells; a misreading, so not optimised. */
  private fewestCells(a: number, b: number, enter: Uint8Array, bar: number): number {
    const reached = new Map([[a, 0]])
    let layer = new Map(reached)
    while (layer.size > 0 && !reached.has(b)) {
      const next = new Map<number, number>()
      for (const [from, cost] of layer) {
        if (from !== a && this.barring[bar + from] !== 0) continue
        for (const delta of this.deltas) {
          const to = from + delta
          if (reached.has(to) || enter[to] === WALL) continue
          const sum = cost + this.leave[from]! + enter[to]!
          next.set(to, Math.min(sum, next.get(to) ?? sum))
        }
      }
      for (const [cell, cost] of next) reached.set(cell, cost)
      layer = next
    }
    const cost = reached.get(b) ?? WALL
    return cost <= this.rules.points ? this.rules.points - cost : -1
  }

  private put(cell: number, unit: number): void {
    const { rules, enter } = this
    const own = unit > 3 ? 1 : 0
    this.units[cell] = unit
    if (!rules.mayPassFriends) enter[own][cell] = WALL
    if (!rules.mayPassEnemies) enter[own === 1 ? 0 : 1][cell] = WALL
    this.bar(cell, unit, 1)
  }

  private lift(cell: number, unit: number): void {
    this.units[cell] = 0
    this.enter[0][cell] = this.land[cell]!
    this.enter[1][cell] = this.land[cell]!
    this.bar(cell, unit, -1)
  }

  /** Changes the count of barring enemies on all neighbours of a cell. */
  private bar(cell: number, unit: number, added: 1 | -1): void {
    const { barring, deltas } = this
    const barred = this.barredBy[unit]!
    for (let i = 0; i < barred.length; i++) {
      const first = barred[i]! * PADDED + cell
      for (let way = 0; way < 6; way++) barring[first - deltas[way]!]! += added
    }
  }
}

/** Places of the units of a data set after its first moves, under the official rules. */
export function answeredPositions(set: DataSet, moves: number, rules = rightRules): number[] {
  const play = new Play(rules)
  play.load(set)
  const at = set.units.map(({ cell }) => cell)
  for (let index = 0; index < Math.min(moves, set.moves.length); index++) {
    if (play.move(set.moves[index]!) < 0) continue
    const { from, to } = set.moves[index]!
    at[at.indexOf(from)] = to
  }
  return at
}

function codesBarredBy(rules: Rules, enemy: number): number[] {
  if (enemy === 0) return []
  const isSecond = enemy > 3
  const first = isSecond ? 1 : 4
  const type = unitTypes[(enemy - 1) % 3]!
  return unitTypes.flatMap((barred, at) => (bars(rules, type, barred) ? [first + at] : []))
}

/** By character code; looked up for every cell of every board. */
function costs(rules: Rules, code: number): number {
  switch (code) {
    case 70:
      return 1
    case 87:
      return 2
    case 72:
      return 3
    case 77:
      return 4
    default:
      return costOf(rules, 'U')
  }
}

function padded(cell: number): number {
  return (rowOf(cell) + 1) * STRIDE + colOf(cell) + 1
}
