import type { LevelEdits } from '@core/game/module'
import { cellsBetween } from '@core/kernel/grid'
import type { BoardPoint, Preview, Stroke, Tool, ToolContext } from './tool'
import { words } from '../ui/words'

/** A tool as games define it; its icon is chosen where the rail is put together. */
export type ToolSketch<Level, Edit, Ghost = unknown> = Omit<Tool<Level, Edit, Ghost>, 'icon'>

type At<Level, Result> = (context: ToolContext<Level>, at: BoardPoint) => Result

/** Minimum length of a drag that chooses a direction, in cells. */
const DRAG = 0.3

/** A stroke that changes the level only at the release: a click, or a drag with a preview. */
export function releaseStroke<Level, Edit, Ghost = unknown>(
  end: At<Level, readonly Edit[] | Edit | null>,
  preview?: At<Level, Preview<Ghost, Level> | null>,
): Stroke<Level, Edit, Ghost> {
  return {
    move: () => [],
    end: (context, at) => [end(context, at) ?? []].flat() as readonly Edit[],
    ...(preview && { preview }),
  }
}

/** A stroke that changes the level wherever the pointer goes. */
export function followStroke<Level, Edit, Ghost = unknown>(
  follow: At<Level, readonly Edit[]>,
  preview?: At<Level, Preview<Ghost, Level> | null>,
): Stroke<Level, Edit, Ghost> {
  return { move: follow, end: follow, ...(preview && { preview }) }
}

/** A stroke that changes one place of a trail after another, each in the level that the change before has made. */
export function trailStroke<Level, Edit, Place, Ghost = unknown>(
  edits: Pick<LevelEdits<Level, Edit>, 'apply'>,
  trail: (at: BoardPoint) => readonly Place[],
  editAt: (context: ToolContext<Level>, place: Place) => Edit | null,
): Stroke<Level, Edit, Ghost> {
  return followStroke((context, at) => {
    const made: Edit[] = []
    let { level } = context
    for (const place of trail(at)) {
      const edit = editAt({ ...context, level }, place)
      if (edit === null) continue
      made.push(edit)
      level = edits.apply(level, edit).level
    }
    return made
  })
}

/** Collects the points of a drag since the last call, beginning with the press. */
export function trailFrom(
  from: BoardPoint,
  pathTo: (from: BoardPoint, to: BoardPoint) => readonly BoardPoint[] = squaresTo,
): (at: BoardPoint) => readonly BoardPoint[] {
  let last: BoardPoint | null = null
  return (at) => {
    const path = last ? pathTo(last, at) : [from, ...pathTo(from, at)]
    last = at
    return path
  }
}

/** Middles of the squares from one point to another without the first; a fast pointer skips some. */
export function squaresTo(from: BoardPoint, to: BoardPoint): readonly BoardPoint[] {
  const cells = cellsBetween(from.row, from.col, to.row, to.col).slice(1)
  return cells.map(({ row, col }) => ({ row, col, x: col + 0.5, y: row + 0.5 }))
}

/**
 * Direction of a drag, 0 to 3 for N, E, S, W: the main direction from the cell's middle; null while the pointer has
 * hardly moved.
 */
export function wayOfDrag(from: BoardPoint, to: BoardPoint): number | null {
  if (Math.hypot(to.x - from.x, to.y - from.y) < DRAG) return null
  const dx = to.x - (from.col + 0.5)
  const dy = to.y - (from.row + 0.5)
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 1 : 3
  return dy > 0 ? 2 : 0
}

/** A preview of only words. */
export function hintPreview(hint: string): Preview<never> {
  return { ghost: null, refusal: null, hint }
}

/** The eraser of a game. `erasureAt` returns the preview of what it would remove at a point, null for nothing. */
export function eraserOf<Level, Edit, Ghost, Erasure extends Preview<Ghost> = Preview<Ghost>>(
  erasureAt: At<Level, Erasure | null>,
  begin: (
    context: ToolContext<Level>,
    from: BoardPoint,
    erasure: Erasure | null,
  ) => Stroke<Level, Edit, Ghost> | null,
): ToolSketch<Level, Edit, Ghost> {
  return {
    id: 'eraser',
    label: words.tools.eraser,
    key: 'E',
    variants: () => [],
    preview: erasureAt,
    begin: (context, from) => begin(context, from, erasureAt(context, from)),
  }
}
