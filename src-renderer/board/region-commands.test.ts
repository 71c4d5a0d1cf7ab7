import { hexGeometry, squareGeometry } from '../canvas/geometry'
import { hasErrors } from '@core/kernel/diagnostics'
import { makeRng } from '@core/kernel/rng'
import { openDocument } from '@core/document/level-document'
import type { AnyGame } from '@core/game/any-game'
import { findGame } from '@core/games/testing'
import { describe, expect, it } from 'vitest'
import { regions as ghosts } from '../games/ghosts/regions'
import { regions as janken } from '../games/janken/regions'
import { regions as labyrinth } from '../games/labyrinth/regions'
import { regions as progers } from '../games/progers/regions'
import { regions as rockets } from '../games/rockets/regions'
import type { AnyBoardView } from '../canvas/board-view'
import { LevelEditor } from '../editor/level-editor.svelte'
import { answerQuestion, answersWords, copyOf, mirror, pasteClip, rotate } from './region-commands'
import { Selection } from '../tools/selection'

const turns = {
  horizontal: (editor: LevelEditor) => mirror(editor, 'horizontal'),
  vertical: (editor: LevelEditor) => mirror(editor, 'vertical'),
  rotate,
}
type TurnName = keyof typeof turns
const names = Object.keys(turns) as TurnName[]

/** What a game is expected to keep, and how many rotations lead once around. */
interface Subject {
  readonly regions: unknown
  readonly recipe: Readonly<Record<string, number>>
  readonly around: number
  readonly asksFor: readonly TurnName[]
}

const subjects: Readonly<Record<string, Subject>> = {
  labyrinth: {
    regions: labyrinth,
    recipe: { rows: 6, cols: 8, rivers: 3, walks: 4, moves: 30 },
    around: 4,
    asksFor: [],
  },
  // A match in it is asked about; see its own tests.
  ghosts: {
    regions: ghosts,
    recipe: { turns: 0 },
    around: 4,
    asksFor: [],
  },
  janken: {
    regions: janken,
    recipe: {},
    around: 6,
    asksFor: [],
  },
  progers: {
    regions: progers,
    recipe: { moves: 12 },
    around: 4,
    asksFor: names,
  },
  rockets: {
    regions: rockets,
    recipe: { width: 8, height: 6, doors: 5, turns: 20 },
    around: 4,
    asksFor: ['horizontal', 'vertical'],
  },
}

const noRuns = {
  start: () => 1,
  cancel: () => undefined,
  endSide: () => undefined,
  isOvertaken: () => false,
}

/** An editor over a real document, where everything is known at once. */
function editorOf(game: AnyGame, regions: unknown, text: string): LevelEditor {
  const geometry = game.id === 'janken' ? hexGeometry : squareGeometry
  const view = { tools: [], regions, geometry } as unknown as AnyBoardView
  const editor = new LevelEditor(game, view, openDocument(game, text), noRuns)
  editor.run.begin()
  return editor
}

function selectAll(editor: LevelEditor): void {
  editor.board.selection = Selection.rectangle({ row: 0, col: 0, ...editor.board.size })
}

/** An answer without the names of cells. */
function withoutCells(answer: string): string {
  return answer.replace(/\(.. -> ..\)/g, '')
}

describe.each(Object.entries(subjects))('the whole board of %s', (id, subject) => {
  const game = findGame(id)!
  const recipe = { ...game.generator.defaults, ...subject.recipe }
  const texts = Array.from({ length: 30 }, (_, seed) =>
    game.format.print(game.generator.generate(recipe, makeRng(seed + 1))),
  )

  it.each(names)('selected or not, keeps its answer or says so before: %s', (name) => {
    for (const text of texts) {
      for (const isSelected of [true, false]) {
        const editor = editorOf(game, subject.regions, text)
        const before = game.engine.answer(editor.level)
        if (isSelected) selectAll(editor)
        turns[name](editor)
        expect(editor.board.question !== null).toBe(subject.asksFor.includes(name))
        if (editor.board.question) {
          expect(editor.document.text).toBe(text)
          answerQuestion(editor, editor.board.question.edits)
        } else {
          expect(withoutCells(game.engine.answer(editor.level))).toBe(withoutCells(before))
        }
        expect(editor.board.question).toBeNull()
        if (!subject.asksFor.includes(name)) {
          expect(hasErrors(editor.document.diagnostics)).toBe(false)
        }
        if (isSelected)
          expect(editor.board.selection?.rect).toEqual({ row: 0, col: 0, ...editor.board.size })
        editor.undo()
        expect(editor.document.text).toBe(text)
      }
    }
  })

  it.each(names)('is the same text again once around: %s', (name) => {
    for (const text of texts) {
      const editor = editorOf(game, subject.regions, text)
      for (let times = 0; times < (name === 'rotate' ? subject.around : 2); times++) {
        selectAll(editor)
        turns[name](editor)
        if (editor.board.question) answerQuestion(editor, editor.board.question.edits)
      }
      expect(editor.document.text).toBe(text)
    }
  })
})

it('leaves all as it is when the question is answered so, and drops it with the next edit', () => {
  const game = findGame('rockets')!
  const text = game.format.print(game.generator.generate(game.generator.defaults, makeRng(1)))
  const editor = editorOf(game, rockets, text)
  mirror(editor, 'vertical')
  answerQuestion(editor, null)
  expect(editor.document.text).toBe(text)
  mirror(editor, 'vertical')
  rotate(editor)
  expect(editor.board.question).toBeNull()
})

it('tells what a change makes of the answer, a short one in full', () => {
  expect(answersWords('8\n8\n', '8\n3\n')).toBe('The answer changes from 8 8 to 8 3.')
  expect(answersWords('8 8\n', '8 8\n')).toBe('The answer stays 8 8.')
  const long = '1\n'.repeat(40)
  expect(answersWords(long, long)).toBe('The answer stays the same.')
  expect(answersWords(long, '8 8\n')).toBe('The answer changes.')
  expect(answersWords('8 8\n', null)).toBe('')
})

it('places a part of janken where it was copied, though the board has no cell at its corner', () => {
  const game = findGame('janken')!
  const text = game.format.print(game.generator.generate(game.generator.defaults, makeRng(3)))
  const editor = editorOf(game, janken, text)
  const { board } = editor
  board.selection = Selection.rectangle({ row: 0, col: 0, rows: 3, cols: 5 })
  const { rect } = board.selection
  expect([rect, board.cellAt(rect.row, rect.col)]).toEqual([
    { row: 0, col: 2, rows: 3, cols: 3 },
    null,
  ])
  const clip = copyOf(editor)!
  pasteClip(editor, clip)
  expect(board.cursorAt).toEqual({ row: 0, col: 4 })
  const end = (): readonly unknown[] => {
    const at = { ...board.cursorAt!, x: 0, y: 0 }
    return board.tool!.begin(board.toolContext(), at)!.end(board.toolContext(), at)
  }
  editor.apply(end())
  // Only the order of units may be another one.
  expect(janken.copy(editor.level as never, clip.cells, 0)).toEqual(clip.content)
  board.cursorCell = board.cellAt(4, 4)
  editor.apply(end())
  const pasted = Selection.rectangle({ row: 4, col: 2, rows: 3, cols: 3 }).within((row, col) =>
    clip.cells.has(row - 4, col),
  )!
  expect(janken.copy(editor.level as never, pasted, 0)).toEqual(clip.content)
})
