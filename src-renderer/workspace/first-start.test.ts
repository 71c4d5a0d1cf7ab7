import { expect, test } from 'vitest'
import { isFirstStart } from './first-start'

/** As much of a storage as is asked for. */
function storageOf(held: Record<string, string>): Storage {
  return {
    get length() {
      return Object.keys(held).length
    },
    key: (at: number) => Object.keys(held)[at] ?? null,
    setItem: (key: string, value: string) => void (held[key] = value),
  } as Storage
}

test('only the first start is one', () => {
  const storage = storageOf({ other: 'x' })
  expect([isFirstStart(storage), isFirstStart(storage)]).toEqual([true, false])
})

test('who has kept something with an older version has started before', () => {
  expect(isFirstStart(storageOf({ 'boardwright.panes.rockets': '{}' }))).toBe(false)
})
