import { games, type AnyGame } from '@core/games/registry'
import { expect, test, vi } from 'vitest'

// Nobody watches here: states are plain values.
vi.stubGlobal('$state', { raw: (value: unknown) => value })
const { ReadingAnswers } = await import('./reading-answers.svelte')

const game = games[0] as AnyGame
const level = game.blank(game.blankSize.rows, game.blankSize.cols)

test('a level that is slow to answer is not answered for each reading', async () => {
  const answer = vi.spyOn(game.engine, 'answer')
  const answers = new ReadingAnswers(game)
  answers.begin(level, 500)
  expect(answer).not.toHaveBeenCalled()
  answers.begin(level, 1)
  await vi.waitFor(() => expect(answers.known.size).toBe(game.engine.readings.length))
  answers.begin(level, 500)
  expect(answers.known.size).toBe(0)
})
