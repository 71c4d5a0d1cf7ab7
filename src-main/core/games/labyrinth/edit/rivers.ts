import { err, ok, type Result } from '../../../kernel/result'
import {
  ESTUARY,
  estuary,
  isWater,
  ISLAND,
  kindOf,
  neighbour,
  numberOf,
  NUMBERS,
  RIVER,
  river,
} from '../cells'
import { withChainsClosed } from './caves'
import { problem, type Problem } from '../text/diagnostics'
import { positionOf, type Edit, type Level } from '../model'
import { flowsOf } from '../text/river-flows'

/** The result of a stroke of the river tool: the cells that become river, and the changes of old ones. */
interface RiverPlan {
  readonly number: number
  readonly path: readonly number[]
  /** Cells that stop being river. */
  readonly erased: readonly number[]
  /** Whether the path ends in a cell that stays as it is, because a river continues there. */
  readonly doesEndStay: boolean
  readonly label: string
}

/**
 * Draws a river along neighbouring cells; arrows and the estuary follow by themselves. What the path does depends on its
 * ends: from an estuary on it lengthens that river; between two cells of one river it redraws the bend; from a river cell
 * away it leads the rest of the river there; up to a spring it adds to that river's front; else it is a new river
 * with a free number. Chains that lose caves under it are closed up. Refused when another river is in the way.
 */
export function riverThrough(level: Level, path: readonly number[]): Result<Edit, Problem> {
  if (path.length < 2) return err(problem('river-too-short', []))
  const torn = path.findIndex((cell, i) => i > 0 && wayTo(level, path[i - 1]!, cell) < 0)
  if (torn > 0) return err(problem('river-torn', positionOf(level, path[torn]!)))
  const plan = planOf(level, path)
  if (!plan.ok) return plan
  const { number, erased, doesEndStay, label } = plan.value
  const cells = [...erased]
  const values = erased.map(() => ISLAND as number)
  plan.value.path.forEach((cell, i, along) => {
    const next = along[i + 1]
    if (next === undefined && doesEndStay) return
    cells.push(cell)
    values.push(next === undefined ? estuary(number) : river(number, wayTo(level, cell, next)))
  })
  return ok(withChainsClosed(level, { kind: 'paint', cells, values, label }))
}

/** Removes a whole river, including its estuary; null if there is none with that number. */
export function removeRiver(level: Level, number: number): Edit | null {
  const cells: number[] = []
  level.cells.forEach((value, cell) => {
    if (isWater(value) && numberOf(value) === number) cells.push(cell)
  })
  if (cells.length === 0) return null
  return { kind: 'paint', cells, values: cells.map(() => ISLAND), label: 'delete-river' }
}

/** Direction from a cell to a neighbour, 0 to 3 for N, E, S, W; -1 if they are not neighbours. */
export function wayTo(level: Level, from: number, to: number): number {
  for (let way = 0; way < 4; way++) {
    if (to >= 0 && neighbour(level.rows, level.cols, from, way) === to) return way
  }
  return -1
}

/** The lowest number that no river has, with 1 before 0 as in the statement; -1 if all are taken. */
export function freeRiver(level: Level): number {
  return freeNumber(level, isWater)
}

/** The lowest number that no matching cell has, with 1 before 0; -1 if all are taken. */
export function freeNumber(level: Level, isOfSort: (value: number) => boolean): number {
  let taken = 0
  for (const value of level.cells) if (isOfSort(value)) taken |= 1 << numberOf(value)
  for (let i = 1; i <= NUMBERS; i++) if (((taken >> (i % NUMBERS)) & 1) === 0) return i % NUMBERS
  return -1
}

function planOf(level: Level, path: readonly number[]): Result<RiverPlan, Problem> {
  const first = path[0]!
  const last = path.at(-1)!
  const value = level.cells[first]!
  const flows = flowsOf(level)
  if (kindOf(value) === ESTUARY) {
    const plan = { number: numberOf(value), path, erased: [], doesEndStay: false }
    return checked(level, { ...plan, label: 'lengthen-river' })
  }
  if (kindOf(value) === RIVER) {
    const number = numberOf(value)
    const below = downTo(flows, first, last)
    const above = downTo(flows, last, first)
    const label = 'redraw-river'
    const isBend = below.at(-1) === last
    if (isBend || above.at(-1) === first) {
      const erased = (isBend ? below : above).slice(0, -1)
      const along = isBend ? path : path.toReversed()
      return checked(level, { number, path: along, erased, doesEndStay: true, label })
    }
    return checked(level, { number, path, erased: below, doesEndStay: false, label })
  }
  const end = level.cells[last]!
  if (isWater(end) && !flows.includes(last)) {
    const plan = { number: numberOf(end), path, erased: [], doesEndStay: true }
    return checked(level, { ...plan, label: 'lengthen-river' })
  }
  const number = freeRiver(level)
  if (number < 0) return err(problem('no-free-number', []))
  return checked(level, { number, path, erased: [], doesEndStay: false, label: 'draw-river' })
}

/** Refuses a plan whose path crosses river cells other than its own ends and those that it removes. */
function checked(level: Level, plan: RiverPlan): Result<RiverPlan, Problem> {
  const { path, erased, doesEndStay } = plan
  const given = new Set(erased)
  for (const [i, cell] of path.entries()) {
    const isEnd = i === 0 || (doesEndStay && i === path.length - 1)
    const isTwice = path.indexOf(cell) < i
    if (!isTwice && (isEnd || !isWater(level.cells[cell]!) || given.has(cell))) continue
    const number = isTwice ? plan.number : numberOf(level.cells[cell]!)
    return err(problem('river-in-the-way', [number, ...positionOf(level, cell)]))
  }
  return ok(plan)
}

/** Cells below a river cell, down to `to` or to the end of the river. */
function downTo(flows: Int32Array, from: number, to: number): number[] {
  const cells: number[] = []
  const seen = new Set([from])
  let cell = from
  while (cell !== to && flows[cell]! >= 0 && !seen.has(flows[cell]!)) {
    cell = flows[cell]!
    seen.add(cell)
    cells.push(cell)
  }
  return cells
}
