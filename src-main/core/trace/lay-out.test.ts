import { expect, expectTypeOf, it } from 'vitest'
import { fields, figure, figures, layOut, records, slot, slots } from './lay-out'
import { startState } from './trace'

const ANT = fields('cell', 'way')

it('gives each part its slots in their order', () => {
  const laid = layOut({
    clock: ['turn', 'phase'],
    scores: figures(['White', 'Black']),
    left: figure('Points left', { isSecondary: true }),
    page: slot({ title: 'the page' }),
    ants: records(2, ANT, { start: [7, 1, 8], title: ['first ant', 'second ant'] }),
    results: slots(0),
  })
  expect(laid.slots).toEqual({
    turn: 0,
    phase: 1,
    scores: 2,
    left: 4,
    page: 5,
    ants: 6,
    results: 10,
  })
  expectTypeOf(laid.slots).toEqualTypeOf<
    Readonly<Record<'turn' | 'phase' | 'scores' | 'left' | 'page' | 'ants' | 'results', number>>
  >()
  expect(laid.ranges).toEqual([
    { name: 'clock', first: 0, count: 2, stride: 1 },
    { name: 'scores', first: 2, count: 2, stride: 1 },
    { name: 'left', first: 4, count: 1, stride: 1 },
    { name: 'page', first: 5, count: 1, stride: 1, title: 'the page' },
    { name: 'ants', first: 6, count: 2, stride: 2, title: ['first ant', 'second ant'] },
    { name: 'results', first: 10, count: 0, stride: 1 },
  ])
  expect(laid.figures).toEqual([
    { name: 'White', slot: 2 },
    { name: 'Black', slot: 3 },
    { name: 'Points left', slot: 4, isSecondary: true },
  ])
  expect([...startState(laid)]).toEqual([0, 0, 0, 0, 0, 0, 7, 1, 8, 0])
})

it('counts the slots of a record', () => {
  expect(ANT).toEqual({ cell: 0, way: 1, stride: 2 })
})

it('starts from zeroes where nothing else is said, in an array of its own', () => {
  const laid = layOut({ cells: slots(3), letters: slots(0, { title: 'letters written' }) })
  expect(laid.start).toBeUndefined()
  const state = startState(laid)
  state[0] = 5
  expect([...startState(laid)]).toEqual([0, 0, 0])
  const filled = layOut({ cells: slots(3, { start: -1 }) })
  startState(filled)[0] = 5
  expect([...startState(filled)]).toEqual([-1, -1, -1])
})
