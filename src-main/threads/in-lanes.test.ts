import { expect, test } from 'vitest'
import { inLanes } from './in-lanes'

/** Work that ends when the test says so. */
function begun(lanes: number, all: Iterable<number>) {
  const running = new Map<number, { done: () => void; fail: (error: Error) => void }>()
  const began: number[] = []
  const whole = inLanes(lanes, all, (one) => {
    began.push(one)
    return new Promise<void>((done, fail) => running.set(one, { done, fail }))
  })
  /** Lets all go on that waits for a promise. */
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  }
  return { whole, running, began, settle }
}

test('so many are worked on at a time, and the next begins as soon as one is done', async () => {
  const { whole, running, began, settle } = begun(2, [1, 2, 3, 4])
  expect(began).toEqual([1, 2])
  running.get(2)!.done()
  await settle()
  expect(began).toEqual([1, 2, 3])
  running.get(3)!.done()
  await settle()
  running.get(4)!.done()
  running.get(1)!.done()
  await whole
  expect(began).toEqual([1, 2, 3, 4])
})

test('where one fails no further one begins', async () => {
  const { whole, running, began, settle } = begun(2, [1, 2, 3, 4])
  running.get(1)!.fail(new Error('broken'))
  await expect(whole).rejects.toThrow('broken')
  running.get(2)!.done()
  await settle()
  expect(began).toEqual([1, 2])
})

test('there may be fewer than lanes, or none', async () => {
  const { whole, running, began } = begun(3, new Set([7]))
  expect(began).toEqual([7])
  running.get(7)!.done()
  await whole
  await begun(3, []).whole
})
