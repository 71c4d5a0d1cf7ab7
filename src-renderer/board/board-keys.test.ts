import { expect, test } from 'vitest'
import { handOver } from '../testing/board-hand'
import { statementText } from '../testing/open-levels'
import { takeInHand } from './hand/held-clip'
import { copyOf } from './region-commands'
import { boardControls } from './use-controls'
import type { Region } from '../tools/region'

const LEVEL = ['w w o o', 'o o o o', 'o o o w', '0', ''].join('\n')

/** How many cells a region has. */
const regionSize = (region: Region | undefined): number => {
  let count = 0
  for (const row of [0, 1, 2]) for (const col of [0, 1, 2, 3]) if (region?.has(row, col)) count++
  return count
}
const opened = async (tool: string) => {
  const hand = await handOver('labyrinth', LEVEL)
  hand.board.chooseTool(tool)
  const goTo = (row: number, col: number): void => {
    hand.editor.goToCell(hand.board.cellAt(row, col))
    hand.input.cursorMoved()
  }
  return { ...hand, goTo }
}

test('Enter does what a click would do: with a tool, the picker, and the selection', async () => {
  const { input, rows, board, selected, click, past } = await opened('wall')
  // What the last press of the pointer held does not count.
  click(2, 0, { shiftKey: true })
  input.applyAt(1, 1)
  expect([rows(), past(), board.hover]).toEqual([
    ['wwoo', 'owoo', 'woow'],
    2,
    expect.objectContaining({ row: 1, col: 1, x: 1.5, y: 1.5 }),
  ])
  board.chooseTool('picker')
  input.applyAt(0, 3)
  expect(board.toolId).toBe('island')
  board.chooseTool('select')
  input.applyAt(2, 2)
  expect(selected()).toEqual(['22'])
  board.chooseVariant('select', 2)
  input.applyAt(0, 0)
  expect(selected()).toEqual(['00', '01', '11'])
})

test('a shape goes from one Enter to the next, and is shown on the way', async () => {
  const { input, goTo, rows, past, board } = await opened('wall')
  board.shape = 'frame'
  goTo(0, 0)
  input.applyAt(0, 0)
  expect(past()).toBe(0)
  goTo(2, 2)
  expect([past(), board.preview?.draft !== undefined]).toEqual([0, true])
  input.applyAt(2, 2)
  expect(rows()).toEqual(['wwwo', 'wowo', 'wwww'])
  expect([past(), input.cancel()]).toEqual([1, false])
})

test('a stroke that waits is given up by Escape, and left by another tool', async () => {
  const { input, goTo, past, board } = await opened('wall')
  board.shape = 'line'
  input.applyAt(0, 0)
  expect([input.cancel(), input.cancel()]).toEqual([true, false])
  input.applyAt(0, 0)
  board.chooseTool('island')
  board.shape = 'line'
  goTo(0, 1)
  input.applyAt(0, 1)
  expect(past()).toBe(0)
  // A third tool begins with a free hand.
  board.chooseTool('wall')
  expect(board.shape).toBe('free')
})

test('a click ends a stroke that was begun by keys, and marks its cell', async () => {
  const { input, press, lift, rows, past, board, tell } = await opened('wall')
  board.shape = 'line'
  input.applyAt(1, 0)
  tell('pointerleave', {})
  expect(board.hover).toBeNull()
  press(1, 3)
  lift(1, 3)
  expect([rows()[1], past(), board.cursorAt]).toEqual(['wwww', 1, { row: 1, col: 3 }])
})

test('a stroke that waits for its end lets the middle button move the board', async () => {
  const { input, press, lift, move, past, stage, board } = await opened('wall')
  board.shape = 'line'
  input.applyAt(1, 0)
  press(1, 1, { button: 1 })
  move(1, 2, { button: 1 })
  lift(1, 2, { button: 1 })
  expect([stage.moves, past()]).toEqual([['pan 10 0'], 0])
})

test('while the cursor goes without a stroke, nothing follows it', async () => {
  const { goTo, board, past, press, move } = await opened('wall')
  goTo(1, 1)
  expect([board.hover, past()]).toEqual([null, 0])
  // Nor while the pointer draws.
  press(0, 2)
  move(0, 3)
  goTo(2, 2)
  expect(board.hover).toMatchObject({ row: 0, col: 3 })
})

test('Shift makes a line of a stroke by free hand, and a shape under way regular, also where the pointer rests', async () => {
  const { drag, press, move, lift, rows, board, tell } = await opened('wall')
  drag(
    [
      [1, 0],
      [2, 1],
      [1, 2],
    ],
    { shiftKey: true },
  )
  expect(rows()).toEqual(['wwoo', 'wwwo', 'ooow'])
  board.shape = 'frame'
  press(0, 0)
  move(1, 3)
  const shown = () => regionSize(board.preview?.region)
  expect(shown()).toBe(8)
  tell('keydown', { shiftKey: true })
  expect(shown()).not.toBe(8)
  tell('keyup', { shiftKey: false })
  expect(shown()).toBe(8)
  lift(1, 3)
  tell('keydown', { shiftKey: true })
  expect(rows()).toEqual(['wwww', 'wwww', 'ooow'])
})

test('a fill shows what it would take, of the cells and the tool as they are', async () => {
  const { move, board, editor } = await opened('wall')
  board.shape = 'fill'
  const shown = (row: number, col: number) => {
    move(row, col)
    return regionSize(board.preview?.region)
  }
  expect([shown(1, 1), shown(1, 1), shown(0, 0), shown(2, 3)]).toEqual([9, 9, 2, 1])
  editor.apply([{ kind: 'paint', cells: [2, 6, 10], values: [1, 1, 1], label: 'paint' }])
  expect(shown(1, 1)).not.toBe(9)
  board.shape = 'free'
  expect(shown(1, 1)).toBe(0)
})

test('a tool of two clicks waits for the second one; a drag is both', async () => {
  const { click, drag, past, menu, menus, board, editor } = await handOver(
    'janken',
    statementText('janken'),
  )
  board.chooseTool('move')
  const before = editor.document.text
  click(4, 4)
  expect([past(), editor.document.text]).toEqual([0, before])
  // What waits for its second click holds up no menu.
  menu(4, 4, { button: 2 })
  expect(menus).toHaveLength(1)
  click(4, 6)
  expect(past()).toBe(1)
  drag([
    [4, 6],
    [4, 8],
  ])
  expect(past()).toBe(2)
})

test('a part in hand goes down where it is, with the pointer or the cursor, whichever was moved last', async () => {
  const { editor, board, input, move, drag, rows } = await opened('select')
  drag([
    [0, 0],
    [0, 1],
  ])
  const controls = boardControls(editor, null as never, input, null as never, () => false)
  takeInHand(editor, copyOf(editor)!, 1, { row: 0, col: 2 })
  move(2, 0)
  controls.applyTool()
  expect(rows()).toEqual(['wwoo', 'oooo', 'wwow'])
  controls.moveCursor(-1, 1, false)
  controls.applyTool()
  expect(rows()).toEqual(['wwoo', 'owwo', 'wwow'])
  expect(board.toolId).toBe('stamp')
})
