import { symmetriesOf, type Symmetry } from '../../canvas/symmetry'
import { type LevelEditor, type LevelScope, onActive, type BoardInUse } from '../../editor/index'
import type { Selection } from '../../tools/selection'
import type { Action, Actions } from '../../ui/command'
import { asymmetricCells, symmetriesFound } from './asymmetry'
import { groundOf } from './ground'
import { words } from '../../ui/words'

const named = words.canvas.symmetriesNamed

/** The symmetry used for painting; null for none, or if the board cannot have it. */
export function symmetryOf({ symmetryId, view, size }: BoardInUse): Symmetry | null {
  return symmetriesOf(view.geometry, size).find(({ id }) => id === symmetryId) ?? null
}

/** Shows where the board is not symmetric: selects the cells, and moves to the next one when called again. */
export function checkSymmetry(editor: LevelEditor): void {
  const { board } = editor
  const ground = groundOf(board)
  const formAt = board.view.likeness.forms(board.level, board.page)
  const chosen = symmetryOf(board)
  if (chosen) {
    const cells = asymmetricCells(ground, formAt, chosen)
    const symmetry = named[chosen.id]
    if (!cells) return editor.say(words.hand.symmetric({ symmetries: symmetry }))
    showCells(editor, cells)
    return editor.say(words.hand.notSymmetric({ count: cells.count, symmetry }))
  }
  const { held, nearest } = symmetriesFound(ground, formAt)
  const symmetries = held.map(({ id }) => named[id]).join(', ')
  if (!nearest) return editor.say(words.hand.symmetric({ symmetries }))
  showCells(editor, nearest.cells)
  const symmetry = named[nearest.symmetry.id]
  editor.say(words.hand.nearestSymmetry({ symmetry, count: nearest.cells.count }))
}

/** Selects cells, and moves the board cursor to the next of them. */
function showCells(editor: LevelEditor, cells: Selection): void {
  const { board } = editor
  const from = board.cursorCell ?? -1
  const numbers = [...cells.list()].map(({ row, col }) => board.cellAt(row, col)!)
  board.selection = cells
  editor.goToCell(numbers.find((cell) => cell > from) ?? numbers[0]!)
}

/** The commands for symmetry. */
export function symmetryCommands(scope: LevelScope) {
  const turn = (by: number): Action =>
    onActive(scope, ({ editor }) => {
      const { board } = editor
      const ids = [null, ...symmetriesOf(board.view.geometry, board.size).map(({ id }) => id)]
      const at = Math.max(0, ids.indexOf(board.symmetryId))
      board.symmetryId = ids[(at + by + ids.length) % ids.length]!
      board.preview = null
      const { symmetryId } = board
      editor.say(
        symmetryId
          ? words.hand.symmetryOn({ symmetry: named[symmetryId] })
          : words.hand.symmetryOff,
      )
    })
  return {
    'next-symmetry': turn(1),
    'previous-symmetry': turn(-1),
    'check-symmetry': onActive(scope, ({ editor }) => checkSymmetry(editor)),
  } satisfies Actions
}
