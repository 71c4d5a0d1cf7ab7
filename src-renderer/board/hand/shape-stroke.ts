import type { LevelEdits } from '@core/game/module'
import type { Preview, BoardPlace, BoardPoint, Stroke, ToolContext } from '../../tools/tool'
import type { BoardImage } from '../../canvas/symmetry'
import { Selection } from '../../tools/selection'
import type { ShapeId } from '../../tools/shape'
import { likeRegion, type LikeGround } from './like-cells'
import type { Painter } from './painter'
import { cellsOfShape, constrained } from './shapes'
import { withImages } from './symmetric'
import { words } from '../../ui/words'
import { applied } from '../../tools/applied'

type Context = ToolContext<unknown>

/** Maximum number of cells whose result is previewed; for more only the border is shown until the release. */
const MOST_DRAFTED = 20_000

/** The parts of a shape stroke. */
export interface ShapeOfStroke {
  readonly shape: ShapeId
  readonly ground: LikeGround
  readonly paint: Painter
  /** Mirrored places that `paint` paints as well. */
  readonly images: readonly BoardImage[]
  /** True when the stroke leaves objects as they are. */
  readonly isOfGround: boolean
  /** Lines of cells beside the board in which the tool can be used. */
  readonly margin: 0 | 1
  readonly edits: Pick<LevelEdits<unknown, unknown>, 'apply'>
  /** True while the shape should be kept regular. */
  isConstrained(): boolean
}

interface Planned {
  readonly edits: () => readonly unknown[]
  readonly preview: Preview<unknown, unknown>
}

/**
 * A drag that spans a shape or draws in free hand, or a press that fills; the level changes at the end, by one edit of
 * all cells.
 */
export function shapeStroke(of: ShapeOfStroke, from: BoardPoint): Stroke<unknown, unknown> {
  const start = onGround(of, from)
  const trail: BoardPlace[] = [start]
  let held: { readonly key: string; readonly level: unknown; readonly plan: Planned } | null = null
  // A pointer moves many times within a cell, so the plan is kept per cell.
  const planTo = (context: Context, at: BoardPoint): Planned => {
    const end = onGround(of, at)
    const key = `${end.row} ${end.col} ${of.isConstrained()}`
    if (held?.key !== key || held.level !== context.level) {
      if (of.shape === 'free') trail.push(...lineTo(of, trail, end))
      const region = of.shape === 'free' ? Selection.brushed(trail) : spanned(of, start, end)
      held = { key, level: context.level, plan: plan(of, context, region) }
    }
    return held.plan
  }
  return {
    move: (context, at) => {
      // Planned at once: a fast hand may move on before the preview is asked for.
      if (of.shape === 'free') planTo(context, at)
      return []
    },
    end: (context, at) => planTo(context, at).edits(),
    preview: (context, at) => planTo(context, at).preview,
  }
}

/** The cells of a drag since its last cell, without that cell. */
function lineTo({ ground }: ShapeOfStroke, trail: readonly BoardPlace[], end: BoardPlace) {
  return ground.geometry.line(ground.size, trail.at(-1)!, end).slice(1)
}

function spanned(of: ShapeOfStroke, from: BoardPlace, to: BoardPlace): Selection | null {
  const { shape, ground } = of
  if (shape === 'free') return null
  if (shape === 'fill') return likeRegion(ground, from)
  const end = of.isConstrained() ? constrained(ground, shape, from, to) : to
  return cellsOfShape(ground, shape, from, onGround(of, end))
}

function plan(of: ShapeOfStroke, context: Context, region: Selection | null): Planned {
  const { shape, ground, paint } = of
  if (!region) return { edits: () => [], preview: { ghost: null, refusal: null, hint: '' } }
  const shown = withImages(ground, of.images, region)
  // Painted only at the end: painting so many cells during the drag would delay the pointer.
  if (region.count > MOST_DRAFTED) {
    const hint = hintOf(shape, region, ground, false)
    const preview = { ghost: null, refusal: null, hint, region: shown }
    return { edits: () => paint(context, region).edits, preview }
  }
  const { edits, refusal } = paint(context, region)
  const isForbidden = edits.length === 0 && refusal !== null
  const preview = {
    ghost: null,
    refusal: isForbidden ? refusal : null,
    hint: hintOf(shape, region, ground, refusal !== null && !isForbidden),
    region: shown,
    ...(edits.length > 0 && drafted(of, context, edits)),
  }
  return { edits: () => edits, preview }
}

function drafted(
  { edits, isOfGround }: ShapeOfStroke,
  { level }: Context,
  made: readonly unknown[],
): { readonly draft: unknown; readonly isWhole: boolean } {
  return { draft: applied(edits, level, made), isWhole: !isOfGround }
}

/** The shape and its size; `isPart`: some of its cells cannot be changed. */
function hintOf(
  id: ShapeId,
  { rect: { rows, cols }, count }: Selection,
  { geometry }: LikeGround,
  isPart: boolean,
): string {
  const shape = words.tools.shapes[id]
  const hasSides = geometry.corners.length === 4 && rows > 1 && cols > 1
  return hasSides
    ? words.hand.shapeOfSides({ shape, rows, cols, count, isPart })
    : words.hand.shapeOfCells({ shape, count, isPart })
}

/** The nearest place where the tool can be used. */
function onGround(
  { ground: { size }, margin }: ShapeOfStroke,
  { row, col }: BoardPlace,
): BoardPlace {
  const within = (line: number, length: number): number =>
    Math.max(-margin, Math.min(length - 1 + margin, line))
  return { row: within(row, size.rows), col: within(col, size.cols) }
}
