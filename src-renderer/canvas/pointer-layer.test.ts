import { expect, test } from 'vitest'
import { SvgContext } from './picture/svg-context'
import { boardThemes } from './picture/themes'
import type { Paint } from './board-view'
import type { ShownBoard } from './shown-board'
import { squareGeometry } from './geometry'
import { paintDiffering } from './pointer-layer'

const SIDE = 10

/** What is painted where a block of 5 x 5 cells differs. */
function painted(cell: number): readonly string[] {
  const ctx = new SvgContext((text) => text.length, 'x')
  const differing = Array.from({ length: SIDE * SIDE }, (_, at) => at).filter(
    (at) => at % SIDE < 5 && at < 5 * SIDE,
  )
  const shown = {
    view: { geometry: squareGeometry },
    size: { rows: SIDE, cols: SIDE },
    marks: { differing },
    placeOf: (at: number) => ({ row: Math.trunc(at / SIDE), col: at % SIDE }),
  }
  const paint = { ctx, cell, theme: boardThemes.light }
  paintDiffering(paint as unknown as Paint, shown as unknown as ShownBoard)
  return ctx.body().split('\n')
}

const strokes = (cell: number): readonly string[] =>
  painted(cell).filter((line) => line.includes('stroke='))

test('cells that differ are framed one by one where there is room', () => {
  expect(strokes(40)).toHaveLength(25)
  expect(painted(40).filter((line) => line.includes('opacity="0.16"'))).toHaveLength(25)
})

test('on small cells only the edge of all that differs is drawn, so that no frame covers a piece', () => {
  expect(strokes(10)).toHaveLength(1)
  // Twenty edges of the block and no line inside it.
  expect(strokes(10)[0]!.match(/M/g)).toHaveLength(20)
  expect(strokes(10)[0]).not.toContain('stroke-width')
})
