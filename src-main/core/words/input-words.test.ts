import { expect, test } from 'vitest'
import { words as game } from './made/en/game'
import { words as run } from './made/en/run'

test('an input of a game without a noun of its own is called an input everywhere', () => {
  const given = { noun: 'other', number: 3 }
  const { cutBefore, sinceChange, sinceOpened, cannotBePlayed } = run.stop
  for (const say of [cutBefore, sinceChange, sinceOpened, cannotBePlayed])
    expect(say(given)).toMatch(/\b[Ii]nput 3\b/)
  expect(game.stop.first({ noun: 'other' })).toContain('the first input')
})
