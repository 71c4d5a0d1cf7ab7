import type { BoardInUse } from '../../editor/index'
import type { Selection } from '../../tools/selection'
import type { AnyTool, Painted, ToolContext } from '../../tools/tool'
import { words } from '../../ui/words'

/** Has the same effect on cells as a click of the chosen tool on each. */
export type Painter = (context: ToolContext<unknown>, cells: Selection) => Painted<unknown>

/**
 * The painter of a tool, by default of the chosen one; null for tools whose effect depends on the cell. The eraser
 * erases as Delete does.
 */
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

/** Why the chosen tool cannot draw shapes; null if it can. */
export function whyNoShapes(board: BoardInUse): string | null {
  if (painterOf(board)) return null
  return board.tool ? words.hand.toolNotForCells : words.hand.noTool
}
