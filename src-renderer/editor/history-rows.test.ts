import { branchLine, editLine, mainLine, activeLine, plantLine } from '@core/document/line-tree'
import { applyEdits, goInHistory, markSaved, typeText } from '@core/document/level-document'
import { expect, test } from 'vitest'
import { editorOf } from '../testing/levels'
import { historyRow, placesOf, wayInWords } from './history-rows'

const removeTurn = { kind: 'remove', list: 'turns', index: 0 }
const opened = editorOf('rockets').editor.document
const once = markSaved(applyEdits(opened, [removeTurn], 'a'))
const twice = applyEdits(once, [removeTurn], 'b')

test('each step is a place, with the one before all of them; what lies ahead is to be redone', () => {
  const tree = editLine(plantLine(opened), 0, goInHistory(twice, 1))
  const line = mainLine(tree)
  expect(placesOf(line)).toBe(3)
  const rows = [0, 1, 2].map((place) => historyRow(line, null, place))
  expect(rows.map(({ state }) => state)).toEqual(['done', 'here', 'undone'])
  expect(rows.map(({ isSaved }) => isSaved)).toEqual([false, true, false])
  expect(rows[0]!.title).toBe('as opened')
  expect(rows[1]!.title).toMatch(/turn/)
})

test('a step that was meant for a turn names it', () => {
  const line = mainLine(editLine(plantLine(opened), 0, twice, 3))
  expect(historyRow(line, null, 2).title).toMatch(/, turn 4$/)
})

test('a branch begins where it left its line, and no file holds it', () => {
  const tree = branchLine(plantLine(once), { turn: 0, phase: 0, step: 0 })
  const row = historyRow(activeLine(tree), 'Main line', 0)
  expect(row).toEqual({ title: 'branch of Main line', detail: '', state: 'here', isSaved: false })
})

test('a step tells the line as it is now, and what gave way to what', () => {
  const typed = (...texts: readonly string[]) =>
    texts.reduce((held, text, step) => typeText(held, text, `${step}`), opened)
  const { text } = opened
  const detailsOf = (document: typeof opened): readonly string[] => {
    const line = mainLine(plantLine(document))
    return Array.from(
      { length: placesOf(line) },
      (_, place) => historyRow(line, null, place).detail,
    )
  }
  const steps = typed(`${text}7\n`, `9 9\n${text}7\n`, `9  9\n${text}7\n`)
  const last = text.split('\n').length
  expect(detailsOf(steps)).toEqual(['', `line ${last + 1}: + 7`, 'line 1: + 9 9', 'line 1: spaces'])
  expect(detailsOf(goInHistory(steps, 0))).toEqual([
    ...['', `line ${last}: + 7`, 'line 1: + 9 9', 'line 1: spaces'],
  ])
})

test('what only blanks have changed beside is not told', () => {
  const { document } = editorOf('labyrinth').editor
  const map = (text: string) => typeText(typeText(document, 'o   w  b<\nr o b^\n', '1'), text, '2')
  const last = (text: string): string => {
    const line = mainLine(plantLine(map(text)))
    return historyRow(line, null, placesOf(line) - 1).detail
  }
  expect(last('o w b<\nr w b^\n')).toBe('line 2: o → w')
  expect(last('o w b<\nr o\n')).toBe('line 2: − b^')
  expect(last('o w y b<\nr o b^\n')).toBe('line 1: + y')
})

test('the way is told in steps', () => {
  expect([wayInWords(3, 0), wayInWords(1, 2), wayInWords(2, 2)]).toEqual([
    '3 steps undone.',
    '1 step redone.',
    'You are already at this step.',
  ])
})
