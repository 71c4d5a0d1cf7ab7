import { expect, it } from 'vitest'
import { rockets } from '../games/testing'
import { onlyByWords } from './only-by-words'

it('says what only one test shows, as far as there is any of it', () => {
  const none = { readings: [], rules: [], events: [], bounds: [] }
  expect(onlyByWords(rockets, { ...none, rules: ['R2'] })).toBe('shows rule R2')
  const all = onlyByWords(rockets, {
    readings: ['no-floor', 'cat-dies-too'],
    rules: ['R1', 'R2'],
    events: ['mouse-eaten'],
    bounds: [{ limit: 'width', bound: 25 }],
  })
  const [kind] = rockets.engine.eventKinds.filter(({ name }) => name === 'mouse-eaten')
  expect(all.split('; ')).toEqual([
    'catches no-floor, cat-dies-too',
    'shows rules R1, R2',
    `has ${kind!.title}`,
    expect.stringMatching(/^\S+ 25$/),
  ])
})
