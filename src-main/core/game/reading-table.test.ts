import { expect, it } from 'vitest'
import { english } from '../words/testing'
import { findReading, joinReadings } from './reading-table'

const readings = [
  { id: 'a', belief: 'Cats sleep.', rule: 'R1' },
  { id: 'b', belief: 'Mice swim.', rule: 'R2' },
]
const game = { engine: { readings }, words: english }

it('finds a misreading, and several joined as one', () => {
  expect(findReading(game, 'b')).toBe(readings[1])
  expect(findReading(game, joinReadings(['a', 'b']))).toEqual({
    id: 'a+b',
    belief: 'Cats sleep; at the same time: Mice swim',
    rule: 'R1 and R2',
  })
})

it('finds none where one of them is not there', () => {
  expect([findReading(game, 'c'), findReading(game, 'a+c'), findReading(game, '')]).toEqual([
    null,
    null,
    null,
  ])
})
