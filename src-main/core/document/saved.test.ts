import { expect, test } from 'vitest'
import { games } from '../games/testing'
import {
  isDirty,
  markSaved,
  markSavedAs,
  openDocument,
  redo,
  sealed,
  typeText,
  undo,
} from './level-document'
import { asSaved } from './saved'

const start = openDocument(games[0], '')
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

test('a text saved some steps ago is the saved one, wherever undo or redo reach it', () => {
  const written = sealed(typeText(start, 'ab', 'burst'))
  const ahead = typeText(typeText(written, 'abc', 'burst'), 'abcd', 'burst')
  const [later, before] = [markSavedAs(ahead, 'ab'), markSavedAs(undo(written), 'ab')]
  expect([later, before].map((one) => [isDirty(one), asSaved(one)?.text])).toEqual([
    [true, 'ab'],
    [true, 'ab'],
  ])
  expect([undo(later), redo(before)].map(isDirty)).toEqual([false, false])
  const elsewhere = markSavedAs(typed('x', undo(written)), 'ab')
  expect([isDirty(elsewhere), asSaved(elsewhere)]).toEqual([true, null])
})
