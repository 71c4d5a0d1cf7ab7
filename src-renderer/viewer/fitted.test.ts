import { expect, test } from 'vitest'
import { squareGeometry } from '../canvas/geometry'
import { fitted } from './fitted'

const look = { geometry: squareGeometry }

test('a board is as large as its place allows', () => {
  const place = { width: 900, height: 660 }
  const layout = fitted(look, { rows: 10, cols: 10 }, place)
  expect(layout.width).toBeLessThanOrEqual(place.width)
  expect(layout.height).toBeLessThanOrEqual(place.height)
  expect(layout.height).toBeGreaterThan(place.height - 13)
})

test('a small board has no giant cells, and a large one is scrolled', () => {
  expect(fitted(look, { rows: 2, cols: 2 }, { width: 2000, height: 2000 }).scale).toBe(72)
  const large = fitted(look, { rows: 500, cols: 500 }, { width: 900, height: 660 })
  expect(large.scale).toBe(6)
  expect(large.width).toBeGreaterThan(3000)
})
