import { expect, it } from 'vitest'
import { findGame } from '../games/testing'
import { decidingWishes } from './deciding-wishes'
import type { Diagnosis } from './diagnosis'

const game = findGame('rockets')!
const suspect = (...readings: string[]) => ({ readings, same: [0], others: [], bits: 3 })
const tied: Diagnosis = {
  ...{ faults: [], wrong: [0], standing: 'tied', more: 0, needed: 15 },
  suspects: [suspect('floor-at-end'), suspect('no-floor'), suspect('place-first', 'no-floor')],
}

it('asks for a level on which one suspect shows and the others do not, but for those that always come with it', () => {
  expect(decidingWishes(game, tied, 0)).toEqual([
    { kind: 'catches', reading: 'floor-at-end' },
    { kind: 'misses', reading: 'place-first' },
  ])
  expect(decidingWishes(game, tied, 2)).toEqual([
    { kind: 'catches', reading: 'place-first' },
    { kind: 'catches', reading: 'no-floor' },
    { kind: 'misses', reading: 'floor-at-end' },
  ])
})

it('asks for nothing where nothing is open', () => {
  expect(decidingWishes(game, { ...tied, standing: 'cause' }, 0)).toEqual([])
  expect(decidingWishes(game, { ...tied, suspects: [] }, 0)).toEqual([])
})
