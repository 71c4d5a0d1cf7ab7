import type { BranchPoint } from './branch-points'
import type { MarkRow } from '../timeline/index'

/** Where branches leave the run, as a row of marks. */
export function branchMarks(points: readonly BranchPoint[]): MarkRow {
  const inOrder = [...points].sort((a, b) => a.step - b.step)
  return {
    steps: inOrder.map(({ step }) => step),
    titleAt: (index) => `Branch: ${inOrder[index]?.name ?? ''}`,
  }
}
