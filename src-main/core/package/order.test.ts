import { expect, test } from 'vitest'
import { canTellWhy, packageKinds, usualWhy } from './order'

const formats = ['legacy', '2025-09'] as const

test('the jury can be told why where answers are compared and judges take a program for that', () => {
  const telling = packageKinds.filter((kind) => canTellWhy({ kind, opponent: null }))
  expect(telling).toEqual(['kattis', 'polygon', 'cms'])
  expect(packageKinds.filter((kind) => canTellWhy({ kind, opponent: 'greedy' }))).toEqual([])
})

test('it is told unless asked where no verdict hangs on it and nobody else is shown it', () => {
  const usual = packageKinds.flatMap((kind) =>
    formats
      .filter((format) => usualWhy({ kind, format, opponent: null }))
      .map((format) => `${kind} ${format}`),
  )
  expect(usual).toEqual(['kattis 2025-09', 'cms legacy', 'cms 2025-09'])
  for (const kind of packageKinds)
    expect(usualWhy({ kind, format: '2025-09', opponent: 'greedy' })).toBe(false)
})
