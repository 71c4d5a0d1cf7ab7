import { watchMenu } from '../debug/index'
import type { MenuEntry } from '../ui/menu-entry'
import type { OpenLevel } from './open-level.svelte'

/** What can be done with a cell of the board, beside using the tools. */
export function cellMenu({ editor, debug, why }: OpenLevel, cell: number): readonly MenuEntry[] {
  const explain = {
    id: 'why-cell',
    title: 'Explain this cell',
    keys: 'Y',
    run: () => why.askCell(cell),
  }
  return [...watchMenu(editor, debug, cell), explain]
}
