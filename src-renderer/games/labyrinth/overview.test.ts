import { expect, it } from 'vitest'
import { cavesOf, riversOf } from './overview'
import { levelOf } from './testing'

it('measures rivers from spring to estuary, also those that lack one', () => {
  const level = levelOf(['r2> r2v o', 'r5> e2 e3', 'y71 o y70'], '0 2 ')
  expect(riversOf(level)).toEqual([
    { number: 2, length: 3, spring: 0, estuary: 4 },
    { number: 3, length: 1, spring: -1, estuary: 5 },
    { number: 5, length: 1, spring: 3, estuary: -1 },
  ])
  expect(cavesOf(level)).toEqual([{ number: 7, cells: [8, 6] }])
})
