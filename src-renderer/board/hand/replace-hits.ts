import type { LevelEditor } from '../../editor/index'
import type { Clip } from '../../tools/clip'
import { applied } from '../../tools/applied'
import type { BoardPlace, Painted } from '../../tools/tool'
import type { ToolSetting } from '../../tools/tool-settings'
import { words } from '../../ui/words'
import { cellsOfHits, type Pattern } from './patterns'
import { replacementOf } from './replacements'

/** Maximum of the cells of the board times places for which a copied part is put at all places at once. */
const MOST_WORK = 20_000_000

/**
 * The edits that put a copied part at each place, or change the kind of the pattern's cells there; a sentence if there
 * are none.
 */
export function editsAtHits(
  editor: LevelEditor,
  pattern: Pattern,
  hits: readonly BoardPlace[],
  by: ToolSetting | Clip,
): Painted<unknown> {
  if ('toolId' in by) {
    const cells = cellsOfHits(pattern, hits)
    return cells ? replacementOf(editor, cells, by) : { edits: [], refusal: null }
  }
  const { board, view, game } = editor
  const { rows, cols } = board.size
  if (hits.length * rows * cols > MOST_WORK) {
    return { edits: [], refusal: words.hand.pattern.tooMany }
  }
  const { turn, page } = board
  let { level } = board
  let refusal: string | null = null
  const edits = hits.flatMap(({ row, col }) => {
    const plan = view.regions.paste(level, by.content, row, col, turn, page)
    if (!plan.ok) {
      refusal ??= plan.reason
      return []
    }
    level = applied<unknown, unknown>(game.edits, level, plan.edits)
    return plan.edits
  })
  return { edits, refusal }
}

/** Makes the change at each place, as one undo step; returns a sentence about the result. */
export function replaceHits(
  editor: LevelEditor,
  pattern: Pattern,
  hits: readonly BoardPlace[],
  by: ToolSetting | Clip,
): string {
  const { edits, refusal } = editsAtHits(editor, pattern, hits, by)
  if (hits.length === 0) return words.hand.pattern.none
  if (edits.length === 0) return refusal ?? words.hand.replace.already
  editor.apply(edits)
  const { done, leftOut } = words.hand.pattern
  return refusal === null ? done({ count: hits.length }) : leftOut({ reason: refusal })
}
