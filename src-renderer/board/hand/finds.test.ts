import { expect, test } from 'vitest'
import { Selection } from '../../tools/selection'
import { handOver } from '../../testing/board-hand'
import { findAt, findsOf } from './finds'
import { groundOf } from './ground'
import { hitsOf, patternOf } from './patterns'
import { plannedEdits } from './planned-edits'
import { replaceHits } from './replace-hits'
import { replacementOf, replacementsOf } from './replacements'

const LEVEL = ['w b< b^', 'o b< o', '0', ''].join('\n')

test('all of a kind can be looked for, and bogs by their side, on the board or in the selection', async () => {
  const { editor } = await handOver('labyrinth', LEVEL)
  expect(findsOf(editor, null).map(({ title }) => title)).toEqual([
    'bog (3)',
    'island (2)',
    'wall (1)',
    'bog, impassable to the west (2)',
    'bog, impassable to the north (1)',
  ])
  const north = findsOf(editor, null).at(-1)!
  expect([...north.cells()!.list()]).toEqual([{ row: 0, col: 2 }])
  const top = Selection.rectangle({ row: 0, col: 0, rows: 1, cols: 2 })
  expect(findsOf(editor, top).map(({ title }) => title)).toEqual([
    'wall (1)',
    'bog (1)',
    'bog, impassable to the west (1)',
  ])
  const here = findsOf(editor, null).find(({ id }) => id === findAt(editor, 1, 2))
  expect(here?.title).toBe('island (2)')
  expect(findAt(editor, 7, 7)).toBe('')
})

test('of a pattern it is told what was replaced, and where there was nothing to do', async () => {
  const { editor, rows } = await handOver('labyrinth', LEVEL)
  const top = Selection.rectangle({ row: 0, col: 0, rows: 1, cols: 2 })
  const pattern = patternOf(groundOf(editor.board), top)
  const hits = hitsOf(groundOf(editor.board), pattern)
  const island = replacementsOf(editor).find(({ toolId }) => toolId === 'island')!
  expect(replaceHits(editor, pattern, [], island)).toBe('The pattern does not occur on the board.')
  expect(replaceHits(editor, pattern, hits, island)).toBe('1 place was replaced.')
  expect(rows()[0]).toBe('oob^')
  expect(replaceHits(editor, pattern, hits, island)).toBe('These cells already look like that.')
})

test('what a strip would do is on the board until the pointer has something to show', async () => {
  const { editor, board, rows } = await handOver('labyrinth', LEVEL)
  const shown = () => board.preview
  const bogs = findsOf(editor, null)[0]!.cells()!
  const wall = replacementsOf(editor).find(({ toolId }) => toolId === 'wall')!
  board.openStrip('replace-cells')
  board.planned = plannedEdits(editor, bogs, () => replacementOf(editor, bogs, wall).edits)
  expect(shown()?.hint).toBe('3 cells found')
  expect(editor.game.format.print(shown()?.draft).split('\n')).toEqual(['w w w', 'o w o', '0', ''])
  expect(rows()).toEqual(['wb<b^', 'ob<o'])
  const hover = { ghost: null, refusal: null, hint: 'here' }
  board.preview = hover
  expect(shown()).toEqual(hover)
  board.preview = null
  expect(shown()?.hint).toBe('3 cells found')
  board.openStrip('resize-board')
  expect(shown()).toBeNull()
  board.closeStrip()
  expect([board.strip, shown()]).toEqual([null, null])
})
