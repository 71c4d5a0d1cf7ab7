import { expect, test } from 'vitest'
import { languages } from './index'
import { number } from './number'

test.each([...languages])('numbers are written as %s does', (language) => {
  const intl = new Intl.NumberFormat(language)
  const below = Array.from({ length: 1000 }, (_, at) => at)
  const others = [-0.5, -1, -1234, 0.1, 999.5, 1000, 12_345, 1e9, Infinity, NaN]
  for (const value of [...below, ...others]) {
    expect(number(language, value, 0)).toBe(intl.format(value))
  }
  expect(number(language, 1001, 2)).toBe('999')
})
