import { expect, it } from 'vitest'
import { rockets } from '@core/games/testing'
import type { Level } from '@core/games/rockets/model'
import { placementProblem } from '@core/games/rockets/play/placement'
import { freeSquareNear, insertTurn } from './turn-edits'

const level: Level = {
  width: 5,
  height: 5,
  rockets: [
    { x: 1, y: 2 },
    { x: 3, y: 2 },
  ],
  doors: [{ at: 2, wall: 'N' }],
  turns: [
    { x: 2, y: 2, way: 'E' },
    { x: 2, y: 1, way: 'S' },
  ],
}

it('finds the free square in the nearest ring', () => {
  const near = freeSquareNear(level, 2, 2, 2)!
  expect(Math.max(Math.abs(near.x - 2), Math.abs(near.y - 2))).toBe(1)
  expect(placementProblem(level, 2, near.x, near.y)).toBe(null)
  expect(freeSquareNear(level, 2, 3, 4)).toEqual({ x: 3, y: 4 })
})

it('finds no square on a full board', () => {
  const full = { ...level, width: 3, height: 3 }
  const rocketsEverywhere = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x, y })))
  expect(freeSquareNear({ ...full, rockets: rocketsEverywhere }, 0, 1, 1)).toBe(null)
  expect(insertTurn({ ...full, rockets: rocketsEverywhere }, 0)).toBe(null)
})

it('inserts a turn that is allowed where it is, also behind the last', () => {
  for (const index of [0, 1, 2]) {
    const after = rockets.edits.apply(level, insertTurn(level, index)!).level
    const { x, y } = after.turns[index]!
    expect(after.turns).toHaveLength(3)
    expect(placementProblem(after, index, x, y)).toBe(null)
    // Nor is a later turn put in the wrong.
    expect(rockets.validate(after).filter(({ severity }) => severity === 'error')).toEqual([])
  }
})
