import { expect, test } from 'vitest'
import { boardBox, FOLDED, LEAST_HEIGHT, LEAST_WIDTH, lengths } from './fit'
import { BOARD, type DockPlace } from './layout'

const stack = (front: string, size: number): DockPlace => ({ panes: [front], front, size })
const row = (size: number, ...parts: DockPlace[]): DockPlace => ({ parts, size })
const board = stack(BOARD, 600)

test('the board takes what the others leave, wherever it stands', () => {
  const [left, right] = [stack('text', 300), stack('level', 400)]
  expect(lengths([left, board, right], false, 1500)).toEqual([300, 800, 400])
  expect(lengths([row(500, stack('why', 200), board), left], false, 1500)).toEqual([1200, 300])
})

test('the board has its least size to the last pixel; with less room all shrink by their share', () => {
  const parts = [board, stack('text', 380)]
  expect(lengths(parts, false, 500)).toEqual([120, 380])
  const shrunk = lengths(parts, false, 490)
  expect(shrunk[0]).toBeCloseTo((600 / 980) * 490)
  expect(shrunk[1]).toBeCloseTo((380 / 980) * 490)
  expect(shrunk[0]).toBeGreaterThan(120)
})

test('panes are no narrower and no lower than can be used, and folded ones as low as their tabs', () => {
  expect(lengths([board, stack('text', 10)], false, 1000)).toEqual([
    1000 - LEAST_WIDTH,
    LEAST_WIDTH,
  ])
  expect(lengths([board, stack('text', 50)], true, 1000)).toEqual([
    1000 - LEAST_HEIGHT,
    LEAST_HEIGHT,
  ])
  for (const size of [FOLDED, 20])
    expect(lengths([board, stack('text', size)], true, 1000)).toEqual([1000 - FOLDED, FOLDED])
  expect(lengths([board, stack('text', FOLDED + 1)], true, 1000)[1]).toBe(LEAST_HEIGHT)
})

test('where the board is not, panes share the room as they share their sizes', () => {
  expect(lengths([stack('text', 300), stack('why', 600)], false, 450)).toEqual([150, 300])
  expect(lengths([stack('text', 300), stack('why', 600)], false, 1800)).toEqual([600, 1200])
})

test('the box of the board lies behind what stands before it, in rows within columns', () => {
  const all = { left: 10, top: 20, width: 1500, height: 800 }
  expect(boardBox([stack('text', 300), board, stack('why', 400)], false, all)).toEqual({
    ...{ left: 310, top: 20, width: 800, height: 800 },
  })
  const inner = row(700, stack('events', 150), board, stack('why', 250))
  expect(boardBox([stack('text', 300), inner], false, all)).toEqual({
    ...{ left: 310, top: 170, width: 1200, height: 400 },
  })
  const beside = row(300, stack('text', 400), stack('why', 400))
  expect(boardBox([beside, board], false, all)).toEqual({ ...all, left: 310, width: 1200 })
  expect(boardBox([stack('text', 300)], true, all)).toEqual(all)
})
