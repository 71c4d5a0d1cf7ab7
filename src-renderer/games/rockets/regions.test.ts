import { expect, it } from 'vitest'
import type { Level } from '@core/games/rockets/model'
import type { Region } from '../../tools/region'
import { regions } from './regions'

const level: Level = {
  width: 6,
  height: 6,
  rockets: [
    { x: 1, y: 1 },
    { x: 4, y: 4 },
  ],
  doors: [{ at: 1, wall: 'N' }],
  turns: [
    { x: 2, y: 1, way: 'E' },
    { x: 1, y: 3, way: 'S' },
  ],
}

/** Rows 0 to 1 and columns 0 to 2 without the rocket's square. */
const brushed: Region = {
  rect: { row: 0, col: 0, rows: 2, cols: 3 },
  has: (row, col) => row < 2 && col < 3 && !(row === 1 && col === 1),
}

function levelAfter(plan: ReturnType<typeof regions.erase>): Level | string {
  if (!plan.ok) return plan.reason
  const edit = plan.edits[0]!
  return edit.kind === 'replace' ? edit.level : edit.kind
}

it('erases only the brushed squares', () => {
  expect(levelAfter(regions.erase(level, brushed))).toEqual({
    ...level,
    doors: [],
    turns: [level.turns[1]],
  })
})

it('pastes a copy elsewhere, its arrows before the chosen turn', () => {
  const clip = regions.copy(level, brushed)!
  expect(levelAfter(regions.paste(level, clip, 0, 3, 1))).toEqual({
    ...level,
    doors: [
      { at: 1, wall: 'N' },
      { at: 4, wall: 'N' },
    ],
    turns: [level.turns[0], { x: 5, y: 1, way: 'E' }, level.turns[1]],
  })
})

it('says what had no place', () => {
  const clip = regions.copy(level, brushed)!
  const plan = regions.paste(level, clip, 3, 0, 0)
  expect(plan.ok && plan.note).toBe('One thing did not fit here.')
})

it('copies and erases nothing where nothing is', () => {
  const empty: Region = { rect: { row: 2, col: 2, rows: 1, cols: 1 }, has: () => true }
  expect(regions.copy(level, empty)).toBe(null)
  expect(regions.erase(level, empty).ok).toBe(false)
})

it('refuses to turn what is too long for the board', () => {
  const wide: Level = { ...level, width: 8 }
  const row: Region = { rect: { row: 1, col: 0, rows: 1, cols: 8 }, has: () => true }
  expect(regions.rotate(wide, row).ok).toBe(false)
})

it('asks before it mirrors a board on which animals turn, and tells of doors that stay', () => {
  expect(regions.mirror(level, null, 'vertical')).toMatchObject({
    question: { apply: 'Mirror anyway' },
  })
  expect(regions.rotate(level, null)).not.toHaveProperty('question')
  expect(regions.mirror({ ...level, turns: [] }, null, 'vertical')).not.toHaveProperty('question')
  expect(regions.mirror(level, brushed, 'vertical')).toMatchObject({
    note: 'One door stays in its wall.',
  })
})
