import { isInside } from '../../../kernel/grid'
import { sizeWith, type Sides } from '../../../kernel/sides'
import type { Words } from '../../../words'
import { BOG, CAVE, ISLAND, isWater, kindOf, numberOf, NUMBERS } from '../cells'
import { renumberChain } from './caves'
import { edits } from './edits'
import { startCell, type Level } from '../model'

/** A map of another size, and the losses. */
export interface Resized {
  readonly level: Level
  /** The losses, so that they can be shown before anything is done. */
  readonly lost: readonly Loss[]
}

/** A loss: cells of one kind, or a walk; walks are numbered from 1. */
export type Loss =
  | {
      readonly what: 'river' | 'chain' | 'bog' | 'wall'
      /** Number of the river or the chain. */
      readonly number: number
      readonly count: number
    }
  | { readonly what: 'walk'; readonly walk: number; readonly row: number; readonly col: number }

type CellLoss = Exclude<Loss, { what: 'walk' }>

/** A loss in one sentence. */
export function lossIn(
  { labyrinth: { resize: said } }: Pick<Words, 'labyrinth'>,
  loss: Loss,
): string {
  switch (loss.what) {
    case 'walk':
      return said.walk(loss)
    case 'river':
      return said.river({ river: loss.number, count: loss.count })
    case 'chain':
      return said.chain({ chain: loss.number, count: loss.count })
    default:
      return said[loss.what](loss)
  }
}

/**
 * Resizes the map by moving its borders; new cells are islands. Walks that start outside are lost, and chains that lose
 * caves are renumbered. Rivers that lose cells are not repaired.
 */
export function resize(level: Level, sides: Sides): Resized {
  const size = sizeWith(level, sides)
  const cells = new Uint32Array(size.rows * size.cols)
  const losses = new Map<string, CellLoss>()
  const hurt = new Set<number>()
  level.cells.forEach((value, cell) => {
    const row = Math.trunc(cell / level.cols) + sides.top
    const col = (cell % level.cols) + sides.left
    if (isInside(size, row, col)) cells[row * size.cols + col] = value
    else if (kindOf(value) !== ISLAND) {
      const sort = lossOf(value)
      const key = `${sort.what} ${sort.number}`
      losses.set(key, { ...sort, count: (losses.get(key)?.count ?? 0) + 1 })
      if (kindOf(value) === CAVE) hurt.add(numberOf(value))
    }
  })
  const lost: Loss[] = [...losses.values()]
  const resized = { ...level, ...size, cells }
  const walks = level.walks.flatMap((walk, index) => {
    if (startCell(level, walk) < 0) return walk
    const moved = { ...walk, row: walk.row + sides.top, col: walk.col + sides.left }
    if (startCell(resized, moved) >= 0) return moved
    lost.push({ what: 'walk', walk: index + 1, row: walk.row, col: walk.col })
    return []
  })
  let mended: Level = { ...resized, walks }
  for (let chain = 0; chain < NUMBERS; chain++) {
    const edit = hurt.has(chain) ? renumberChain(mended, chain) : null
    if (edit) mended = edits.apply(mended, edit).level
  }
  return { level: mended, lost }
}

/** The kind and number of a lost cell. */
function lossOf(value: number): Omit<CellLoss, 'count'> {
  const kind = kindOf(value)
  if (isWater(value)) return { what: 'river', number: numberOf(value) }
  if (kind === CAVE) return { what: 'chain', number: numberOf(value) }
  return { what: kind === BOG ? 'bog' : 'wall', number: 0 }
}
