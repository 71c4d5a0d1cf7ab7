import { expect, test } from 'vitest'
import { openLevelOf } from '../../testing/open-levels'
import { SideBoard } from './side-board.svelte'

/** The statement's level beside a branch of it that lacks the first turn. */
function compared() {
  const { level, bridge } = openLevelOf('rockets')
  const { editor, comparison } = level
  editor.lines.branch(editor.moment)
  const branch = editor.lines.active.id
  editor.apply([{ kind: 'remove', list: 'turns', index: 0 }])
  const text = editor.document.text
  editor.lines.show(editor.lines.main.id)
  comparison.choose({ kind: 'line', id: branch })
  bridge.run()
  const board = new SideBoard(editor, comparison, { differing: [] })
  return { bridge, editor, comparison, board, text }
}

test('the board beside shows the other level, at the step that belongs beside the playhead', async () => {
  const { editor, comparison, board, text } = compared()
  expect(editor.game.format.print(board.level)).toBe(text)
  await expect.poll(() => comparison.isSearched || comparison.found !== null).toBe(true)
  editor.playback.seek(editor.playback.stepCount)
  expect([board.playback.step, board.playback.isStepping]).toEqual([comparison.step, true])
  expect(board.frame()!.state).toEqual(comparison.shown!.cursor!.state)
  expect(comparison.shown!.cursor!.step).toBe(comparison.step)
})

test('the cursor of the document is seen on it, and cells off the board are none', () => {
  const { editor, board } = compared()
  editor.goToCell(7)
  expect(board.cursorAt).toEqual({ row: 1, col: 2 })
  expect([board.cellAt(1, 2), board.cellAt(99, 0), board.placeOf(undefined)]).toEqual([
    7,
    null,
    null,
  ])
  expect(board.describeCell(7)).toContain(editor.game.cellName(editor.level, 7))
})

test('what differs at the playhead is shown: figures, events and cells of both sides', async () => {
  const { editor, comparison } = compared()
  await expect.poll(() => comparison.found).not.toBeNull()
  expect(comparison.now.figures.every(({ left, right }) => left === right)).toBe(true)
  comparison.goToDifference()
  const { events, cells } = comparison.now
  expect(events.left.length + events.right.length + cells.left.length).toBeGreaterThan(0)
  editor.playback.seek(editor.playback.stepCount)
  const figures = comparison.now.figures.map(({ left, right }) => [left, right])
  const { cursor } = editor.run.shown!
  expect(figures.some(([left, right]) => left !== right)).toBe(
    cursor!.state.some((slot, at) => slot !== comparison.shown!.cursor!.state[at]),
  )
})

test('boards of different sizes are compared by row and column', () => {
  const { bridge, editor, comparison } = compared()
  expect(comparison.now.isOtherSize).toBe(false)
  editor.type(editor.game.format.print(editor.game.blank(7, 7)), 'typing')
  bridge.run()
  expect(comparison.now.isOtherSize).toBe(true)
})
