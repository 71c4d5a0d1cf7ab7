import { ESTUARY, isWater, kindOf, numberOf, NUMBERS, RIVER } from '@core/games/labyrinth/cells'
import { chainsOf } from '@core/games/labyrinth/play/ground'
import type { Level } from '@core/games/labyrinth/model'
import { flowsOf } from '@core/games/labyrinth/text/river-flows'

/** A river in figures. */
export interface RiverFacts {
  readonly number: number
  /** Cells, the estuary included. */
  readonly length: number
  /** A cell that nothing flows into; -1 when there is none. */
  readonly spring: number
  /** -1 when there is none. */
  readonly estuary: number
}

/** A chain of caves in figures. */
export interface ChainFacts {
  readonly number: number
  /** Its caves in the order of their numbers. */
  readonly cells: readonly number[]
}

/** The rivers of a level by their numbers. */
export function riversOf(level: Level): readonly RiverFacts[] {
  const length = new Int32Array(NUMBERS)
  const spring = new Int32Array(NUMBERS).fill(-1)
  const estuary = new Int32Array(NUMBERS).fill(-1)
  const isFed = new Uint8Array(level.cells.length)
  for (const to of flowsOf(level)) if (to >= 0) isFed[to] = 1
  level.cells.forEach((value, cell) => {
    if (!isWater(value)) return
    const number = numberOf(value)
    length[number]!++
    if (kindOf(value) === ESTUARY && estuary[number]! < 0) estuary[number] = cell
    if (kindOf(value) === RIVER && isFed[cell] === 0 && spring[number]! < 0) spring[number] = cell
  })
  return Array.from(length, (cells, number) => ({
    number,
    length: cells,
    spring: spring[number]!,
    estuary: estuary[number]!,
  })).filter((river) => river.length > 0)
}

/** The chains of a level by their numbers. */
export function cavesOf(level: Level): readonly ChainFacts[] {
  return chainsOf(level)
    .map((cells, number) => ({ number, cells }))
    .filter(({ cells }) => cells.length > 0)
}
