import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type RowList, showRow } from './show-row'

let frames: (() => void)[] = []

beforeEach(() => vi.stubGlobal('requestAnimationFrame', (next: () => void) => frames.push(next)))
afterEach(() => {
  frames = []
  vi.unstubAllGlobals()
})

/** A list of rows of 24 pixels that does what it is asked only once it is measured. */
class LateList implements RowList {
  height = 0
  offset = 0
  asked: number[] = []

  scrollToIndex = (row: number): void => {
    this.asked.push(row)
    if (this.height > 0) this.offset = Math.max(0, row * 24 + 24 - this.height)
  }
  getScrollOffset = (): number => this.offset
  getViewportSize = (): number => this.height
  getItemOffset = (row: number): number => row * 24
  getItemSize = (): number => 24
}

function paint(count: number): void {
  for (let frame = 0; frame < count; frame++) for (const next of frames.splice(0)) next()
}

test('a list that is measured late is asked again, until the row is in sight', () => {
  const list = new LateList()
  showRow(() => list, 50)
  paint(10)
  expect(list.offset).toBe(0)
  list.height = 100
  paint(2)
  expect(list.offset).toBe(50 * 24 + 24 - 100)
  const asked = list.asked.length
  // From here on the user may scroll.
  list.offset = 0
  paint(5)
  expect(list.asked).toHaveLength(asked)
})

test('it is told once that a row is in sight, or is tried no longer', () => {
  const list = new LateList()
  const ends: string[] = []
  showRow(
    () => list,
    50,
    () => ends.push('given up for another'),
  )
  showRow(
    () => list,
    3,
    () => ends.push('in sight'),
  )
  paint(1)
  expect(ends).toEqual(['given up for another'])
  list.height = 100
  paint(10)
  expect(ends).toEqual(['given up for another', 'in sight'])
  list.height = 0
  showRow(
    () => list,
    50,
    () => ends.push('tried long enough'),
  )
  paint(100)
  showRow(
    () => null,
    1,
    () => ends.push('gone'),
  )
  expect(ends.slice(2)).toEqual(['tried long enough', 'gone'])
})

test('the last row asked for counts, and no list is asked for ever', () => {
  const list = new LateList()
  showRow(() => list, 50)
  showRow(() => list, 3)
  paint(100)
  expect(list.asked.filter((row) => row === 50)).toHaveLength(1)
  expect(list.asked.length).toBeLessThan(40)
  expect(frames).toEqual([])
  showRow(() => null, 1)
  expect(frames).toEqual([])
})

test('a row that is higher than its list is in sight by a part of it', () => {
  const list = new LateList()
  list.height = 10
  showRow(() => list, 5)
  expect(frames).toEqual([])
})

test('a list that is taken away meanwhile is asked nothing more', () => {
  const list = new LateList()
  let now: RowList | null = list
  showRow(() => now, 5)
  now = null
  paint(5)
  expect(list.asked).toEqual([5])
})
