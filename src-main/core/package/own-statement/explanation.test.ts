import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../game/any-game'
import { gamesIn } from '../../games/registry'
import { gameIds } from '../../games/registry'
import { languages, type Language } from '../../words'
import { allWords } from '../../words/made/all'
import { everyLanguage } from '../../words/made/every/packages'
import { runnableSamples } from '../../conformance/testing/samples'
import { explanationOf, MOST_STEPS, runForStatement } from './explanation'
import { filledOf } from './testing/statement-set'

const gameIn = (id: string, language: Language): AnyGame =>
  gamesIn(allWords[language]).findGame(id)!

describe.each(gameIds)('%s', (id) => {
  test.each(languages)('its sample is explained in %s, each sentence of its events', (language) => {
    const game = gameIn(id, language)
    const words = everyLanguage[language]
    const { markdown, problems } = filledOf(game, '{{sample sample/01.in}}', {
      words,
      say: words.blocks,
    })
    expect(problems).toEqual([])
    const [, told = ''] = markdown.split(`**${words.statement.explanation}**`)
    expect(told.split('\n').filter((line) => line.startsWith('- **'))).not.toEqual([])
    if (language === 'ru') expect(told).toMatch(/[а-я]/)
  })

  test('every sample says the same in each language: as many sentences, in the same turns', () => {
    const shapes = languages.map((language) => {
      const game = gameIn(id, language)
      return runnableSamples(game).map(({ level }) => {
        const cursor = runForStatement(game, level)
        if (cursor.stepCount > MOST_STEPS) return null
        const answer = game.engine.answer(level)
        const told = explanationOf(game, level, cursor, answer, null)
        for (const { sentences } of told?.turns ?? []) {
          for (const sentence of sentences) expect(sentence.trim()).not.toBe('')
        }
        return told && [told.told, told.turns.map(({ turn }) => turn)]
      })
    })
    for (const shape of shapes) expect(shape).toEqual(shapes[0])
  })
})
