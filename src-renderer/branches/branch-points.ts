import { activeLine, listLines, type LineTree } from '@core/document/line-tree'
import type { TraceCursor } from '@core/trace/cursor'
import { stepOfAnchor } from '../editor/index'

/** Where a line leaves the run of the active line. */
export interface BranchPoint {
  /** Position in that run. */
  readonly step: number
  readonly lineId: number
  readonly name: string
}

/** Where branches leave the active line's run, and where it left its own; in the order of the run. */
export function branchPoints(tree: LineTree, cursor: TraceCursor): readonly BranchPoint[] {
  const active = activeLine(tree)
  const points = listLines(tree).flatMap(({ line: { id, name, parent, from } }) => {
    const leaves = parent === active.id || id === active.id
    if (!from || !leaves) return []
    const step = stepOfAnchor(cursor, { ...from, isEnd: from.phase < 0 })
    return [{ step, lineId: id, name }]
  })
  return points.sort((a, b) => a.step - b.step)
}
