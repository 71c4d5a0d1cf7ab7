import type { Diagnostic } from '../../../kernel/diagnostics'
import { ways } from '../../../kernel/grid'
import { cellText, ESTUARY, isWater, kindOf, neighbour, numberOf, NUMBERS, wayOf } from '../cells'
import { diagnostic, type Code } from './diagnostics'
import { placeOfCell } from './format'
import { positionOf, type Level } from '../model'
import { flowsOf } from './river-flows'

/** All problems of rivers (M5): flow, merging, cycles, estuaries. */
export function riverDiagnostics(level: Level): Diagnostic[] {
  const flows = flowsOf(level)
  return [
    ...flowDiagnostics(level, flows),
    ...cycleDiagnostics(level, flows),
    ...estuaryDiagnostics(level, flows),
  ]
}

function flowDiagnostics(level: Level, flows: Int32Array): Diagnostic[] {
  const found: Diagnostic[] = []
  const { rows, cols, cells } = level
  /** The first cell that flows into a cell, plus 1. */
  const feeder = new Int32Array(cells.length)
  for (let cell = 0; cell < cells.length; cell++) {
    const to = flows[cell]!
    if (to === -2) continue
    const value = cells[cell]!
    if (to === -1) {
      const next = neighbour(rows, cols, cell, wayOf(value))
      const args: string[] = [ways[wayOf(value)]!]
      const code = next < 0 ? 'river-off-map' : 'river-into-other'
      if (next >= 0) args.push(cellText(cells[next]!))
      found.push(riverDiagnostic(level, code, cell, next < 0 ? [] : [next], args, 2))
    } else if (feeder[to]! > 0) {
      const other = feeder[to]! - 1
      const args = positionOf(level, other)
      found.push(riverDiagnostic(level, 'river-merge', cell, [other, to], args, 2))
    } else feeder[to] = cell + 1
  }
  return found
}

function cycleDiagnostics(level: Level, flows: Int32Array): Diagnostic[] {
  const found: Diagnostic[] = []
  /** The cell from which a cell was first reached, plus 1. */
  const reachedFrom = new Int32Array(flows.length)
  for (let start = 0; start < flows.length; start++) {
    if (flows[start] === -2 || reachedFrom[start] !== 0) continue
    let cell = start
    while (cell >= 0 && flows[cell] !== -2 && reachedFrom[cell] === 0) {
      reachedFrom[cell] = start + 1
      cell = flows[cell]!
    }
    if (cell < 0 || flows[cell] === -2 || reachedFrom[cell] !== start + 1) continue
    const circle = [cell]
    for (let next = flows[cell]!; next !== cell; next = flows[next]!) circle.push(next)
    circle.sort((a, b) => a - b)
    found.push(riverDiagnostic(level, 'river-cycle', circle[0]!, circle.slice(1), []))
  }
  return found
}

function estuaryDiagnostics(level: Level, flows: Int32Array): Diagnostic[] {
  const found: Diagnostic[] = []
  const { cells } = level
  const estuaries: number[][] = Array.from({ length: NUMBERS }, () => [])
  /** The cell where each river ends without an estuary, otherwise its first cell; -1 if there is none. */
  const outlet = new Int32Array(NUMBERS).fill(-1)
  for (let cell = 0; cell < cells.length; cell++) {
    const value = cells[cell]!
    if (!isWater(value)) continue
    const number = numberOf(value)
    const held = outlet[number]!
    if (kindOf(value) === ESTUARY) estuaries[number]!.push(cell)
    else if (held < 0 || (flows[cell] === -1 && flows[held] !== -1)) outlet[number] = cell
  }
  estuaries.forEach((list, number) => {
    const end = outlet[number]!
    if (end < 0) {
      for (const cell of list) found.push(riverDiagnostic(level, 'estuary-alone', cell, [], []))
    } else if (list.length === 0) {
      found.push(riverDiagnostic(level, 'river-no-estuary', end, [], []))
    } else {
      const first = list[0]!
      const args = positionOf(level, first)
      for (const cell of list.slice(1)) {
        found.push(riverDiagnostic(level, 'river-two-estuaries', cell, [first], args))
      }
    }
  })
  return found
}

/** A problem of a cell's river; `offset` is the wrong character of its word. */
function riverDiagnostic(
  level: Level,
  code: Code,
  cell: number,
  others: readonly number[],
  args: readonly (string | number)[],
  offset = 0,
): Diagnostic {
  const place = placeOfCell(level, cell)
  const position = positionOf(level, cell)
  return diagnostic(
    code,
    offset > 0 ? { ...place, offset } : place,
    [cell, ...others],
    [numberOf(level.cells[cell]!), ...position, ...args],
  )
}
