import type { LoggedAnswer } from '@core/game/match-talk'
import { expect, test } from 'vitest'
import { exchangeRows } from './exchange-rows'

const said: LoggedAnswer = {
  ...{ turn: 3, player: 1, in: 'map\n', out: 'SRS\n', errors: '', time: 4, fault: null },
}
const kindsOf = (answer: LoggedAnswer) => exchangeRows([answer], []).map(({ kind }) => kind)

test('where an answer was replaced it is said that the program does not hear of it', () => {
  expect(kindsOf(said)).toEqual(['head', 'in', 'out'])
  const replaced = { ...said, replaced: 'LLL' }
  expect(kindsOf(replaced)).toEqual(['head', 'in', 'out', 'hand', 'untold'])
  expect(exchangeRows([replaced], []).at(-1)!.text).toContain('goes on from its own answer')
  // The same as its own, and the answer of nobody who could be told.
  expect(kindsOf({ ...said, replaced: 'SRS' })).toEqual(['head', 'in', 'out', 'hand'])
  expect(kindsOf({ ...said, in: '', out: '', replaced: 'LLL' })).toEqual(['head', 'hand'])
})
