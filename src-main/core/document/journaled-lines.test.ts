import { expect, test } from 'vitest'
import { games } from '../games/testing'
import {
  followLineRecord,
  journaledLines,
  lineRecords,
  restoreLine,
  type JournaledLine,
} from './journaled-lines'
import { openDocument, typeText, undo } from './level-document'
import {
  branchLine,
  changesOf,
  editLine,
  lineOf,
  plantLine,
  removeLine,
  renameLine,
  type LineTree,
} from './line-tree'

const game = games[0]
const from = { turn: 2, phase: 1, step: 7 }

/** Types a text into the active line, meant for a turn. */
function type(tree: LineTree, text: string, group: string, turn: number | null): LineTree {
  const { document } = lineOf(tree, tree.activeId)!
  return editLine(tree, tree.activeId, typeText(document, text, group), turn)
}

/** All that happens to some lines: two branches, one of them made from the other, and one that goes again. */
function steps(): LineTree[] {
  const made = [plantLine(openDocument(game, 'one\n'))]
  const then = (change: (tree: LineTree) => LineTree): void => void made.push(change(made.at(-1)!))
  then((tree) => branchLine(tree, from))
  then((tree) => type(tree, 'one\ntwo\n', 'stroke 1', 3))
  then((tree) => type(tree, 'one\n2\n', 'stroke 2', null))
  then((tree) => branchLine(tree, { turn: 4, phase: -1, step: 9 }))
  then((tree) => type(tree, 'x\n', 'stroke 3', 0))
  then((tree) => renameLine(tree, 1, 'Sooner'))
  then((tree) => editLine(tree, 1, undo(lineOf(tree, 1)!.document)))
  then((tree) => branchLine(tree, from))
  then((tree) => removeLine(tree, 3))
  return made
}

test('following the records gives the branches as they stand, after each step', () => {
  const trees = steps()
  let kept: readonly JournaledLine[] = []
  for (const [index, tree] of trees.entries()) {
    const before = trees[index - 1] ?? trees[0]!
    for (const record of lineRecords(before.lines, tree.lines)) {
      kept = followLineRecord(kept, record)!
    }
    expect(kept).toEqual(journaledLines(tree.lines))
  }
  const kinds = trees.slice(1).map((tree, index) => {
    return lineRecords(trees[index]!.lines, tree.lines).map(({ kind }) => kind)
  })
  expect(kinds.flat()).toEqual([
    'line',
    'line-edit',
    'line-edit',
    'line',
    'line-edit',
    'line',
    'line-edit',
    'line',
    'line-gone',
  ])
})

test('a branch comes back with text, history, origin and the words for its changes', () => {
  const tree = steps().at(-1)!
  const line = lineOf(tree, 1)!
  const restored = restoreLine(game, JSON.parse(JSON.stringify(journaledLines([line])[0])))
  const { id, name, parent, document } = restored
  expect({ id, name, parent, from: restored.from }).toEqual({
    id: 1,
    name: 'Sooner',
    parent: 0,
    from,
  })
  expect([document.text, undo(document).text]).toEqual(['one\ntwo\n', 'one\n'])
  expect(document.future).toHaveLength(1)
  expect(changesOf(restored)).toEqual(changesOf(line))
  expect(changesOf(restored)).toEqual(['edit text, turn 4'])
})

test('an edit after a restart joins none from before it, and its turn is its own', () => {
  const [line] = journaledLines(steps()[2]!.lines)
  const restored = restoreLine(game, line!)
  const tree = { ...steps()[1]!, lines: [steps()[1]!.lines[0]!, restored] }
  const edited = lineOf(type(tree, 'again\n', 'stroke 1', 6), 1)!
  expect(changesOf(edited)).toEqual(['edit text, turn 4', 'edit text, turn 7'])
})

test('records that fit nothing are refused', () => {
  const line = journaledLines(steps()[1]!.lines)[0]!
  expect(followLineRecord([], { kind: 'line-gone', id: 1 })).toBeNull()
  const edit = { kind: 'edit', splice: { at: 0, removed: 'zzz', inserted: '' } } as const
  const change = { keep: 0, add: [] }
  const record = { ...edit, past: change, future: change, savedAt: 0 }
  expect(followLineRecord([line], { kind: 'line-edit', id: 1, edit: record, turns: [] })).toBeNull()
})
