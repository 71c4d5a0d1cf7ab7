import { expect, it } from 'vitest'
import { games } from '../games/testing'
import { keptLines, takeKeptLines } from './kept-lines'
import { openDocument, typeText } from './level-document'
import {
  activeLine,
  branchLine,
  changesOf,
  editLine,
  lineOf,
  listLines,
  plantLine,
  renameLine,
  type LineTree,
} from './line-tree'

const [game] = games
const text = game.format.print(game.blank(5, 5))
const plain = plantLine(openDocument(game, text))

/** Two branches, the second made from the first, which has a text of its own. */
function planted(): LineTree {
  const first = renameLine(branchLine(plain, { turn: 1, phase: 0, step: 4 }), 1, 'left')
  const typed = typeText(activeLine(first).document, `${text}\n`, 'typing')
  return branchLine(editLine(first, 1, typed, 1), { turn: 2, phase: -1, step: 9 })
}

it('brings branches back as they were, but for their undo', () => {
  const tree = planted()
  const kept = JSON.parse(JSON.stringify(keptLines(tree))) as unknown
  const back = takeKeptLines(plain, game, kept)
  const shape = (of: LineTree) =>
    listLines(of).map(({ line, depth }) => [line.id, line.name, depth, line.from, changesOf(line)])
  expect(shape(back)).toEqual(shape(tree))
  expect(back.lines.map(({ document }) => document.text)).toEqual(
    tree.lines.map(({ document }) => document.text),
  )
  expect(lineOf(back, 1)!.document.past).toEqual([])
  expect(back.activeId).toBe(0)
  // The next line gets a number of its own.
  expect(activeLine(branchLine(back, { turn: 0, phase: 0, step: 0 })).id).toBe(3)
  expect(keptLines(back)).toEqual(keptLines(tree))
})

it('leaves out what is no branch', () => {
  const [first, second] = keptLines(planted())
  for (const wrong of [
    null,
    {},
    'lines',
    [null],
    [{ ...first, id: -1 }],
    [{ ...first, text: 5 }],
  ]) {
    expect(takeKeptLines(plain, game, wrong)).toBe(plain)
  }
  expect(
    takeKeptLines(plain, game, [
      { ...first, changes: [1] },
      { ...first, id: 0 },
    ]),
  ).toBe(plain)
  // Its own line is missing.
  expect(takeKeptLines(plain, game, [second])).toBe(plain)
})

it('leaves out what would be too much', () => {
  expect(keptLines(planted(), 2 * text.length + 1).map(({ id }) => id)).toEqual([1])
  expect(keptLines(planted(), 2 * text.length + 2)).toHaveLength(2)
})
