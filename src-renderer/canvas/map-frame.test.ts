import { expect, test } from 'vitest'
import { hexGeometry, squareGeometry } from './geometry'
import { frameOnMap, holdsBoard, mapOf, seenBy } from './map-frame'

const size = { rows: 20, cols: 40 }
const pane = { width: 400, height: 300 }

test('a camera sees as many cells as have room in its pane, round the middle', () => {
  expect(seenBy({ cell: 20, x: 15, y: 10 }, pane)).toEqual({ x: 5, y: 2.5, width: 20, height: 15 })
})

test('a board is held when all its cells are seen, with or without its margin', () => {
  for (const geometry of [squareGeometry, hexGeometry]) {
    const { x, y, width, height } = geometry.bounds(size)
    expect(holdsBoard({ x, y, width, height }, geometry, size)).toBe(true)
    const close = { x: x + 0.7, y: y + 0.7, width: width - 1.4, height: height - 1.4 }
    expect(holdsBoard(close, geometry, size)).toBe(true)
    expect(holdsBoard({ ...close, width: width - 4 }, geometry, size)).toBe(false)
    expect(holdsBoard({ ...close, y: 3 }, geometry, size)).toBe(false)
  }
})

test('the map keeps the shape of the board, and the frame on it what is seen', () => {
  const map = mapOf(squareGeometry, size, { width: 170, height: 170 })
  expect(map).toEqual({ width: 170, height: 90, cell: 4 })
  const seen = { x: 8.75, y: 3.75, width: 10, height: 5 }
  const frame = frameOnMap(seen, squareGeometry, size, map)
  expect(frame).toEqual({ x: 40, y: 20, width: 40, height: 20 })
})

test('a frame beyond the board is cut to the map, and a tiny one can be found', () => {
  const map = mapOf(squareGeometry, size, { width: 170, height: 170 })
  const far = frameOnMap({ x: -20, y: 15, width: 30, height: 30 }, squareGeometry, size, map)
  expect(far).toEqual({ x: 0, y: 65, width: 45, height: 25 })
  const tiny = frameOnMap({ x: 41, y: 0, width: 0.5, height: 0.5 }, squareGeometry, size, map)
  expect(tiny).toMatchObject({ width: 6, height: 6 })
  expect(tiny.x + tiny.width).toBeLessThanOrEqual(170)
})
