import type { Diagnostic } from '@core/kernel/diagnostics'
import type { BoardSize } from '@core/kernel/grid'
import { pageOfCell } from '../canvas/page-cells'

/** Pages with problems, found by the first cell of each problem, with the worst severity on the page. */
export function worstByPage(
  size: BoardSize,
  diagnostics: readonly Pick<Diagnostic, 'cells' | 'severity'>[],
): ReadonlyMap<number, Diagnostic['severity']> {
  const found = new Map<number, Diagnostic['severity']>()
  for (const { cells, severity } of diagnostics) {
    const [cell] = cells
    if (cell === undefined) continue
    const page = pageOfCell(size, cell)
    if (severity === 'error' || !found.has(page)) found.set(page, severity)
  }
  return found
}
