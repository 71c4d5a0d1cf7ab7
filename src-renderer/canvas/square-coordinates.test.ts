import { expect, it } from 'vitest'
import { stepFor } from './square-coordinates'

it('numbers every cell when there is room, else round numbers that do not touch', () => {
  expect([40, 15, 10, 5, 2].map(stepFor)).toEqual([1, 1, 5, 10, 20])
})
