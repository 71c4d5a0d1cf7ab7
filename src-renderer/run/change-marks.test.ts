import { applyEdits, goInHistory, markSaved } from '@core/document/level-document'
import { editLine, mainLine, plantLine } from '@core/document/line-tree'
import { Recorder } from '@core/trace/recorder'
import { TraceBook } from '@core/trace/book'
import { expect, test } from 'vitest'
import { editorOf } from '../testing/levels'
import { changeMarks } from './change-marks'

const removeTurn = { kind: 'remove', list: 'turns', index: 0 }
const opened = editorOf('rockets').editor.document
const once = applyEdits(opened, [removeTurn], 'a')
const twice = applyEdits(once, [removeTurn], 'b')

/** Six turns of three steps each. */
const book = new TraceBook()
const recorder = new Recorder({ ranges: [], slotCount: 1, figures: [], turnCount: 6 })
for (let step = 0; step < 18; step++) recorder.beginStep(Math.trunc(step / 3), step % 3)
book.append(recorder.take()!)

test('turns that were edited are marked in the order of the run, each with its change', () => {
  const tree = editLine(editLine(plantLine(opened), 0, once, 4), 0, twice, 1)
  const { steps, titleAt } = changeMarks(mainLine(tree), book)
  expect(Array.from(steps)).toEqual([3, 12])
  expect(titleAt(0)).toMatch(/^Unsaved change: .*turn 2$/)
  expect(titleAt(1)).toMatch(/turn 5$/)
})

test('what is saved, undone, or meant for no turn has no mark', () => {
  const marked = (document: typeof opened, turn: number | null): number =>
    changeMarks(mainLine(editLine(plantLine(opened), 0, document, turn)), book).steps.length
  expect(marked(once, null)).toBe(0)
  expect(marked(once, 4)).toBe(1)
  expect(marked(markSaved(once), 4)).toBe(0)
  expect(marked(goInHistory(once, 0), 4)).toBe(0)
})
