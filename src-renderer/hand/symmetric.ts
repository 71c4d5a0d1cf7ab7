import type { LevelEdits } from '@core/game/module'
import { imageOfCell, imageOfPoint, type BoardImage } from '../canvas/symmetry'
import { Selection } from '../tools/selection'
import type { AnyTool, BoardPoint, Preview, Stroke, ToolContext } from '../tools/tool'
import type { Painter } from './painter'
import type { Ground } from './shapes'

type Context = ToolContext<unknown>
type Edits = Pick<LevelEdits<unknown, unknown>, 'apply'>

/** Cells with their images; those may lie beside the board, where doors are. */
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
 * A painter that paints the images as well, with the tool's setting turned along. Where a cell and its image are both
 * among the cells, the first one decides.
 */
export function symmetricPainter(
  { geometry, size }: Ground,
  images: readonly BoardImage[],
  edits: Edits,
  tool: AnyTool,
  paint: Painter,
): Painter {
  return (context, cells) => {
    // One line of cells beside the board is thought of as well.
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

/** A stroke of a tool of its own kind, drawn at the images as well; null where the tool begins none. */
export function mirroredStroke(
  { geometry, size }: Ground,
  images: readonly BoardImage[],
  edits: Edits,
  tool: AnyTool,
  context: Context,
  from: BoardPoint,
): Stroke<unknown, unknown> | null {
  const first = tool.begin(context, from) as Stroke<unknown, unknown> | null
  if (!first) return null
  const others = images.flatMap((image) => {
    const at = imageOfPoint(geometry, size, image, from)
    // On an axis it is its own image.
    if (at.row === from.row && at.col === from.col) return []
    const variant = variantIn(tool, image, context.variant)
    const stroke = tool.begin({ ...context, variant }, at) as Stroke<unknown, unknown> | null
    return stroke ? [{ stroke, image, variant }] : []
  })
  const all = [{ stroke: first, image: null, variant: context.variant }, ...others]
  const pointIn = (image: BoardImage | null, at: BoardPoint): BoardPoint =>
    image ? imageOfPoint(geometry, size, image, at) : at
  const each = (on: 'move' | 'end') => (now: Context, at: BoardPoint) => {
    let { level } = now
    return all.flatMap(({ stroke, image, variant }) => {
      const made = stroke[on]({ ...now, level, variant }, pointIn(image, at))
      level = applied(edits, level, made)
      return made
    })
  }
  return {
    move: each('move'),
    end: each('end'),
    preview: (now, at) => {
      let { level } = now
      const shown = all.map(({ stroke, image, variant }) => {
        const of = stroke.preview ? stroke : tool
        const seen = of.preview!({ ...now, level, variant }, pointIn(image, at)) as Preview<
          unknown,
          unknown
        > | null
        level = seen?.draft ?? level
        return seen
      })
      const [main, ...also] = shown
      return main
        ? { ...main, also: present(also), ...(level !== now.level && { draft: level }) }
        : null
    },
  }
}

/** What a click would do at the images, beside what it does where it is. */
export function withImagePreviews(
  { geometry, size }: Ground,
  images: readonly BoardImage[],
  tool: AnyTool,
  context: Context,
  at: BoardPoint,
): Preview<unknown, unknown> | null {
  const main = tool.preview(context, at) as Preview<unknown, unknown> | null
  if (!main) return null
  const also = images.map((image) => {
    const variant = variantIn(tool, image, context.variant)
    return tool.preview(
      { ...context, variant },
      imageOfPoint(geometry, size, image, at),
    ) as Preview<unknown> | null
  })
  return { ...main, also: present(also) }
}

function present(previews: readonly (Preview<unknown, unknown> | null)[]) {
  return previews.filter((preview) => preview !== null)
}

function variantIn(tool: AnyTool, { ways }: BoardImage, variant: number): number {
  return ways && tool.turnedVariant ? tool.turnedVariant(variant, ways) : variant
}

function applied(edits: Edits, level: unknown, made: readonly unknown[]): unknown {
  return made.reduce((held, edit) => edits.apply(held, edit).level, level)
}
