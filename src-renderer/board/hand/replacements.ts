import type { LevelEditor } from '../../editor/index'
import type { Selection } from '../../tools/selection'
import type { Painted } from '../../tools/tool'
import { settingsOf, type ToolSetting } from '../../tools/tool-settings'
import { painterOf } from './painter'
import { words } from '../../ui/words'

/** All replacements for cells that the tools of the game offer, the eraser last. */
export function replacementsOf({ view, level }: LevelEditor): readonly ToolSetting[] {
  return view.tools
    .filter(({ id, paint }) => paint !== undefined || id === 'eraser')
    .flatMap((tool) => settingsOf(tool, level))
}

/** The edits that change the kind of cells, and why some cells are left out. */
export function replacementOf(
  { board }: LevelEditor,
  cells: Selection,
  by: ToolSetting,
): Painted<unknown> {
  const tool = board.view.tools.find(({ id }) => id === by.toolId)!
  return painterOf(board, tool)!({ ...board.toolContext(), variant: by.variant }, cells)
}

/** Replaces all cells of a kind, as one undo step; returns a sentence about the result. */
export function replaceCells(editor: LevelEditor, cells: Selection, by: ToolSetting): string {
  const { edits, refusal } = replacementOf(editor, cells, by)
  if (edits.length === 0) return refusal ?? words.hand.replace.already
  editor.apply(edits)
  const { done, leftOut } = words.hand.replace
  return refusal === null ? done({ count: cells.count }) : leftOut({ reason: refusal })
}
