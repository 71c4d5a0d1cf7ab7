import type { BoardInUse } from '../../editor/index'
import type { Selection } from '../../tools/selection'
import type { AnyTool, Painted, ToolContext } from '../../tools/tool'
import { words } from '../../ui/words'

/** Does to cells what a click of the chosen tool does to one. */
export type Painter = (context: ToolContext<unknown>, cells: Selection) => Painted<unknown>

/** The painter of a tool, by default the chosen one; null for tools that do not treat cells alike. The eraser erases as Delete does. */
export function painterOf(board: BoardInUse, tool: AnyTool | null = board.tool): Painter | null {
  const { view } = board
  const paint = tool?.paint
  if (paint) return (context, cells) => paint.call(tool, context, cells.list())
  if (tool?.id === 'eraser') {
    return ({ level, page }, cells) => {
      const inside = cells.within((row, col) => board.cellAt(row, col) !== null)
      const plan = inside && view.regions.erase(level, inside, page)
      if (!plan) return { edits: [], refusal: null }
      return plan.ok ? { edits: plan.edits, refusal: null } : { edits: [], refusal: plan.reason }
    }
  }
  return null
}

/** Why the chosen tool draws no shapes; null when it does. */
export function whyNoShapes(board: BoardInUse): string | null {
  if (painterOf(board)) return null
  return board.tool ? words.hand.toolNotForCells : words.hand.noTool
}
