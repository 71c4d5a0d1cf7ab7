import type { LevelEditor } from '../../editor/index'
import type { Selection } from '../../tools/selection'
import type { Painted } from '../../tools/tool'
import { painterOf } from './painter'
import { words } from '../../ui/words'

/** What cells can be made: a setting of a tool that paints. */
export interface Replacement {
  readonly id: string
  readonly title: string
  readonly toolId: string
  readonly variant: number
}

/** All that the tools of the game make of cells, the eraser last. */
export function replacementsOf({ view, level }: LevelEditor): readonly Replacement[] {
  return view.tools
    .filter(({ id, paint }) => paint !== undefined || id === 'eraser')
    .flatMap((tool) => {
      const title = tool.label.replace(/:.*/, '')
      const variants = tool.variants(level)
      if (variants.length === 0) return [{ id: tool.id, title, toolId: tool.id, variant: -1 }]
      return variants.map(({ label }, variant) => ({
        id: `${tool.id} ${variant}`,
        title: `${title}: ${label}`,
        toolId: tool.id,
        variant,
      }))
    })
}

/** What makes cells another kind, and why some are left out. */
export function replacementOf(
  { board }: LevelEditor,
  cells: Selection,
  by: Replacement,
): Painted<unknown> {
  const tool = board.view.tools.find(({ id }) => id === by.toolId)!
  return painterOf(board, tool)!({ ...board.toolContext(), variant: by.variant }, cells)
}

/** Makes cells of a kind another one, as one step of undo; gives a sentence of what came of it. */
export function replaceCells(editor: LevelEditor, cells: Selection, by: Replacement): string {
  const { edits, refusal } = replacementOf(editor, cells, by)
  if (edits.length === 0) return refusal ?? words.hand.replace.already
  editor.apply(edits)
  const { done, leftOut } = words.hand.replace
  return refusal === null ? done({ count: cells.count }) : leftOut({ reason: refusal })
}
