import { games } from '@core/games/testing'
import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { soon } from '../../../scripts/unit/soon'
import { ReadingAnswers } from './reading-answers.svelte'

const game = games[0]
const level = game.blank(game.blankSize.rows, game.blankSize.cols)

test('a level that is slow to answer is not answered for each reading', async () => {
  const answer = vi.spyOn(game.engine, 'answer')
  const news = vi.fn(() => [answers.known.size, answers.isBusy])
  const answers = new ReadingAnswers(game, news)
  answers.begin(level, 500)
  expect(answer).not.toHaveBeenCalled()
  expect(news).toHaveLastReturnedWith([0, false])
  answers.begin(level, 1)
  const { length } = game.engine.readings
  await soon(() => expect(answers.known.size).toBe(length))
  expect(news).toHaveLastReturnedWith([length, false])
  answers.begin(level, 500)
  expect(answers.known.size).toBe(0)
})

test('everything that shows the answers hears of each', async () => {
  const answers = new ReadingAnswers(game)
  const shown: string[] = []
  const end = $effect.root(() => {
    $effect(() => void shown.push(`${answers.known.size}${answers.isBusy ? ' and more' : ''}`))
  })
  flushSync()
  answers.begin(level, 1)
  const { length } = game.engine.readings
  await soon(() => {
    flushSync()
    expect(shown.at(-1)).toBe(`${length}`)
  })
  expect(shown[0]).toBe('0')
  end()
})
