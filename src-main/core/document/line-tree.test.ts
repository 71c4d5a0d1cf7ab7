import { describe, expect, it } from 'vitest'
import { seeds } from '../conformance/testing/tries'
import { generatedLevel } from '../conformance/kit'
import { recordLevel } from '../conformance/record-level'
import type { AnyGame } from '../game/any-game'
import { games } from '../games/testing'
import { makeRng, type Rng } from '../kernel/rng'
import { applyEdits, markSaved, openDocument, undo, type LevelDocument } from './level-document'
import {
  activateLine,
  activeLine,
  branchLine,
  changesOf,
  editLine,
  isTreeDirty,
  lineOf,
  listLines,
  mainLine,
  plantLine,
  promoteLine,
  removeLine,
  MOST_NAME,
  renameLine,
  restoreLines,
  type LineTree,
} from './line-tree'

const origin = { turn: 2, phase: 1, step: 9 }

/** A tree of lines over a generated level: main, 1 and 2 from main, 3 from 1; 3 is active. */
function smallTree(game: AnyGame = games[0]): LineTree {
  const text = game.format.print(generatedLevel(game, 1).level)
  const first = branchLine(plantLine(openDocument(game, text)), origin)
  const second = branchLine(activateLine(first, 0), origin)
  return branchLine(activateLine(second, 1), origin)
}

const shape = (tree: LineTree) => listLines(tree).map(({ line, depth }) => [line.name, depth])

describe('the lines of a document', () => {
  it('are listed as a tree, each behind the one it was made from', () => {
    const tree = smallTree()
    expect(shape(tree)).toEqual([
      ['Main line', 0],
      ['Branch 1', 1],
      ['Branch 3', 2],
      ['Branch 2', 1],
    ])
    expect(activeLine(tree)).toMatchObject({ name: 'Branch 3', parent: 1, from: origin })
  })

  it('take another name, but the main line keeps its own and no name is empty', () => {
    const tree = renameLine(smallTree(), 2, ' left arrow ')
    expect(lineOf(tree, 2)!.name).toBe('left arrow')
    expect(renameLine(tree, 2, '  ')).toBe(tree)
    expect(lineOf(renameLine(tree, 2, 'x'.repeat(1000)), 2)!.name).toBe('x'.repeat(MOST_NAME))
    expect(renameLine(tree, 0, 'other')).toBe(tree)
  })

  it('go with all that was made from them, and come back', () => {
    const tree = smallTree()
    const cut = removeLine(tree, 1)
    expect(shape(cut)).toEqual([
      ['Main line', 0],
      ['Branch 2', 1],
    ])
    expect(activeLine(cut).name).toBe('Main line')
    const gone = tree.lines.filter((line) => lineOf(cut, line.id) === null)
    expect(shape(restoreLines(cut, gone)).sort()).toEqual(shape(tree).sort())
    expect(removeLine(tree, 0)).toBe(tree)
    // Line 3 was made from line 1, which is still away.
    expect(restoreLines(cut, gone.slice(1))).toBe(cut)
  })

  it('never get the number of a line that was deleted', () => {
    expect(activeLine(branchLine(removeLine(smallTree(), 3), origin)).id).toBe(4)
  })
})

describe.each(games.map((game) => ({ id: game.id, game })))('a branch of $id', async (entry) => {
  const game: AnyGame = entry.game
  const { randomEdit } = (await import(`../games/${entry.id}/testing.ts`)) as {
    randomEdit(level: unknown, rng: Rng): unknown
  }
  const edited = (document: LevelDocument, rng: Rng, group: string): LevelDocument =>
    applyEdits(document, [randomEdit(document.level, rng)], group)

  it.each(seeds(8, 24))(
    'equals a fresh run of the changed level and leaves the main line alone, seed %i',
    (seed) => {
      const rng = makeRng(seed)
      const text = game.format.print(generatedLevel(game, seed).level)
      const main = markSaved(edited(openDocument(game, text), rng, 'before'))
      let tree = branchLine(plantLine(main), origin)
      let changed = activeLine(tree).document
      for (let edit = 0; edit < 3; edit++) {
        // Levels with errors are not run; the last one without is the branch.
        const next = edited(changed, rng, `edit ${edit}`)
        if (next.isRunnable) changed = next
      }
      tree = editLine(tree, 1, changed, 4)
      expect(mainLine(tree).document).toBe(main)
      expect(isTreeDirty(tree)).toBe(false)
      expect(changesOf(activeLine(tree))).toHaveLength(changed.past.length)
      if (changed.isRunnable) {
        const fresh = openDocument(game, changed.text)
        expect(recordLevel(game, changed.level)).toEqual(recordLevel(game, fresh.level))
      }

      const promoted = promoteLine(tree, 1)
      expect(activeLine(promoted)).toBe(mainLine(promoted))
      expect(mainLine(promoted).document.text).toBe(changed.text)
      expect(isTreeDirty(promoted)).toBe(changed.text !== main.text)
      const back = changed.text === main.text ? main : undo(mainLine(promoted).document)
      expect(back.text).toBe(main.text)
      expect(back.past).toEqual(main.past)

      let undone = changed
      while (undone.past.length > 0) undone = undo(undone)
      expect(undone.text).toBe(main.text)
    },
  )

  it('tells what was changed in it and for which turn', () => {
    const rng = makeRng(3)
    const tree = branchLine(
      plantLine(openDocument(game, game.format.print(game.blank(6, 6)))),
      origin,
    )
    const first = edited(activeLine(tree).document, rng, 'a')
    const second = edited(first, rng, 'b')
    const line = activeLine(editLine(editLine(tree, 1, first, 3), 1, second))
    const [one, other] = second.past.map(({ label }) => label)
    expect(changesOf(line)).toEqual([`${one}, turn 4`, other])
  })
})
