import { isSample, type PackedProblem, type PackedTest } from './package'

/** A test of a package whose tests have numbers. */
export interface NumberedTest {
  readonly test: PackedTest
  /** From 1, as two digits at least. */
  readonly number: string
}

/** The tests with their numbers: samples first, as statements number them so, the others in the order of the set. */
export function numberedTests({ tests }: Pick<PackedProblem, 'tests'>): NumberedTest[] {
  const ordered = [...tests.filter(isSample), ...tests.filter((test) => !isSample(test))]
  return ordered.map((test, at) => ({ test, number: numberOf(at) }))
}

/** The number of a test at a place, from 0. */
export function numberOf(at: number): string {
  return `${at + 1}`.padStart(2, '0')
}
