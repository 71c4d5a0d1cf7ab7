import { spotOf } from '@core/kernel/grid'
import type { CellReader } from '../../tools/likeness'
import { Selection } from '../../tools/selection'
import type { BoardPlace } from '../../tools/tool'
import type { Ground } from './shapes'

/** A board whose cells can be compared. */
export interface LikeGround extends Ground {
  readonly kindAt: CellReader
  /** Whether the board has a cell there. */
  exists(row: number, col: number): boolean
}

/** All matching cells that are connected to one; null off the board. */
export function likeRegion(ground: LikeGround, from: BoardPlace): Selection | null {
  const { geometry, size, kindAt } = ground
  if (!ground.exists(from.row, from.col)) return null
  const { rows, cols } = size
  const mask = new Uint8Array(rows * cols)
  const kind = kindAt(from.row, from.col)
  const waiting = [from.row * cols + from.col]
  mask[waiting[0]!] = 1
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    const { row, col } = spotOf(size, cell)
    for (const step of geometry.edgeSteps) {
      const [r, c] = [row + step.rows, col + step.cols]
      if (r < 0 || c < 0 || r >= rows || c >= cols || mask[r * cols + c] === 1) continue
      if (!ground.exists(r, c) || kindAt(r, c) !== kind) continue
      mask[r * cols + c] = 1
      waiting.push(r * cols + c)
    }
  }
  return Selection.marked(size, mask)
}
