import { expect, test } from 'vitest'
import { Mishaps } from './mishaps.svelte'

test('tells each kind of error once, and again only what is new', () => {
  const mishaps = new Mishaps()
  mishaps.note(new TypeError('no cell 3 of turn 10'))
  expect(mishaps.told).toContain('TypeError: no cell 3 of turn 10.')
  mishaps.told = null
  mishaps.note(new TypeError('no cell 4 of turn 11'))
  expect(mishaps.told).toBeNull()
  mishaps.note('refused')
  expect(mishaps.told).toContain(': refused.')
})

test('says nothing of what is no error, and little of a long one', () => {
  const mishaps = new Mishaps()
  mishaps.note(null)
  mishaps.note(undefined)
  expect(mishaps.told).toBeNull()
  mishaps.note(new Error('x'.repeat(10_000)))
  expect(mishaps.told!.length).toBeLessThan(400)
})
