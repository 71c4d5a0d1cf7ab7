import { expect, test } from 'vitest'
import { RunSlots } from './run-slots'
import { ended, heard, request } from './testing/idle-thread'

function makeSlots() {
  const { options, ...told } = heard()
  const slots = new RunSlots(options)
  const finish = (at: number): void => told.end(at, 1, { kind: 'finished' })
  const texts = () => told.threads.map(({ orders }) => orders.map(({ text }) => text))
  const areTerminated = () => told.threads.map(({ isTerminated }) => isTerminated)
  return { slots, finish, texts, areTerminated, said: told.said }
}

test('a run in one slot does not stand in the way of the other', () => {
  const { slots, finish, texts, said } = makeSlots()
  slots.start(request(1, 'main'))
  expect(texts()).toHaveLength(1)
  slots.start(request(2, 'side'))
  expect(texts()).toEqual([['text 1'], ['text 2']])
  // Each thread counts its own runs.
  finish(1)
  finish(0)
  expect(said).toEqual([ended(2, { kind: 'finished' }, 2), ended(1, { kind: 'finished' }, 2)])
})

test('the side thread ends with the comparison and comes back with the next one', () => {
  const { slots, finish, texts, areTerminated, said } = makeSlots()
  slots.start(request(1, 'side'))
  slots.endSide()
  expect(areTerminated()).toEqual([true])
  finish(0)
  slots.start(request(2, 'side'))
  expect(texts()[1]).toEqual(['text 2'])
  slots.close()
  expect(areTerminated()).toEqual([true, true])
  expect(said).toEqual([])
})
