import { rockets } from '@core/games/testing'
import type { Level } from '@core/games/rockets/model'
import { expect, test } from 'vitest'
import { squareGeometry } from '../../canvas/geometry'
import { doorTool } from '../../games/rockets/door-tool'
import type { BoardPoint } from '../../tools/tool'
import { shapeStroke } from './shape-stroke'

const point = (row: number, col: number): BoardPoint => ({ row, col, x: col + 0.5, y: row + 0.5 })

test('a shape changes nothing on the way and shows the level as its end will leave it', () => {
  const level: Level = { ...rockets.blank(6, 6), doors: [] }
  const context = { level, turn: 0, page: 0, variant: -1 }
  const stroke = shapeStroke(
    {
      shape: 'frame',
      ground: {
        geometry: squareGeometry,
        size: { rows: 6, cols: 6 },
        kindAt: () => 0,
        exists: () => true,
      },
      paint: (at, cells) => doorTool.paint!(at as typeof context, cells.list()),
      images: [],
      isOfGround: false,
      margin: 1,
      edits: rockets.edits,
      isConstrained: () => false,
    },
    point(-1, -1),
  )
  expect(stroke.move(context, point(6, 6))).toEqual([])
  // Far outside is as much as just beside the board.
  const shown = stroke.preview!(context, point(99, 99))!
  const edits = stroke.end(context, point(99, 99))
  const after = edits.reduce<Level>((held, edit) => rockets.edits.apply(held, edit).level, level)
  expect(shown).toMatchObject({ refusal: null, hint: 'Frame: 8 × 8, 28 cells', isWhole: true })
  expect(shown.draft).toEqual(after)
  expect(after.doors).toHaveLength(16)
  expect(stroke.end({ ...context, level: after }, point(99, 99))).toEqual([])
})

test('very many cells are painted once, at the end', () => {
  let painted = 0
  const context = { level: 0, turn: 0, page: 0, variant: -1 }
  const stroke = shapeStroke(
    {
      shape: 'rectangle',
      ground: {
        geometry: squareGeometry,
        size: { rows: 1000, cols: 1000 },
        kindAt: () => 0,
        exists: () => true,
      },
      paint: (_, cells) => ({ edits: [(painted += cells.count)], refusal: null }),
      images: [],
      isOfGround: true,
      margin: 0,
      edits: { apply: (level, edit) => ({ level, inverse: edit }) },
      isConstrained: () => false,
    },
    point(0, 0),
  )
  for (const far of [500, 700, 999]) {
    expect(stroke.preview!(context, point(far, far))?.hint).toMatch(/^Rectangle: \d+ × \d+/)
  }
  expect(painted).toBe(0)
  expect(stroke.end(context, point(999, 999))).toEqual([1_000_000])
})
