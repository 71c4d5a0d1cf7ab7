import type { LevelEditor } from '../../editor/index'
import type { Selection } from '../../tools/selection'
import { applied } from '../../tools/applied'
import type { Preview } from '../../tools/tool'
import { words } from '../../ui/words'

/** Maximum number of cells whose change is previewed; for more only their border is shown. */
export const MOST_DRAFTED = 20_000

/** The cells of a change, and the board after its edits; for many cells, or without edits, only the cells. */
export function plannedEdits(
  { level, game }: LevelEditor,
  region: Selection,
  editsOf: (() => readonly unknown[]) | null,
): Preview<unknown, unknown> {
  const hint = words.hand.found({ count: region.count })
  const preview = { ghost: null, refusal: null, hint, region }
  const edits = region.count <= MOST_DRAFTED ? (editsOf?.() ?? []) : []
  if (edits.length === 0) return preview
  return { ...preview, draft: applied<unknown, unknown>(game.edits, level, edits), isWhole: true }
}
