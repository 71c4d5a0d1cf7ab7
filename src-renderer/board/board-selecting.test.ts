import { expect, test } from 'vitest'
import { handOver } from '../testing/board-hand'
import { copyOf, pasteClip } from './region-commands'

/** A labyrinth of 3 rows and 4 columns; two walls hang together. */
const LEVEL = ['w w o o', 'o o o o', 'o o o w', '0', ''].join('\n')
const opened = async (mode = 0) => {
  const hand = await handOver('labyrinth', LEVEL)
  hand.board.chooseVariant('select', mode)
  return hand
}

test('a drag selects a rectangle, or the cells that it comes over', async () => {
  const rectangle = await opened()
  rectangle.press(0, 0)
  expect(rectangle.selected()).toEqual(['00'])
  rectangle.move(1, 1)
  expect(rectangle.selected()).toEqual(['00', '01', '10', '11'])
  rectangle.lift(1, 1)
  expect([rectangle.selected().length, rectangle.board.cursorAt]).toEqual([4, { row: 0, col: 0 }])
  // The pointer alone changes nothing any more.
  rectangle.move(2, 2)
  expect(rectangle.selected()).toHaveLength(4)
  const brush = await opened(1)
  brush.drag([
    [0, 0],
    [0, 1],
    [1, 1],
  ])
  expect(brush.selected()).toEqual(['00', '01', '11'])
  brush.drag([[2, 3]], { shiftKey: true })
  expect(brush.selected()).toEqual(['00', '01', '11', '23'])
})

test('a click beside the selection lets go of it, one beside the board of all', async () => {
  const { drag, click, selected, press, board } = await opened()
  drag([
    [0, 0],
    [1, 1],
  ])
  click(2, 2)
  expect(selected()).toEqual(['22'])
  press(7, 7)
  expect(board.selection).toBeNull()
})

test('cells that are selected are carried to where they are let go of, as one step', async () => {
  const { drag, rows, selected, past, editor } = await opened()
  drag([
    [0, 0],
    [0, 1],
  ])
  drag([
    [0, 1],
    [1, 1],
    [2, 1],
  ])
  expect([rows(), selected()]).toEqual([
    ['oooo', 'oooo', 'wwow'],
    ['20', '21'],
  ])
  expect(past()).toBe(1)
  // A click inside carries nothing anywhere.
  drag([[2, 0]])
  expect([past(), selected()]).toEqual([1, ['20', '21']])
  editor.undo()
  expect(rows()[0]).toBe('wwoo')
})

test('what is carried and given up is where it was, and so is the selection', async () => {
  const { drag, press, move, input, rows, selected, lift, past } = await opened()
  drag([
    [0, 0],
    [0, 1],
  ])
  press(0, 0)
  move(2, 0)
  expect(selected()).toEqual(['20', '21'])
  expect(input.cancel()).toBe(true)
  lift(2, 0)
  expect([rows()[0], selected(), past()]).toEqual(['wwoo', ['00', '01'], 0])
})

test('like cells are selected by one press, and more with Shift; one that is selected is carried', async () => {
  const { click, selected, drag, rows } = await opened(2)
  click(0, 0)
  expect(selected()).toEqual(['00', '01'])
  click(2, 3, { shiftKey: true })
  expect(selected()).toEqual(['00', '01', '23'])
  click(2, 3)
  expect(selected()).toEqual(['00', '01', '23'])
  click(1, 0)
  expect(selected()).toHaveLength(9)
  click(0, 1)
  drag([
    [0, 0],
    [1, 0],
  ])
  expect(rows()).toEqual(['oooo', 'wwoo', 'ooow'])
})

test('the menu opens at the cell that was pressed, which is then what it is about', async () => {
  const { drag, menu, menus, board, selected, over, press } = await opened()
  drag([
    [0, 0],
    [1, 1],
  ])
  menu(0, 1, { button: 2 })
  const { clientX: x, clientY: y } = over(0, 1)
  expect([menus, selected().length]).toEqual([[{ cell: 1, x, y }], 4])
  menu(2, 3, { button: 2 })
  expect([menus.length, board.selection, board.cursorAt]).toEqual([2, null, { row: 2, col: 3 }])
  menu(9, 9, { button: 2 })
  expect(menus).toHaveLength(2)
  // A press of that button begins no selection.
  press(0, 0, { button: 2 })
  expect(board.selection).toBeNull()
})

test('the menu key opens it at the cursor of the board, where there is one', async () => {
  const { menu, menus, editor, over } = await opened()
  menu(2, 2)
  expect(menus).toEqual([])
  editor.goToCell(5)
  menu(2, 2)
  const { clientX: x, clientY: y } = over(1, 1)
  expect(menus).toEqual([{ cell: 5, x, y }])
})

test('Enter selects like cells anew, and a tool leaves what is selected as it is', async () => {
  const { input, selected, board, press, move, lift } = await opened(2)
  input.applyAt(0, 0)
  input.applyAt(2, 3)
  expect(selected()).toEqual(['23'])
  board.chooseTool('wall')
  press(0, 0)
  move(0, 3)
  input.cancel()
  lift(0, 3)
  expect(selected()).toEqual(['23'])
})

test('a copied part in hand follows the cursor of the board', async () => {
  const { editor, board, drag, input } = await opened()
  drag([
    [0, 0],
    [0, 1],
  ])
  pasteClip(editor, copyOf(editor))
  editor.goToCell(6)
  input.cursorMoved()
  expect([board.toolId, board.hover]).toEqual([
    'stamp',
    expect.objectContaining({ row: 1, col: 2 }),
  ])
  editor.goToCell(null)
  input.cursorMoved()
  expect(board.hover).toMatchObject({ row: 1, col: 2 })
})
