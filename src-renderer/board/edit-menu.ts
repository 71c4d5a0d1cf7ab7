import type { LevelEditor } from '../editor/index'
import type { CopiedPart } from './hand/copied-part'
import type { Clip } from '../tools/clip'
import type { BoardPoint } from '../tools/tool'
import { keysOf } from '../ui/command'
import type { MenuEntry } from '../ui/menu-entry'
import { pickable, pickAt } from './picker'
import {
  copyCells,
  cutCells,
  eraseSelection,
  pasteClip,
  selectionOrCursor,
} from './region-commands'
import { words } from '../ui/words'

/** The store of copied cells. */
export interface CellClipboard {
  readonly cells: Clip | null
  copied(cells: Clip, part: CopiedPart): void
}

/**
 * The entries for cutting, copying, pasting, erasing and picking that are possible for a cell, or for the selection
 * around it.
 */
export function editMenu(
  editor: LevelEditor,
  clipboard: CellClipboard,
  cell: number,
): readonly MenuEntry[] {
  const { level, board, view, game } = editor
  const region = selectionOrCursor(editor)
  const place = board.placeOf(cell)
  if (!region || !place) return []
  const at: BoardPoint = { ...place, ...view.geometry.centreOf(board.size, place.row, place.col) }
  const copy = { id: 'copy-cells', title: words.board.menu.copy, keys: keysOf('copy') }
  const cut = { id: 'cut-cells', title: words.board.menu.cut, keys: keysOf('cut') }
  const paste = { id: 'paste-cells', title: words.board.menu.paste, keys: keysOf('paste') }
  const erase = { id: 'erase-cells', title: words.board.menu.erase, keys: keysOf('delete') }
  const tool = pickable(editor, at)?.tool.label.replace(/:.*/, '').toLowerCase() ?? ''
  const pick = { id: 'pick-cell', title: words.board.menu.pick({ tool }), keys: 'I' }
  const canErase = view.regions.erase(level, region, board.page).ok
  const canCopy = view.regions.copy(level, region, board.page) !== null
  return [
    ...(canCopy && canErase ? [{ ...cut, run: () => cutCells(editor, clipboard) }] : []),
    ...(canCopy ? [{ ...copy, run: () => copyCells(editor, clipboard) }] : []),
    ...(clipboard.cells?.game === game.id
      ? [{ ...paste, run: () => pasteClip(editor, clipboard.cells) }]
      : []),
    ...(canErase ? [{ ...erase, run: () => eraseSelection(editor) }] : []),
    ...(tool ? [{ ...pick, run: () => pickAt(editor, at) }] : []),
  ]
}
