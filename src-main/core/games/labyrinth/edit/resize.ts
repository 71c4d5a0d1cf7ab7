import { CAVE, ISLAND, isWater, kindOf, kindNames, numberOf, NUMBERS } from '../cells'
import { renumberChain } from './caves'
import { edits } from './edits'
import { startCell, type Level } from '../model'

/** A map of another size, and what did not fit on it. */
export interface Resized {
  readonly level: Level
  /** What falls off, one sentence each, said before anything is done. */
  readonly lost: readonly string[]
}

/**
 * Gives the map another size by moving its east and south borders; new cells are islands. Walks that start beyond fall
 * off, chains that lose caves are closed up. Rivers that lose cells stay as they are left.
 */
export function resize(level: Level, rows: number, cols: number): Resized {
  const cells = new Uint32Array(rows * cols)
  const losses = new Map<string, number>()
  const hurt = new Set<number>()
  level.cells.forEach((value, cell) => {
    const row = Math.trunc(cell / level.cols)
    const col = cell % level.cols
    if (row < rows && col < cols) cells[row * cols + col] = value
    else if (kindOf(value) !== ISLAND) {
      const what = lossOf(value)
      losses.set(what, (losses.get(what) ?? 0) + 1)
      if (kindOf(value) === CAVE) hurt.add(numberOf(value))
    }
  })
  const lost = [...losses].map(([what, count]) => `${what} ${count}`)
  const resized = { ...level, rows, cols, cells }
  const walks = level.walks.filter((walk, index) => {
    const isKept = startCell(level, walk) < 0 || startCell(resized, walk) >= 0
    if (!isKept) {
      lost.push(`Walk ${index + 1} starts at (${walk.row},${walk.col}), off the new map`)
    }
    return isKept
  })
  let mended: Level = { ...resized, walks }
  for (let chain = 0; chain < NUMBERS; chain++) {
    const edit = hurt.has(chain) ? renumberChain(mended, chain) : null
    if (edit) mended = edits.apply(mended, edit).level
  }
  return { level: mended, lost }
}

/** The sentence that ends in the number of cells lost. */
function lossOf(value: number): string {
  const kind = kindOf(value)
  if (isWater(value)) return `Cells lost of river ${numberOf(value)}:`
  if (kind === CAVE) return `Caves lost of chain ${numberOf(value)}:`
  return `Cells lost of ${kindNames[kind]!}:`
}
