import { expect, it } from 'vitest'
import { cellsNamed } from '@core/games/ghosts/cells'
import { ghosts } from '@core/games/ghosts/index'
import { blankLevel, houseName, type Level } from '@core/games/ghosts/model'
import type { Region, RegionPlan } from '../../tools/region'
import { regions } from './regions'

const level = blankLevel()

function region(row: number, col: number, rows: number, cols: number): Region {
  const rect = { row, col, rows, cols }
  return { rect, has: (r, c) => r >= row && c >= col && r < row + rows && c < col + cols }
}

function after(start: Level, plan: RegionPlan<unknown>): Level | string {
  if (!plan.ok) return plan.reason
  return plan.edits.reduce<Level>(
    (now, edit) => ghosts.edits.apply(now, edit as never).level,
    start,
  )
}

function townAfter(plan: RegionPlan<unknown>, start = level): string[] | string {
  const next = after(start, plan)
  return typeof next === 'string' ? next : next.town.map(houseName)
}

/** Around LMMN alone. */
const one = region(11, 12, 2, 2)

it('copies whole houses and pastes those that have a place', () => {
  const clip = regions.copy(level, region(11, 12, 2, 2))
  expect(townAfter(regions.paste(level, clip, 2, 17, 0))).toEqual([
    ...level.town.map(houseName),
    'CRDS',
  ])
  expect(regions.paste(level, clip, 11, 12, 0).ok).toBe(false)
  expect(regions.copy(level, region(11, 12, 2, 1))).toBeNull()
})

it('moves and erases the houses of a selection', () => {
  expect(townAfter(regions.move(level, one, 1, 0))).toContain('MMNN')
  expect(townAfter(regions.erase(level, one))).toHaveLength(level.town.length - 1)
  expect(regions.move(level, one, -11, -3)).toMatchObject({ ok: false })
})

it('mirrors and rotates the whole town with the ghosts’ starts, which stay on corners', () => {
  const starts = cellsNamed('AQ GC GM MG PR SB')
  const begun: Level = { ...level, starts }
  const mirrored = after(begun, regions.mirror(begun, null, 'horizontal')) as Level
  expect(mirrored.starts).toEqual(cellsNamed('AD GR GH MN PC SS'))
  expect(ghosts.validate(mirrored)).toEqual([])
  const rotated = after(begun, regions.rotate(begun, null)) as Level
  expect(ghosts.validate(rotated)).toEqual([])
  expect(rotated.town[0]).toEqual({ row: 6, col: 18, rows: 3, cols: 2 })
})

it('changes no town in which turns were played', () => {
  const turns = [{ teams: [null, null], ghosts: null }] as const
  const plan = regions.mirror({ ...level, turns }, null, 'vertical')
  expect(plan.ok).toBe(false)
})
