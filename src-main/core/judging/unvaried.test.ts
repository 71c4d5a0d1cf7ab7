import { expect, it } from 'vitest'
import { unvariedIn } from './unvaried'

const reach = (
  name: string,
  value: number,
  official: readonly [number, number],
  largest = value,
) => ({
  name,
  smallest: value,
  largest,
  official,
})
const players = (value: number) => reach('players', value, [2, 4])

it('names the number with the fewest official values that is the same everywhere, and the bound next to it', () => {
  const level = [reach('doors', 8, [5, 9]), players(3)]
  expect(unvariedIn([level, level])).toEqual({ limit: 'players', value: 3, bound: 2 })
  expect(unvariedIn([level, [reach('doors', 8, [5, 9]), players(4)]])).toEqual({
    limit: 'doors',
    value: 8,
    bound: 9,
  })
  for (const [value, bound] of [
    [2, 4],
    [4, 2],
    [5, 4],
    [1, 2],
  ] as const)
    expect(unvariedIn([[players(value)], [players(value)]])?.bound).toBe(bound)
})

it.each([
  ['a single level', [[players(3)]]],
  ['no levels', []],
  ['levels that vary it', [[players(3)], [players(2)]]],
  ['a level of which it is not known', [[players(3)], []]],
  [
    'boards of one level that vary it',
    [[reach('sets', 2, [1, 3], 3)], [reach('sets', 2, [1, 3], 3)]],
  ],
  ['a number that may have but one value', [[reach('one', 1, [1, 1])], [reach('one', 1, [1, 1])]]],
  ['a number of many values', [[reach('width', 9, [5, 25])], [reach('width', 9, [5, 25])]]],
])('names nothing of %s', (_, levels) => {
  expect(unvariedIn(levels)).toBeNull()
})
