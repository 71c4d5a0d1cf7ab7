import { expect, test } from 'vitest'
import {
  colourPresets,
  coloursOf,
  contrast,
  LEAST_CONTRAST,
  MOST_COLOURS,
  weakOn,
} from './player-colours'

test('the contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrast('#ffffff', '#767676')).toBe(contrast('#767676', '#ffffff'))
})

test.each(Object.entries(colourPresets))('%s stands out on both boards', (_, colours) => {
  expect(colours).toHaveLength(MOST_COLOURS)
  for (const colour of colours) expect(weakOn(colour), colour).toEqual([])
})

/** What people without one kind of cones see, from linear light (Viénot, Brettel and Mollon 1999). */
const sights = {
  'no red cones': [0.11238, 0.88762, 0, 0.11238, 0.88762, 0, 0.00401, -0.00401, 1],
  'no green cones': [0.29275, 0.70725, 0, 0.29275, 0.70725, 0, -0.02234, 0.02234, 1],
} as const

function seen(colour: string, matrix: readonly number[]): readonly number[] {
  const light = [1, 3, 5].map((at) => (parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2)
  return [0, 3, 6].map((row) => light.reduce((sum, one, at) => sum + one * matrix[row + at]!, 0))
}

test.each(Object.entries(colourPresets))('the first two of %s are told apart by all', (_, set) => {
  for (const [name, matrix] of Object.entries(sights)) {
    const [one, other] = [seen(set[0], matrix), seen(set[1], matrix)]
    const apart = Math.hypot(...one.map((value, at) => value - other[at]!))
    expect(apart, name).toBeGreaterThan(0.15)
  }
})

test('own colours come first; one that is pale on a board says on which', () => {
  const own = coloursOf(['#123456'])
  expect([own[0], own[1], own.length]).toEqual(['#123456', colourPresets['okabe-ito'][1], 7])
  expect(weakOn('#ffff00').map(({ theme }) => theme)).toEqual(['light'])
  expect(weakOn('#000044').map(({ theme }) => theme)).toEqual(['dark'])
  expect(weakOn('#ffff00')[0]!.contrast).toBeLessThan(LEAST_CONTRAST)
})
