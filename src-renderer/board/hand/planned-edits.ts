import type { LevelEditor } from '../../editor/index'
import type { Selection } from '../../tools/selection'
import { applied } from '../../tools/applied'
import type { Preview } from '../../tools/tool'
import { words } from '../../ui/words'

/** Cells up to which the board shows a change of them before it is made; of more only their border. */
export const MOST_DRAFTED = 20_000

/** Cells that a change is about, and the board as its edits would leave it; of many cells, or without edits, the cells alone. */
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
