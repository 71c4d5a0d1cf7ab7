import type { LevelEdits } from '@core/game/module'
import { imageOfCell, type BoardImage } from '../../canvas/symmetry'
import { Selection } from '../../tools/selection'
import type { AnyTool } from '../../tools/tool'
import type { Painter } from './painter'
import type { Ground } from './shapes'
import { applied } from '../../tools/applied'

/** Carries out a game's edits. */
export type Edits = Pick<LevelEdits<unknown, unknown>, 'apply'>

/** Cells with their mirrored places; those may lie beside the board, where doors are. */
export function withImages(
  { geometry, size }: Ground,
  images: readonly BoardImage[],
  cells: Selection,
): Selection {
  const places = [...cells.list()]
  const all = images.flatMap((image) =>
    places.map((place) => imageOfCell(geometry, size, image, place)),
  )
  return images.length === 0 ? cells : Selection.brushed([...places, ...all])!
}

/**
 * A painter that paints the mirrored places as well, with the tool's variant turned accordingly. If a cell and its
 * mirrored place are both among the cells, the first one decides.
 */
export function symmetricPainter(
  { geometry, size }: Ground,
  images: readonly BoardImage[],
  edits: Edits,
  tool: AnyTool,
  paint: Painter,
): Painter {
  return (context, cells) => {
    // Includes one line of cells beside the board on each side.
    const around = { rows: size.rows + 2, cols: size.cols + 2 }
    const taken = new Uint8Array(around.rows * around.cols)
    const masks = new Map<number, Uint8Array>()
    const take = (row: number, col: number, variant: number): void => {
      const at = (row + 1) * around.cols + col + 1
      if (row < -1 || col < -1 || row > size.rows || col > size.cols || taken[at] === 1) return
      taken[at] = 1
      const mask = masks.get(variant) ?? new Uint8Array(taken.length)
      mask[at] = 1
      masks.set(variant, mask)
    }
    const variants = images.map((image) => variantIn(tool, image, context.variant))
    for (const cell of cells.list()) {
      const places = images.map((image) => imageOfCell(geometry, size, image, cell))
      if (taken[(cell.row + 1) * around.cols + cell.col + 1] === 1) continue
      take(cell.row, cell.col, context.variant)
      places.forEach(({ row, col }, index) => take(row, col, variants[index]!))
    }
    const made: unknown[] = []
    let refusal: string | null = null
    let { level } = context
    for (const [variant, mask] of masks) {
      const part = Selection.marked(around, mask)!.movedBy(-1, -1)
      const painted = paint({ ...context, level, variant }, part)
      refusal ??= painted.refusal
      made.push(...painted.edits)
      level = applied(edits, level, painted.edits)
    }
    return { edits: made, refusal }
  }
}

/** The variant of a tool at a mirrored place. */
export function variantIn(tool: AnyTool, { ways }: BoardImage, variant: number): number {
  return ways && tool.turnedVariant ? tool.turnedVariant(variant, ways) : variant
}
