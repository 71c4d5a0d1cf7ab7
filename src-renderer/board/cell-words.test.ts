import type { Diagnostic } from '@core/kernel/diagnostics'
import { rectBetween } from '@core/kernel/grid'
import { expect, test } from 'vitest'
import type { LevelEditor } from '../editor/index'
import { editorOf } from '../testing/levels'
import { Selection } from '../tools/selection'
import { markWords, toolWords, type MarkedBoard } from './cell-words'
import { answerWords, problemWords } from './spoken-words'

const problem = (severity: 'error' | 'warning', ...cells: number[]): Diagnostic => ({
  code: 'x',
  severity,
  rule: 'R1',
  place: { line: 1, word: 0 },
  cells,
  args: [],
})

test('a cell is told with all that is drawn over it, and with nothing more', () => {
  const watch = { kind: 'cell', page: 0, row: 1, col: 0 } as const
  const board: MarkedBoard = {
    diagnostics: [problem('warning', 5), problem('error', 3), problem('error', 3)],
    marks: {
      differing: [3],
      explained: [3],
      debug: {
        breakpoints: { list: [{ id: 1, isEnabled: false, watch }] },
        followings: { list: [], chosenId: null, version: 0, position: 0 },
      },
    },
    selection: Selection.rectangle(rectBetween(1, 0, 1, 1)),
    page: 0,
    placeOf: (cell) => (cell === undefined ? null : { row: Math.floor(cell / 3), col: cell % 3 }),
  }
  expect(markWords(board, () => 'Bad.', 3)).toBe(
    'selected, disabled breakpoint, different on the other board, named in the explanation, error and 1 more: Bad.',
  )
  expect(markWords(board, () => 'Bad.', 4)).toBe('selected')
  expect(markWords(board, () => 'Bad.', 5)).toBe('warning: Bad.')
  expect(markWords({ ...board, page: 1, selection: null }, () => 'Bad.', 4)).toBe('')
})

test('without a tool, a cursor or while stepping nothing would be done', () => {
  const { editor } = editorOf('rockets')
  expect(toolWords(editor)).toBe('')
  editor.board.showCell(0)
  expect(toolWords(editor)).toBe('')
})

test('of a tool that draws by drags it is said how keys do it', () => {
  const { editor } = editorOf('rockets')
  const spoken = (parts: object): string => {
    const preview = () => ({ hint: 'Drag to draw', refusal: null })
    const board = { tool: { preview, ...parts }, cursorAt: { row: 0, col: 0 }, preview: null }
    const view = { geometry: { centreOf: () => ({ x: 0, y: 0 }) } }
    const fake = { board: { ...board, toolContext: () => null }, view, playback: editor.playback }
    return toolWords(fake as unknown as LevelEditor)
  }
  expect(spoken({})).toBe('Drag to draw.')
  const byKeys =
    'Drag to draw. With the keyboard: press Enter here, then Enter again where it ends.'
  expect(spoken({ isDrawn: true })).toBe(byKeys)
  expect(spoken({ isByTwoClicks: true })).toBe(byKeys)
})

test('an answer is said on one line, a long one by its beginning', () => {
  expect(answerWords(null)).toBe('')
  expect(answerWords('8 8\n')).toBe('Answer 8 8.')
  expect(answerWords('o\nr\n'.repeat(500))).toMatch(/^The answer begins with o r .{0,80}\.$/)
})

test('problems are counted, and the first error is told before any warning', () => {
  const { editor } = editorOf('rockets')
  expect(problemWords(editor)).toBe('No problems.')
  const game = { message: ({ severity }: Diagnostic) => `Of ${severity}.` }
  const diagnostics = [problem('warning'), problem('error'), problem('error')]
  expect(problemWords({ diagnostics, errorCount: 2, game })).toBe('2 errors, 1 warning: Of error.')
  expect(problemWords({ diagnostics: [problem('warning')], errorCount: 0, game })).toBe(
    '1 warning: Of warning.',
  )
})
