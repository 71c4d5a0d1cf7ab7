import { activeLine, listLines, type LineTree } from '@core/document/line-tree'
import type { TraceCursor } from '@core/trace/cursor'
import { stepOfAnchor } from '../../editor/index'
import type { MarkRow } from '../../timeline/index'
import { words } from '../../ui/words'

/** The place where a line leaves the run of the active line. */
interface BranchPoint {
  /** Position in that run. */
  readonly step: number
  readonly name: string
}

/** The places where branches leave the active line's run, and where it left its parent's. */
export function branchPoints(tree: LineTree, cursor: TraceCursor): readonly BranchPoint[] {
  const active = activeLine(tree)
  return listLines(tree).flatMap(({ line: { id, name, parent, from } }) => {
    const leaves = parent === active.id || id === active.id
    if (!from || !leaves) return []
    return [{ step: stepOfAnchor(cursor, { ...from, isEnd: from.phase < 0 }), name }]
  })
}

/** These places as a row of marks, in the order of the run. */
export function branchMarks(points: readonly BranchPoint[]): MarkRow {
  const inOrder = [...points].sort((a, b) => a.step - b.step)
  return {
    steps: inOrder.map(({ step }) => step),
    titleAt: (index) => words.branches.timelineMark({ name: inOrder[index]?.name ?? '' }),
  }
}
