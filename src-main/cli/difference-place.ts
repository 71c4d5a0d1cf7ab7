import type { OutputDifference } from '@core/judging/compare-outputs'
import type { RunReport } from './judge-schema'

/** The first difference of an output, as in JSON. */
export function differencePlace(difference: OutputDifference | null): RunReport['difference'] {
  if (!difference) return null
  const { kind, expected, got, blanks } = difference
  return {
    kind,
    line: blanks?.line ?? got.line,
    column: blanks?.column ?? got.column,
    expectedLine: expected.line,
    expectedColumn: expected.column,
    blanks,
  }
}
