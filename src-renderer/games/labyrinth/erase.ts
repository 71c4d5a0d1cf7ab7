import { estuary, ISLAND, isWater, neighbour, numberOf } from '@core/games/labyrinth/cells'
import { flowsOf } from '@core/games/labyrinth/text/river-flows'
import type { Edit, Level } from '@core/games/labyrinth/model'

type Paint = Extract<Edit, { kind: 'paint' }>

/**
 * Makes an island of a cell. A river is cut there and its shorter part goes, so that what is left still ends in an
 * estuary. Null where an island is already. Chains that lose a cave are left for the end of the stroke to close.
 */
export function erasure(level: Level, cell: number): Paint | null {
  const value = level.cells[cell]!
  if (value === ISLAND) return null
  if (!isWater(value)) return paintOf([cell])
  const flows = flowsOf(level)
  const above = upFrom(level, flows, cell)
  const below = downFrom(flows, cell)
  // A river needs a cell above its estuary.
  if (above.length < below.length)
    return paintOf([cell, ...above, ...(below.length < 2 ? below : [])])
  if (above.length < 2) return paintOf([cell, ...above, ...below])
  return paintOf([cell, ...below], above[0], estuary(numberOf(value)))
}

/** Cells of a river that lie above one of its cells, the nearest first; a merge, which is an error, ends the search. */
function upFrom(level: Level, flows: Int32Array, cell: number): number[] {
  const above: number[] = []
  const seen = new Set([cell])
  for (let here = cell; ;) {
    const sources = [0, 1, 2, 3]
      .map((way) => neighbour(level.rows, level.cols, here, way))
      .filter((from) => from >= 0 && flows[from] === here)
    const [only] = sources
    if (only === undefined || sources.length > 1 || seen.has(only)) return above
    seen.add(only)
    above.push(only)
    here = only
  }
}

function downFrom(flows: Int32Array, cell: number): number[] {
  const below: number[] = []
  const seen = new Set([cell])
  for (let next = flows[cell]!; next >= 0 && !seen.has(next); next = flows[next]!) {
    seen.add(next)
    below.push(next)
  }
  return below
}

/** Islands at `gone`, and a value at one further cell. */
function paintOf(gone: readonly number[], further?: number, value?: number): Paint {
  const cells = further === undefined ? gone : [...gone, further]
  const values = cells.map((cell) => (cell === further ? value! : ISLAND))
  return { kind: 'paint', cells, values, label: 'erase' }
}
