import { expect, test } from 'vitest'
import { findGame } from '../games/testing'
import type { Wish } from './wish'
import { strangeName, wishNames } from './wish-names'
import { nameFor, purposeOf } from './wish-words'

const game = findGame('rockets')!

test('a note says what a level is for, and what it caught as the first', () => {
  const { belief } = game.engine.readings.find(({ id }) => id === 'no-floor')!
  const wishes: Wish[] = [
    { kind: 'catches', reading: 'no-floor' },
    { kind: 'touches', limit: 'number of turns', bound: 100 },
    { kind: 'alone' },
  ]
  expect(purposeOf(game, wishes, ['no-floor'])).toBe(
    `Catches no-floor: ${belief} Has number of turns = 100, an official limit.`,
  )
  const fresh: Wish[] = [{ kind: 'fresh', caught: ['no-floor'] }]
  expect(purposeOf(game, fresh, ['no-floor', 'place-first'])).toContain('Catches place-first,')
})

test('the name of its file comes from the first wish that has one', () => {
  expect(nameFor([{ kind: 'touches', limit: 'number of turns', bound: 100 }], [])).toBe(
    'number-of-turns-100',
  )
  expect(nameFor([{ kind: 'fresh', caught: ['no-floor'] }], ['no-floor', 'place-first'])).toBe(
    'place-first',
  )
  expect(nameFor([{ kind: 'answer', has: '7' }], [])).toBe('found')
})

test('names that a game does not have are told with those that it has', () => {
  expect(strangeName(game, [{ kind: 'fresh', caught: ['no-floor'] }])).toBeNull()
  expect(strangeName(game, [{ kind: 'touches', limit: 'width', bound: 24 }])).toEqual({
    noun: 'bound',
    name: 'width=24',
    known: wishNames(game, 'bound'),
  })
  expect(wishNames(game, 'bound')).toContain('number of doors=16')
})
