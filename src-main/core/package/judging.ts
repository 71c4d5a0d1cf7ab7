import type { CompareRule } from '../judging/compare-outputs'
import type { PackedProblem } from './package'

export const MIB = 1024 * 1024

/** Megabytes of output that a judge takes unless told; warnings come from half of it on. */
const USUAL_OUTPUT = 8

/** What makes the default validator compare as the set does; without arguments it would take `A` for `a`. */
export const validatorArguments: Readonly<Record<CompareRule, readonly string[]>> = {
  tokens: ['case_sensitive'],
  exact: ['case_sensitive', 'space_change_sensitive'],
}

/** Megabytes of output that a judge has to take; null if those are enough that it takes unless told. */
export function outputLimit({ tests }: Pick<PackedProblem, 'tests'>): number | null {
  const largest = Math.max(0, ...tests.map(({ worth }) => worth.answer.length)) / MIB
  const output = Math.ceil(largest * 2)
  return output > USUAL_OUTPUT ? output : null
}
