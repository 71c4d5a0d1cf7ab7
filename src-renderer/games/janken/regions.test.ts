import { expect, it } from 'vitest'
import { cellName, cellNamed } from '@core/games/janken/board'
import { blankSet, type DataSet, type Edit, type Level } from '@core/games/janken/model'
import type { RegionPlan } from '../../tools/region'
import { Selection } from '../../tools/selection'
import { cellsAlong } from './cell-path'
import { insertMove } from './move-tool'
import { regions } from './regions'

const level: Level = { sets: [blankSet(), blankSet()] }
const rowE = Selection.rectangle({ row: 4, col: 0, rows: 1, cols: 5 })

function setAfter(plan: RegionPlan<Edit>): DataSet | string {
  if (!plan.ok) return plan.reason
  const edit = plan.edits[0]!
  return edit.kind === 'replace' && 'page' in edit && edit.page === 1 ? edit.level : edit.kind
}

it('moves, erases and pastes on the page named', () => {
  const moved = setAfter(regions.move(level, rowE, 1, 0, 1)) as DataSet
  expect(moved.units.map(({ cell }) => cellName(cell))).toEqual(['F3', 'E7'])
  const erased = setAfter(regions.erase(level, rowE, 1)) as DataSet
  expect(erased.units.map(({ cell }) => cellName(cell))).toEqual(['E7'])
  const clip = regions.copy(level, rowE, 1)!
  const pasted = setAfter(regions.paste(level, clip, 6, 0, 0, 1)) as DataSet
  expect(pasted.units.map(({ cell }) => cellName(cell))).toEqual(['E3', 'G3', 'E7'])
})

it('turns the board by a sixth, and a selection about its middle', () => {
  const turned = setAfter(regions.rotate(level, null, 1)) as DataSet
  expect(turned.units.map(({ cell }) => cellName(cell))).toEqual(['C5', 'G5'])
  const besideE4 = Selection.rectangle({ row: 4, col: 1, rows: 1, cols: 4 })
  const part = setAfter(regions.rotate(level, besideE4, 1)) as DataSet
  expect(part.units.map(({ cell }) => cellName(cell))).toEqual(['D4', 'E7'])
})

it('says what of a part stays: moves that name its cells, units without a place', () => {
  const edge = Selection.rectangle({ row: 0, col: 4, rows: 1, cols: 3 })
  const moves = [
    { from: 4, to: 38 },
    { from: 38, to: 5 },
    { from: 38, to: 39 },
  ]
  const units = [...blankSet().units, { side: 2, type: 'G', cell: 4 } as const]
  const set: DataSet = { ...blankSet(), units, moves }
  expect(regions.rotate({ sets: [set] }, edge)).toMatchObject({
    note: '2 moves that start or end here keep their cells. One unit went off the board or was covered.',
  })
  expect(regions.rotate({ sets: [set] }, null)).not.toHaveProperty('note')
})

it('refuses what changes nothing', () => {
  const empty = Selection.rectangle({ row: 0, col: 4, rows: 1, cols: 5 })
  expect(regions.erase(level, empty, 1).ok).toBe(false)
})

it('keeps only existing cells of a selection', () => {
  const all = Selection.rectangle({ row: 0, col: 0, rows: 1, cols: 9 })
  const kept = all.within((_, col) => col >= 4)
  expect([...kept!.list()].map(({ col }) => col)).toEqual([4, 5, 6, 7, 8])
  expect(all.within(() => false)).toBe(null)
})

it('inserts a copy of the move that stands there, else one from the first unit', () => {
  const set: DataSet = {
    ...blankSet(),
    moves: [
      { from: 38, to: 39 },
      { from: 39, to: 40 },
    ],
  }
  expect([insertMove(set, 1, 1), insertMove(set, 1, 2)]).toEqual([
    { kind: 'insert', list: 'moves', page: 1, index: 1, item: { from: 39, to: 40 } },
    { kind: 'insert', list: 'moves', page: 1, index: 2, item: { from: 40, to: 40 } },
  ])
})

it('follows a straight line over the hexagons', () => {
  const point = (x: number, y: number) => ({ row: 0, col: 0, x, y })
  const cells = cellsAlong(point(2.5, 0.58), point(6.5, 0.58))
  expect(cells.map(cellName)).toEqual(['A5', 'A6', 'A7', 'A8', 'A9'])
  expect(cellsAlong(point(-3, -3), point(-3, -3))).toEqual([])
  expect(cellNamed('A9')).toBe(8)
})
