import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unhurried } from './unhurried.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Lets time go by, and what follows from it happen. */
function pass(time: number): void {
  vi.advanceTimersByTime(time)
  flushSync()
}

test('states are looked at after a pause, once for all changes in it, and again after later ones', () => {
  let size = $state(1)
  let colour = $state('red')
  const seen: string[] = []
  const end = $effect.root(() => unhurried(() => void seen.push(`${size} ${colour}`), 100))
  flushSync()
  expect(seen).toEqual([])
  pass(100)
  expect(seen).toEqual(['1 red'])

  for (size = 2; size < 9; size++) flushSync()
  colour = 'blue'
  flushSync()
  expect(seen).toHaveLength(1)
  pass(100)
  expect(seen.slice(1)).toEqual(['9 blue'])
  pass(1000)
  expect(seen).toHaveLength(2)

  colour = 'green'
  flushSync()
  pass(50)
  end()
  pass(1000)
  expect(seen).toHaveLength(2)
})
