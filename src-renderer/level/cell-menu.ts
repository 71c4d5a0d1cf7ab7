import { type CellClipboard, editMenu } from '../board/index'
import { watchMenu } from '../run/index'
import { keysOf } from '../ui/command'
import type { MenuEntry } from '../ui/menu-entry'
import type { OpenLevel } from './open-level.svelte'
import { words } from '../ui/words'

/** The menu of a cell of the board: entries to change it, and to find out about it. */
export function cellMenu(
  { editor, debug, why }: OpenLevel,
  clipboard: CellClipboard,
  cell: number,
): readonly MenuEntry[] {
  const explain = {
    id: 'why-cell',
    title: words.level.explainCell,
    keys: keysOf('why-cell'),
    run: () => why.askCell(cell),
  }
  const edits = editMenu(editor, clipboard, cell)
  const [first, ...watches] = watchMenu(editor, debug, cell)
  const debugged = first ? [{ ...first, isSeparated: edits.length > 0 }, ...watches] : []
  return [...edits, ...debugged, explain]
}
