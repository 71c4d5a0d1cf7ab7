import type { AnyTool, BoardPoint } from '../tools/tool'
import type { LevelEditor } from '../editor/index'
import { words } from '../ui/words'

/** The tool and its variant that make the content of a point; null when none does. */
export function pickable(
  { board, view }: LevelEditor,
  at: BoardPoint,
): { readonly tool: AnyTool; readonly variant: number } | null {
  for (const tool of view.tools) {
    const variant = tool.pick?.(board.toolContext(), at) ?? null
    if (variant !== null) return { tool, variant }
  }
  return null
}

/** Chooses the tool and its variant that make the content of a point. */
export function pickAt(editor: LevelEditor, at: BoardPoint): void {
  const found = pickable(editor, at)
  if (!found) return editor.refuse(words.board.nothingToPick)
  const { tool, variant } = found
  editor.board.chooseTool(tool.id)
  editor.board.chooseVariant(tool.id, variant)
  editor.say(words.board.picked({ tool: tool.label.toLowerCase() }))
}
