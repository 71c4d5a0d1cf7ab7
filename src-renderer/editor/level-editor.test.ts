import { findGame } from '@core/games/testing'
import { expect, test } from 'vitest'
import { openDocument } from '@core/document/level-document'
import { editorOf, generatedText, noView } from '../testing/levels'
import { PageBridge } from '../testing/page-bridge'
import { Selection } from '../tools/selection'
import { LevelEditor } from './level-editor.svelte'
import { RunClient } from './runs'

const removeTurn = { kind: 'remove', list: 'turns', index: 0 }
const rockets = findGame('rockets')!

test('an edit ends stepping, is run, and its run comes on show when it reaches the playhead', () => {
  const { editor, bridge } = editorOf('rockets')
  bridge.run()
  const first = editor.run.shown!
  editor.playback.seek(5)
  const { turn } = editor.board
  editor.apply([removeTurn])
  expect(editor.playback.isStepping).toBe(false)
  expect([editor.run.shown, editor.run.latest === first]).toEqual([first, false])
  bridge.run()
  expect(editor.run.shown!.text).toBe(editor.document.text)
  expect(editor.run.answer).toBe(rockets.engine.answer(editor.level))
  expect(editor.board.turn).toBe(turn)
})

test('undo brings the text back, and the answer at once where that is quick', () => {
  const { editor, bridge } = editorOf('rockets')
  bridge.run()
  const { text } = editor.document
  const { answer } = editor.run
  editor.apply([removeTurn])
  expect(editor.undoLabel).not.toBeNull()
  editor.undo()
  expect([editor.document.text, editor.run.answer]).toEqual([text, answer])
  editor.redo()
  expect(editor.document.text).not.toBe(text)
})

test('edits of one stroke are one step of undo, and are taken back together', () => {
  const { editor } = editorOf('rockets')
  const { text } = editor.document
  const group = editor.newGroup()
  editor.apply([removeTurn], group)
  editor.apply([removeTurn], group)
  expect(editor.document.past).toHaveLength(1)
  editor.abandon(group)
  expect(editor.document.text).toBe(text)
})

test('a text that cannot be read takes no edits, and has the old level on the board', () => {
  const { editor } = editorOf('rockets')
  const { level } = editor
  editor.type('nothing of it', 'typing')
  expect(editor.document.isBroken).toBe(true)
  expect(editor.level).toEqual(level)
  editor.apply([removeTurn])
  expect(editor.notice).toMatchObject({ tone: 'refusal' })
  expect(editor.document.text).toBe('nothing of it')
})

test('a selection and a cursor that the new board has no room for are gone', () => {
  const { editor } = editorOf('rockets')
  const { rows, cols } = editor.board.size
  editor.board.selection = Selection.rectangle({ row: rows - 1, col: cols - 1, rows: 1, cols: 1 })
  editor.goToCell(rows * cols - 1)
  expect(editor.board.cursorAt).toEqual({ row: rows - 1, col: cols - 1 })
  const small = rockets.generator.defaults as Record<string, number>
  expect(small['width']).toBeGreaterThan(4)
  editor.type(rockets.format.print(rockets.blank(4, 4)), 'typing')
  expect([editor.board.selection, editor.board.cursorAt]).toEqual([null, null])
})

test('moves of a match leave the main line for a branch of their own', () => {
  const { editor } = editorOf('progers')
  const main = editor.document.text
  const move = { kind: 'insert', list: 'moves', index: 0, item: 'S' }
  const said = editor.play([move])
  expect(said).toContain('is played in the branch')
  expect(editor.lines.isMain).toBe(false)
  expect(editor.lines.main.document.text).toBe(main)
  expect(editor.play([move])).toBe('')
})

test('pages follow the run while it is stepped through, and stay when that ends', () => {
  const { editor, bridge } = editorOf('janken', sets(3))
  bridge.run()
  expect(editor.board.pageCount).toBe(3)
  editor.board.showPage(1)
  expect([editor.board.page, editor.playback.isStepping]).toEqual([1, false])
  editor.playback.seek(editor.playback.stepCount)
  expect(editor.board.page).toBe(2)
  editor.board.endStepping()
  expect(editor.board.page).toBe(2)
  editor.board.showPage(9)
  expect(editor.board.page).toBe(2)
})

test('a run that another one has replaced hears nothing, one that was stopped stays stopped', () => {
  const { editor, bridge } = editorOf('rockets')
  const overtaken = editor.run.latest!.runId
  editor.type(generatedText(rockets, 2), 'typing')
  expect(editor.run.runOf(overtaken)).toBeNull()
  editor.run.stop()
  expect(bridge.askedFor('run:cancel')).toHaveLength(1)
  const { latest } = editor.run
  latest!.outcome = { kind: 'cancelled' }
  editor.run.ensure()
  expect(editor.run.latest).toBe(latest)
})

test('what a change would make of the answer is foreseen without making it', () => {
  const { editor, bridge } = editorOf('rockets')
  bridge.run()
  const { text } = editor.document
  const edits = [removeTurn]
  const foreseen = editor.foresee(edits)
  expect(editor.document.text).toBe(text)
  editor.apply(edits)
  expect(foreseen).toBe(rockets.engine.answer(editor.level))
})

/** Data sets of janken, one behind the other. */
function sets(count: number): string {
  const janken = findGame('janken')!
  const read = [1, 2, 3].slice(0, count).flatMap((seed) => {
    const parsed = janken.format.parse(generatedText(janken, seed))
    return parsed.ok ? (parsed.value as { level: { sets: unknown[] } }).level.sets.slice(0, 1) : []
  })
  return janken.format.print({ sets: read })
}

test('a run that another level overtook before its end is made again once it is wanted', () => {
  const bridge = new PageBridge()
  const runs = new RunClient(bridge, () => both.map(({ run }) => run))
  const both: LevelEditor[] = [1, 2].map((seed) => {
    const document = openDocument(rockets, generatedText(rockets, seed))
    return new LevelEditor(rockets, noView, document, runs)
  })
  const [one, other] = both as [LevelEditor, LevelEditor]
  const started = () => bridge.asked.filter(({ name }) => name === 'run:start').length
  one.run.begin()
  one.run.ensure()
  expect(started()).toBe(1)
  other.run.begin()
  one.run.ensure()
  expect(started()).toBe(3)
  bridge.run()
  one.run.ensure()
  expect(started()).toBe(3)
})
