import type { LevelEditor } from '../../editor/index'
import type { Clip } from '../../tools/clip'
import type { BoardPlace } from '../../tools/tool'
import { words } from '../../ui/words'
import { cellsOfHits, type Pattern } from './patterns'
import { replaceCells, type Replacement } from './replacements'

/** Cells of the board times places up to which a copied part is put at all places at once. */
const MOST_WORK = 20_000_000

/** Puts a copied part at each place, or makes the cells of the pattern there another one, as one step of undo; says what came of it. */
export function replaceHits(
  editor: LevelEditor,
  pattern: Pattern,
  hits: readonly BoardPlace[],
  by: Replacement | Clip,
): string {
  if ('toolId' in by) {
    const cells = cellsOfHits(pattern, hits)
    return cells ? replaceCells(editor, cells, by) : words.hand.pattern.none
  }
  const { board, view, game } = editor
  const { rows, cols } = board.size
  if (hits.length * rows * cols > MOST_WORK) return words.hand.pattern.tooMany
  const { turn, page } = board
  let { level } = board
  let reason: string | null = null
  const edits = hits.flatMap(({ row, col }) => {
    const plan = view.regions.paste(level, by.content, row, col, turn, page)
    if (!plan.ok) {
      reason ??= plan.reason
      return []
    }
    level = plan.edits.reduce((held, edit) => game.edits.apply(held, edit).level as unknown, level)
    return plan.edits
  })
  if (edits.length === 0) return reason ?? words.hand.pattern.none
  editor.apply(edits)
  const { done, leftOut } = words.hand.pattern
  return reason === null ? done({ count: hits.length }) : leftOut({ reason })
}
