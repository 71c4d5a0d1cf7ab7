import { expect, test } from 'vitest'
import { handOver } from '../testing/board-hand'
import { moveCursor } from './move-cursor'
import { pickable } from './picker'

const LEVEL = ['w o o o', 'o o o o', 'o o o o', '0', ''].join('\n')

test('the cursor begins at the first cell, goes by cells, and stays at the edge', async () => {
  const { editor, board } = await handOver('labyrinth', LEVEL)
  moveCursor(editor, 1, 1, false)
  expect(board.cursorAt).toEqual({ row: 0, col: 0 })
  moveCursor(editor, 2, 0, false)
  moveCursor(editor, 0, 3, false)
  expect([board.cursorAt, board.selection]).toEqual([{ row: 2, col: 3 }, null])
  moveCursor(editor, 1, 0, false)
  moveCursor(editor, 0, 1, false)
  expect(board.cursorAt).toEqual({ row: 2, col: 3 })
})

test('with Shift it draws the selection along, out and back over where it began', async () => {
  const { editor, board } = await handOver('labyrinth', LEVEL)
  const go = (down: number, right: number) => {
    moveCursor(editor, down, right, true)
    return board.selection?.rect
  }
  editor.goToCell(board.cellAt(1, 1))
  expect(go(1, 0)).toEqual({ row: 1, col: 1, rows: 2, cols: 1 })
  expect(go(0, 1)).toEqual({ row: 1, col: 1, rows: 2, cols: 2 })
  expect(go(-1, 0)).toEqual({ row: 1, col: 1, rows: 1, cols: 2 })
  expect(go(-1, 0)).toEqual({ row: 0, col: 1, rows: 2, cols: 2 })
  expect(go(0, -2)).toEqual({ row: 0, col: 0, rows: 2, cols: 2 })
  board.selection = null
  expect(go(0, 1)).toEqual({ row: 0, col: 0, rows: 1, cols: 2 })
})

test('without a cursor Shift selects the first cell', async () => {
  const { editor, board } = await handOver('labyrinth', LEVEL)
  moveCursor(editor, 0, 1, true)
  expect(board.selection?.rect).toEqual({ row: 0, col: 0, rows: 1, cols: 1 })
})

test('the picker finds the first tool that makes what stands there, with its setting', async () => {
  const { editor, board, click } = await handOver('labyrinth', 'bv o\nw o\n0\n')
  const found = (row: number, col: number) => {
    const picked = pickable(editor, { row, col, x: col + 0.5, y: row + 0.5 })
    return picked && [picked.tool.id, picked.variant]
  }
  expect([found(0, 0), found(0, 1), found(1, 0), found(9, 9)]).toEqual([
    ['bog', 2],
    ['island', 0],
    ['wall', 0],
    null,
  ])
  board.chooseTool('picker')
  click(9, 9)
  expect([board.toolId, editor.notice?.tone]).toEqual(['picker', 'refusal'])
})

test('what was picked is taken up, in its setting, and said', async () => {
  const { editor, board, click } = await handOver('labyrinth', 'bv o\nw o\n0\n')
  board.chooseTool('picker')
  click(0, 0)
  expect([board.toolId, board.variants['bog']]).toEqual(['bog', 2])
  expect(editor.notice).toMatchObject({
    tone: 'info',
    text: expect.stringContaining('bog') as string,
  })
})
