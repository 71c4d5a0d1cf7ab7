import { makeRng } from '@core/kernel/rng'
import { describe, expect, it } from 'vitest'
import { cellsNamed } from '@core/games/ghosts/cells'
import { ghosts } from '@core/games/testing'
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
  return plan.edits.reduce<Level>((now, edit) => ghosts.edits.apply(now, edit).level, start)
}

function levelAfter(start: Level, plan: RegionPlan<unknown>): Level {
  const next = after(start, plan)
  if (typeof next === 'string') throw new Error(next)
  return next
}

function townAfter(plan: RegionPlan<unknown>, start = level): string[] | string {
  const next = after(start, plan)
  return typeof next === 'string' ? next : next.town.map(houseName)
}

/** Around LMMN only. */
const one = region(11, 12, 2, 2)

it('copies whole houses and pastes those that have a place', () => {
  const clip = regions.copy(level, region(11, 12, 2, 2))!
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
  const mirrored = levelAfter(begun, regions.mirror(begun, null, 'horizontal'))
  expect(mirrored.starts).toEqual(cellsNamed('AD GR GH MN PC SS'))
  expect(ghosts.validate(mirrored)).toEqual([])
  const rotated = levelAfter(begun, regions.rotate(begun, null))
  expect(ghosts.validate(rotated)).toEqual([])
  expect(rotated.town[0]).toEqual({ row: 6, col: 18, rows: 3, cols: 2 })
})

it('begins a town from nothing: all houses erased, then drawn one by one', () => {
  const begun: Level = { ...level, starts: cellsNamed('AQ GC GM MG PR SB') }
  const empty = levelAfter(begun, regions.erase(begun, region(0, 0, 20, 20)))
  expect([empty.town, empty.starts]).toEqual([[], null])
  expect(ghosts.validate(empty).map(({ code }) => code)).toEqual(['no-houses'])
  const text = ghosts.format.print(empty)
  expect(text.split('\n')[0]).toBe('-')
  expect(ghosts.format.parse(text)).toMatchObject({ ok: true, value: { level: empty } })
  const house = { row: 4, col: 4, rows: 2, cols: 2 }
  const { level: one } = ghosts.edits.apply(empty, {
    kind: 'insert',
    list: 'town',
    index: 0,
    item: house,
  })
  expect(ghosts.validate(one).map(({ code }) => code)).toEqual(['house-without-exit'])
  expect(regions.mirror(empty, null, 'vertical').ok).toBe(false)
})

describe('a town in which turns were played', () => {
  const played = ghosts.generator.generate({ ...ghosts.generator.defaults, turns: 12 }, makeRng(2))

  it('is mirrored without them, which is said before', () => {
    const plan = regions.mirror(played, null, 'vertical')
    expect(plan).toMatchObject({
      question: {
        sentence: 'Hunters always start in the same cells, so the 12 turns played will be deleted.',
      },
    })
    expect(after(played, plan)).toMatchObject({ form: 'level', turns: [] })
  })

  it('is turned with them by half a turn, the players exchanged', () => {
    const plan = regions.rotate(played, null)
    const edits = plan.ok ? plan.question?.instead?.edits : undefined
    expect(edits).toHaveLength(1)
    const half = levelAfter(played, { ok: true, edits: edits! })
    const [white, black] = ghosts.engine.answer(played).trim().split(' ')
    expect(ghosts.engine.answer(half)).toBe(`${black} ${white}\n`)
  })

  it('keeps its parts in place', () => {
    expect(regions.mirror(played, region(0, 0, 20, 19), 'vertical').ok).toBe(false)
  })
})
