import { expect, it } from 'vitest'
import type { Level } from '@core/games/labyrinth/model'
import { Selection } from '../../tools/selection'
import { regions } from './regions'
import { levelOf, mapOf } from './testing'

const level = levelOf(['r1> e1 o o', 'b^ w o o'], '1 2 NE')
const left = Selection.rectangle({ row: 0, col: 0, rows: 2, cols: 2 })

function after(plan: ReturnType<typeof regions.erase>): Level {
  if (!plan.ok) throw new Error(plan.reason)
  const edit = plan.edits[0]!
  if (edit.kind !== 'replace') throw new Error(edit.kind)
  return edit.level
}

it('pastes a copy with numbers of its own', () => {
  const plan = regions.paste(level, regions.copy(level, left)!, 0, 2, 0)
  expect(mapOf(after(plan))).toEqual(['r1> e1 r2> e2', 'b^ w b^ w'])
})

it('mirrors and moves cells with their ways and starts', () => {
  const mirrored = after(regions.mirror(level, null, 'horizontal'))
  expect(mapOf(mirrored)).toEqual(['o o e1 r1<', 'o o w b^'])
  expect(mirrored.walks).toEqual([{ row: 1, col: 1, moves: 'NW' }])
  expect(mapOf(after(regions.move(level, left, 0, 1)))).toEqual(['o r1> e1 o', 'o b^ w o'])
})

it('says that the walks of a part keep their moves', () => {
  const right = Selection.rectangle({ row: 0, col: 2, rows: 2, cols: 2 })
  const walls = levelOf(['r1> e1 w o', 'b^ w o o'], '1 2 NE')
  expect(regions.mirror(walls, right, 'horizontal')).toMatchObject({
    note: 'The walk keeps its moves; one start has moved.',
  })
  expect(regions.rotate(level, left)).toMatchObject({ note: 'The walk keeps its moves.' })
  expect(regions.rotate(level, null)).toMatchObject({ note: '' })
})

it('turns the map, and refuses a selection that is too long for it', () => {
  expect(mapOf(after(regions.rotate(level, null)))).toEqual(['b> r1v', 'w e1', 'o o', 'o o'])
  const row = Selection.rectangle({ row: 0, col: 0, rows: 1, cols: 4 })
  expect(regions.rotate(level, row).ok).toBe(false)
})

it('erases to islands, but says when there is nothing to erase', () => {
  expect(mapOf(after(regions.erase(level, left)))).toEqual(['o o o o', 'o o o o'])
  const right = Selection.rectangle({ row: 0, col: 2, rows: 2, cols: 2 })
  expect(regions.erase(level, right)).toEqual({
    ok: false,
    reason: 'There are only islands in the selection.',
  })
})
