import { cellInOther } from '@core/debug/watch-words'
import type { Command } from '../ui/command'
import { onActive, type CommandScope } from '../commands/command-scope'
import type { LevelEditor } from '../editor/level-editor.svelte'

/** The cell under the pointer, else that of the board cursor; null when there is neither. */
export function cellInHand(editor: LevelEditor): number | null {
  const { hover, cursorCell } = editor
  return (hover && editor.cellAt(hover.row, hover.col)) ?? cursorCell
}

/** The last refusal, else the one that a click here would meet; null when neither names a rule. */
function refusalOf({ notice, preview, why }: LevelEditor): string | null {
  const sentences = [notice?.tone === 'refusal' ? notice.text : null, preview?.refusal ?? null]
  return sentences.find((sentence) => sentence !== null && why.canTell(sentence)) ?? null
}

/** Asking why from the board. */
export function whyCommands(scope: CommandScope): readonly Command[] {
  const base = { group: 'Run', onBoard: true } as const
  return [
    {
      id: 'why-cell',
      title: 'Explain this cell',
      keys: ['y'],
      ...base,
      ...onActive(scope, (editor) => {
        const { hovered } = editor.comparison
        const cell = cellInHand(editor)
        if (hovered !== null) editor.why.askCell(hovered, 'right')
        else if (cell === null) editor.refuse('Point at a cell or click one, then ask why.')
        else editor.why.askCell(cell)
      }),
    },
    {
      id: 'why-cell-beside',
      title: 'Explain this cell on the other board',
      keys: ['Alt+y'],
      ...base,
      ...onActive(
        scope,
        (editor) => askBeside(editor),
        ({ comparison }) => comparison.isOpen,
      ),
    },
    {
      id: 'why-refused',
      title: 'Why was this refused?',
      keys: ['Shift+Y'],
      ...base,
      ...onActive(scope, (editor) => {
        const sentence = refusalOf(editor)
        if (sentence === null) editor.refuse('Nothing was refused by a rule.')
        else editor.why.askRefusal(sentence)
      }),
    },
  ]
}

/** Asks the board beside about the cell under the pointer there, else at the place of the board cursor. */
function askBeside(editor: LevelEditor): void {
  const { comparison, game, cursorCell } = editor
  const { hovered, document } = comparison
  const beside =
    cursorCell === null || !document
      ? null
      : cellInOther(game, editor.level, document.level, cursorCell)
  const cell = hovered ?? beside
  if (cell === null) editor.refuse('Point at a cell of the other board, or click one.')
  else editor.why.askCell(cell, 'right')
}
