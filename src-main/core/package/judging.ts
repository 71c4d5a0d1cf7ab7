import type { CompareRule } from '../judging/compare-outputs'
import type { PackedProblem } from './package'

export const MIB = 1024 * 1024

/** The usual output limit of judges, in megabytes. They warn from half of it on. */
const USUAL_OUTPUT = 8

/** Arguments that make the default validator compare as the set does. Without them, it would ignore case. */
export const validatorArguments: Readonly<Record<CompareRule, readonly string[]>> = {
  tokens: ['case_sensitive'],
  exact: ['case_sensitive', 'space_change_sensitive'],
}

/** The output limit that the tests need, in megabytes; null if the usual one is enough. */
export function outputLimit({ tests }: Pick<PackedProblem, 'tests'>): number | null {
  const largest = Math.max(0, ...tests.map(({ worth }) => worth.answer.length)) / MIB
  const output = Math.ceil(largest * 2)
  return output > USUAL_OUTPUT ? output : null
}
