import type { BoardPoint } from '../tools/tool'
import type { LevelEditor } from '../editor/index'

/** Chooses the tool, and its setting, that makes what stands at a point. */
export function pickAt(editor: LevelEditor, at: BoardPoint): void {
  for (const tool of editor.view.tools) {
    const variant = tool.pick?.(editor.board.toolContext(), at) ?? null
    if (variant === null) continue
    editor.board.chooseTool(tool.id)
    editor.board.chooseVariant(tool.id, variant)
    editor.say(`Picked: ${tool.label.toLowerCase()}`)
    return
  }
  editor.refuse('Nothing to pick here.')
}
