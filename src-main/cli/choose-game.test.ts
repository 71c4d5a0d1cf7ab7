import { expect, test } from 'vitest'
import { err, ok } from '@core/kernel/result'
import type { Diagnostic, Place } from '@core/kernel/diagnostics'
import type { AnyGame } from '@core/game/any-game'
import { gameOfText } from './choose-game'

function error(line: number, word: number): Diagnostic {
  const place: Place = { line, word }
  return { code: 'strange', severity: 'error', rule: 'IN', place, cells: [], args: [] }
}

/** A game that finds the same errors in every text; none from its parser means that it accepts it. */
function game(id: string, fromParser: Diagnostic[], fromRules: Diagnostic[] = []): AnyGame {
  const parse = () => (fromParser.length > 0 ? err(fromParser) : ok({ level: {}, warnings: [] }))
  return {
    id,
    format: { extension: 'txt', parse },
    inputs: { isOfInput: () => false },
    validate: () => fromRules,
  } as unknown as AnyGame
}

const chosen = (...candidates: AnyGame[]) => {
  const found = gameOfText(candidates, 'text')
  return found.ok ? [found.value.game.id, found.value.isGuess] : found.error
}

test('the game that reads the text is taken, before one that comes close', () => {
  const reader = game('reader', [], [error(1, 0), error(2, 0)])
  expect(chosen(game('close', [error(90, 3)]), reader)).toEqual(['reader', false])
})

test('among several that read it the one with fewest errors is taken', () => {
  const poor = game('poor', [], [error(1, 0), error(2, 0)])
  expect(chosen(poor, game('good', [], [error(1, 0)]))).toEqual(['good', false])
})

test('where none reads it the one that got furthest is guessed', () => {
  const early = game('early', [error(2, 5)])
  const late = game('late', [error(9, 9), error(3, 0), error(4, 0)])
  const sure = game('sure', [error(3, 0)])
  expect(chosen(early, late, sure)).toEqual(['sure', true])
})

test('an empty text is of no game', () => {
  expect(gameOfText([game('any', [])], ' \r\n')).toEqual(
    err({ message: 'the file is empty', at: { line: 1, column: 1 } }),
  )
})
