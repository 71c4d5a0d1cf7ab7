import { expect, test } from 'vitest'
import type { AnyGame } from '../game/any-game'
import { games } from '../games/testing'
import { isDirty, markSaved, openDocument, redo, typeText, undo } from './level-document'
import { asSaved } from './saved'

const start = openDocument(games[0] as AnyGame, '')
const typed = (text: string, from = start) => typeText(from, text, '')

test('the saved text is found behind and ahead of the document', () => {
  const saved = markSaved(typed('ab'))
  expect(asSaved(saved)).toBe(saved)
  expect(asSaved(typed('abc', typed('abx', saved)))!.text).toBe('ab')
  const before = undo(saved)
  expect([isDirty(before), asSaved(before)!.text]).toEqual([true, 'ab'])
  expect(redo(before).text).toBe('ab')
})

test('it is lost once another text was typed before that point', () => {
  expect(asSaved(typed('x', undo(markSaved(typed('ab')))))).toBeNull()
})
