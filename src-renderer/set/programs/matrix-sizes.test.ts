import { expect, it } from 'vitest'
import { stepAside } from './matrix-keys'
import { columnWidth, HEAD, nameWidth, ROW, scrolledTo } from './matrix-sizes'

const box = { scrollLeft: 300, scrollTop: 280, clientWidth: 632, clientHeight: HEAD + 10 * ROW }
const sizes = { name: 232, column: 100 }

it('scrolls no further than a place needs to be seen', () => {
  expect(scrolledTo(box, { row: 12, col: 4 }, sizes)).toEqual({ left: 300, top: 280 })
  expect(scrolledTo(box, { row: 9, col: 2 }, sizes)).toEqual({ left: 200, top: 9 * ROW })
  expect(scrolledTo(box, { row: 20, col: 7 }, sizes)).toEqual({ left: 400, top: 11 * ROW })
})

it('leaves what stands fast anyway: heads and names', () => {
  expect(scrolledTo(box, { row: -1, col: 0 }, sizes)).toEqual({ left: 0, top: 280 })
  expect(scrolledTo(box, { row: 0, col: -1 }, sizes)).toEqual({ left: 300, top: 0 })
})

it('gives few programs more room than many, and names what is left', () => {
  expect(columnWidth(3, 'time')).toBeGreaterThan(columnWidth(40, 'time'))
  expect(columnWidth(40, 'none')).toBeLessThan(columnWidth(40, 'time'))
  expect([nameWidth(1280, 960), nameWidth(1280, 4000), nameWidth(1920, 600)]).toEqual([
    320, 232, 400,
  ])
})

it('puts a program before its neighbour, or behind all', () => {
  const ids = ['a', 'b', 'c']
  expect(stepAside(ids, 'b', -1)).toEqual({ kind: 'place', program: 'b', before: 'a' })
  expect(stepAside(ids, 'a', 1)).toEqual({ kind: 'place', program: 'a', before: 'c' })
  expect(stepAside(ids, 'b', 1)).toEqual({ kind: 'place', program: 'b', before: null })
  expect([stepAside(ids, 'a', -1), stepAside(ids, 'c', 1), stepAside(ids, null, 1)]).toEqual([
    null,
    null,
    null,
  ])
})
