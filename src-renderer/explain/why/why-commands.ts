import { cellInOther } from '@core/debug/board-places'
import type { Actions } from '../../ui/command'
import { type LevelEditor, type LevelScope, onActive, type WithEditor } from '../../editor/index'
import type { Why } from './why.svelte'
import { words } from '../../ui/words'

/** The parts of a level for questions from the board, including the board beside it. */
interface Asking extends WithEditor {
  readonly why: Why
  readonly comparison: {
    readonly isOpen: boolean
    readonly hovered: number | null
    readonly document: { readonly level: unknown } | null
  }
}

/** The cell under the pointer, else that of the board cursor; null when there is neither. */
export function cellInHand(editor: LevelEditor): number | null {
  const { board } = editor
  const { hover, cursorCell } = board
  return (hover && board.cellAt(hover.row, hover.col)) ?? cursorCell
}

/** The last refusal, else that of a click here; null if neither names a rule. */
function refusalOf({ editor, why }: Asking): string | null {
  const { notice, board } = editor
  const sentences = [
    notice?.tone === 'refusal' ? notice.text : null,
    board.preview?.refusal ?? null,
  ]
  return sentences.find((sentence) => sentence !== null && why.canTell(sentence)) ?? null
}

/** The commands that ask why from the board. */
export function whyCommands(scope: LevelScope<Asking>) {
  return {
    'why-cell': onActive(scope, ({ editor, why, comparison }) => {
      const { hovered } = comparison
      const cell = cellInHand(editor)
      if (hovered !== null) why.askCell(hovered, 'right')
      else if (cell === null) editor.refuse(words.why.pointAtCell)
      else why.askCell(cell)
    }),
    'why-cell-beside': onActive(scope, askBeside, ({ comparison }) =>
      comparison.isOpen ? null : words.why.nothingCompared,
    ),
    'why-refused': onActive(scope, (asking) => {
      const sentence = refusalOf(asking)
      if (sentence === null) asking.editor.refuse(words.why.nothingRefused)
      else asking.why.askRefusal(sentence)
    }),
  } satisfies Actions
}

/** Asks about the cell under the pointer on the board beside, else about the place of the board cursor there. */
function askBeside({ editor, why, comparison }: Asking): void {
  const { game } = editor
  const { cursorCell } = editor.board
  const { hovered, document } = comparison
  const beside =
    cursorCell === null || !document
      ? null
      : cellInOther(game, editor.level, document.level, cursorCell)
  const cell = hovered ?? beside
  if (cell === null) editor.refuse(words.why.pointAtOther)
  else why.askCell(cell, 'right')
}
