import { expect, test } from 'vitest'
import { findGame } from '../games/testing'
import type { Wish } from './wish'
import { strangeName, wishNames } from './wish-names'
import { nameFor, purposeOf, wishWords } from './wish-words'

const game = findGame('rockets')!
const RULE = game.rules.find(({ title }) => title)!
const EVENT = game.engine.eventKinds.find(({ title }) => title)!

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

/** Each kind of wish: within a sentence, as a purpose, and as the name of a file. */
const told: readonly (readonly [Wish, string, string, string])[] = [
  [
    { kind: 'misses', reading: 'no-floor' },
    'does not catch no-floor',
    'Does not catch no-floor.',
    'found',
  ],
  [
    { kind: 'rule', rule: RULE.id },
    `shows rule ${RULE.id} (${RULE.title})`,
    `Shows rule ${RULE.id} (${RULE.title}).`,
    `rule-${RULE.id}`,
  ],
  [{ kind: 'rule', rule: 'none' }, 'shows rule none', 'Shows rule none.', 'rule-none'],
  [
    { kind: 'event', event: EVENT.name },
    `has the event ${EVENT.name} (${EVENT.title})`,
    `Has the event ${EVENT.name} (${EVENT.title}).`,
    EVENT.name,
  ],
  [{ kind: 'event', event: 'none' }, 'has the event none', 'Has the event none.', 'none'],
  [
    { kind: 'touches', limit: 'width', bound: 25 },
    'has width = 25, an official limit',
    'Has width = 25, an official limit.',
    'width-25',
  ],
  [
    { kind: 'within', limit: 'width', between: [5, 9] },
    'keeps width between 5 and 9',
    'Keeps width between 5 and 9.',
    'found',
  ],
  [
    { kind: 'problem', code: 'out-of-range' },
    'has the problem out-of-range',
    'Has the problem out-of-range.',
    'found',
  ],
  [
    { kind: 'answer', has: '7' },
    'has an answer containing “7”',
    'Has an answer containing “7”.',
    'found',
  ],
]

test.each(told)('a wish is told in words: %o', (wish, within, purpose, name) => {
  expect(wishWords(game, wish)).toBe(within)
  expect(purposeOf(game, [wish], [])).toBe(purpose)
  expect(nameFor([wish], [])).toBe(name)
})

test('wishes about misreadings are told in words', () => {
  const { wish } = game.words.suite
  expect(wishWords(game, { kind: 'catches', reading: 'no-floor' })).toBe('catches no-floor')
  expect(wishWords(game, { kind: 'alone' })).toBe(wish.alone)
  expect(wishWords(game, { kind: 'fresh', caught: [] })).toBe(wish.fresh)
  expect(nameFor([{ kind: 'alone' }, { kind: 'catches', reading: 'no-floor' }], [])).toBe(
    'no-floor',
  )
  expect(nameFor([{ kind: 'fresh', caught: ['a'] }], ['a'])).toBe('found')
  expect(purposeOf(game, [{ kind: 'catches', reading: 'none' }], [])).toBe('Catches none: ')
  expect(purposeOf(game, [{ kind: 'fresh', caught: ['a'] }], ['a', 'b', 'c'])).toBe(
    'Catches b, c, which no other test caught.',
  )
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
