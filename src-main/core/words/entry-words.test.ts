import { expect, test } from 'vitest'
import { words as game } from './made/en/game'
import { words as run } from './made/en/run'

test('what is played in a game without a noun of its own is called an entry everywhere', () => {
  const given = { noun: 'other', number: 3 }
  const { cutBefore, sinceChange, sinceOpened, cannotBePlayed } = run.stop
  for (const say of [cutBefore, sinceChange, sinceOpened, cannotBePlayed])
    expect(say(given)).toMatch(/\b[Ee]ntry 3\b/)
  expect(game.stop.first({ noun: 'other' })).toContain('the first entry')
})
