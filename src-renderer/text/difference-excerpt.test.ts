import { expect, test } from 'vitest'
import { differenceExcerpt } from './difference-excerpt'

const lines = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, at) => `line ${from + at}\n`).join('')

test('short texts are shown whole', () => {
  const [left, right] = [lines(0, 20), lines(0, 21)]
  expect(differenceExcerpt(left, right)).toEqual({ left, right, skipped: 0, isCut: false })
})

test('of long ones the lines round what differs', () => {
  const head = lines(0, 50_000)
  const tail = lines(50_001, 60_000)
  const found = differenceExcerpt(`${head}one\n${tail}`, `${head}two\nthree\n${tail}`)
  expect(found).toEqual({
    left: 'line 49997\nline 49998\nline 49999\none',
    right: 'line 49997\nline 49998\nline 49999\ntwo\nthree',
    skipped: 49_997,
    isCut: false,
  })
})

test('no more than can be laid out, however much differs', () => {
  const found = differenceExcerpt(lines(0, 100_000), `x\n${lines(0, 99_999)}y\n`)
  expect(found.skipped).toBe(0)
  expect(found.isCut).toBe(true)
  expect(found.left.length + found.right.length).toBeLessThanOrEqual(500_000)
  expect(found.left.startsWith('line 0\nline 1\n')).toBe(true)
  expect(found.right.startsWith('x\nline 0\n')).toBe(true)
  const endless = differenceExcerpt('x'.repeat(600_000), 'y'.repeat(600_000))
  expect([endless.left.length, endless.right.length, endless.isCut]).toEqual([
    250_000,
    250_000,
    true,
  ])
})

test('equal ones show nothing of themselves', () => {
  const text = lines(0, 100_000)
  expect(differenceExcerpt(text, text)).toMatchObject({ isCut: false })
})
