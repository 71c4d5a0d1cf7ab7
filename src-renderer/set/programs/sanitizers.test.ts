import { sanitizers } from '@core/judging/sanitizers'
import { expect, test } from 'vitest'
import { hasSanitizer, withSanitizers } from './sanitizers'

test('built-in checks are added to the flags that are there, and taken away again', () => {
  const on = withSanitizers('-O3  -DX', true)
  expect(on).toBe(['-O3', '-DX', ...sanitizers].join(' '))
  expect([hasSanitizer(on), hasSanitizer('-O3'), hasSanitizer('-DX=-fsanitize=x')]).toEqual([
    true,
    false,
    false,
  ])
  expect(withSanitizers(on, true)).toBe(on)
  expect(withSanitizers(`${on} -fsanitize=thread`, false)).toBe('-O3 -DX')
})
