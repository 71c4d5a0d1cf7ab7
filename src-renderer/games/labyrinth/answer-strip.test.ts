import { expect, it } from 'vitest'
import { answerStrip, windowStart } from './answer-strip'
import { levelOf } from './testing'

const strip = answerStrip(levelOf(['o o o', 'o o o'], '0 0 EE', '0 1 ', '1 1 W', '1 1 '))

it('has an item for each start and each letter', () => {
  expect(strip.count).toBe(7)
  expect(Array.from({ length: 7 }, (_, item) => strip.at(item))).toEqual([
    { walk: 0, move: 0 },
    { walk: 0, move: 1 },
    { walk: 0, move: 2 },
    { walk: 1, move: 0 },
    { walk: 2, move: 0 },
    { walk: 2, move: 1 },
    { walk: 3, move: 0 },
  ])
})

it('finds the item of a move and the turn that has ended by then', () => {
  expect([strip.itemOf(0, 2), strip.itemOf(2, 1), strip.itemOf(3, 0)]).toEqual([2, 5, 6])
  expect(Array.from({ length: 7 }, (_, item) => strip.turnAfter(item))).toEqual([
    0, 1, 2, 2, 2, 3, 3,
  ])
})

it('counts the walks without moves that begin in the same turn', () => {
  expect([3, 4, 5].map((item) => strip.startsBefore(item))).toEqual([0, 1, 1])
})

it('keeps the window within the row', () => {
  expect([windowStart(0, 10, 100), windowStart(50, 10, 100), windowStart(99, 10, 100)]).toEqual([
    0, 45, 90,
  ])
  expect(windowStart(3, 10, 7)).toBe(0)
})
