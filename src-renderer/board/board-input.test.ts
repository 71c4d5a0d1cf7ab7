import { expect, test } from 'vitest'
import { handOver } from '../testing/board-hand'
import { statementText } from '../testing/open-levels'

const LEVEL = ['o o o o', 'o o o o', 'o o o o', '0', ''].join('\n')
const opened = async (tool = 'wall') => {
  const hand = await handOver('labyrinth', LEVEL)
  hand.board.chooseTool(tool)
  return hand
}

test('a stroke goes from press to release, and is one step of undo', async () => {
  const { press, move, lift, rows, past, pane, board, editor } = await opened()
  press(0, 0)
  move(0, 2)
  expect([rows()[0], pane.captured]).toEqual(['oooo', [1]])
  expect(board.preview?.draft).toBeDefined()
  lift(1, 2)
  expect([rows(), past()]).toEqual([['wwwo', 'oowo', 'oooo'], 1])
  expect(board.hover).toMatchObject({ row: 1, col: 2 })
  move(2, 3)
  lift(2, 3)
  expect(past()).toBe(1)
  editor.undo()
  expect(rows()).toEqual(['oooo', 'oooo', 'oooo'])
})

test('the right button neither ends a stroke nor opens a menu while there is one', async () => {
  const { press, move, lift, menu, rows, menus } = await opened()
  press(0, 0)
  move(0, 1)
  press(1, 1, { button: 2 })
  menu(1, 1, { button: 2 })
  lift(1, 1, { button: 2 })
  expect([rows()[0], menus]).toEqual(['oooo', []])
  move(0, 3)
  lift(0, 3)
  expect(rows()).toEqual(['wwww', 'oooo', 'oooo'])
})

test('a second button begins nothing while the first is held', async () => {
  const { press, lift, rows, stage, move } = await opened()
  press(0, 0)
  press(2, 2, { button: 1 })
  move(0, 1)
  lift(0, 1)
  expect([rows()[0], stage.moves]).toEqual(['wwoo', []])
})

test('a stroke that is given up leaves nothing, and says whether there was one', async () => {
  const text = statementText('janken')
  const { press, move, lift, tell, past, input, board, editor } = await handOver('janken', text)
  board.chooseTool('terrain')
  board.chooseVariant('terrain', 3)
  expect(input.cancel()).toBe(false)
  press(4, 4)
  move(4, 6)
  expect(past()).toBeGreaterThan(0)
  expect(input.cancel()).toBe(true)
  expect([editor.document.text, past()]).toEqual([text, 0])
  lift(4, 6)
  expect(past()).toBe(0)
  press(4, 4)
  move(4, 6)
  tell('pointercancel', {})
  lift(4, 8)
  expect(editor.document.text).toBe(text)
})

test('the middle button, the space bar and the hand move the board, and nothing else', async () => {
  const { press, move, lift, tell, over, stage, input, board, pane, past } = await opened()
  const pans = (more: object = {}): string[] => {
    stage.moves.length = 0
    const isLeft = press(1, 1, more)
    const held = pane.style.cursor
    move(1, 2, more)
    move(2, 2, more)
    lift(2, 2, more)
    move(0, 0)
    return [String(isLeft), held, pane.style.cursor, ...stage.moves]
  }
  const panned = ['false', 'grabbing', '', 'pan 10 0', 'pan 0 10']
  expect(pans({ button: 1 })).toEqual(panned)
  input.isSpaceHeld = true
  expect(pans()).toEqual(panned)
  input.isSpaceHeld = false
  board.chooseTool('hand')
  expect(pans()).toEqual(panned)
  expect(past()).toBe(0)
  press(1, 1)
  expect([pane.style.cursor, input.cancel(), pane.style.cursor]).toEqual(['grabbing', true, ''])
  tell('wheel', { ...over(2, 1), deltaX: 3, deltaY: 4 })
  expect([stage.moves.at(-1), board.hover]).toEqual([
    'pan -3 -4',
    expect.objectContaining({ row: 2 }),
  ])
})

test('the picker takes the tool that makes what is pressed on, and a press marks its cell', async () => {
  const { press, lift, click, board, editor } = await opened()
  click(1, 1)
  expect(board.cursorAt).toEqual({ row: 1, col: 1 })
  board.chooseTool('picker')
  click(1, 1)
  expect([board.toolId, board.cursorAt]).toEqual(['wall', { row: 1, col: 1 }])
  expect(editor.document.past).toHaveLength(1)
  press(9, 9)
  lift(9, 9)
  expect(board.cursorAt).toEqual({ row: 1, col: 1 })
})

test('why nothing can be done at a place is said', async () => {
  const hand = await handOver('labyrinth', LEVEL.replace('o o o o', 'w o o o'))
  hand.board.chooseTool('walk')
  hand.click(0, 0)
  expect([hand.past(), hand.editor.notice?.tone]).toEqual([0, 'refusal'])
})

test('the pointer shows what a click would do, and nothing once it has left', async () => {
  const { press, move, lift, tell, board } = await opened()
  move(1, 2)
  expect([board.hover, board.preview?.hint]).toMatchObject([
    { row: 1, col: 2, x: 2.5, y: 1.5 },
    /wall/,
  ])
  press(1, 2)
  tell('pointerleave', {})
  // A stroke goes on beside the board.
  expect(board.hover).not.toBeNull()
  lift(1, 2)
  tell('pointerleave', {})
  expect([board.hover, board.preview]).toEqual([null, null])
})

test('what is dragged over the board and was pressed elsewhere, as a tab is, shows nothing there', async () => {
  const { press, move, lift, board } = await opened()
  move(1, 2)
  move(0, 1, { buttons: 1 })
  expect([board.hover, board.preview]).toEqual([null, null])
  press(1, 2)
  move(1, 1, { buttons: 1 })
  expect(board.hover).toMatchObject({ row: 1, col: 1 })
  lift(1, 1)
})

test('nothing is heard any more once it is let go of', async () => {
  const { press, lift, move, input, past, board } = await opened()
  input.destroy()
  press(0, 0)
  lift(0, 1)
  move(0, 1)
  expect([past(), board.hover]).toEqual([0, null])
})
