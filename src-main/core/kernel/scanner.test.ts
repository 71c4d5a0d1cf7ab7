import { expect, test } from 'vitest'
import { Scanner } from './scanner'
import { readInteger } from './text-reader'

test('reads numbers as the text reader does, up to nine digits', () => {
  for (const word of ['0', '-0', '007', '-12', '999999999', '', '-', '+1', '1.0', '1e3', '--1']) {
    const value = new Scanner(word).integer()
    expect(Number.isNaN(value) ? null : value, word).toBe(readInteger(word))
  }
  expect(new Scanner('1234567890').integer()).toBeNaN()
  expect(new Scanner(' 3').integerWithin({ lowest: 0, highest: 3 })).toBe(3)
  expect(new Scanner(' 4').integerWithin({ lowest: 0, highest: 3 })).toBeNaN()
})

test('goes over blanks, line ends and a byte order mark', () => {
  const scanner = new Scanner('\ufeff5\t-7 N\r\n NE\n \n\r\n')
  expect([scanner.integer(), scanner.integer(), scanner.letter()]).toEqual([5, -7, 78])
  expect([scanner.isLineEnd(), scanner.letter()]).toEqual([true, Number.NaN])
  expect(scanner.isLineEnd()).toBe(false)
  expect([scanner.isLineEnd(), scanner.isAtEnd(), scanner.isLineEnd()]).toEqual([true, true, true])
  expect(new Scanner('\n x').isAtEnd()).toBe(false)
})
