import type { PackageFile, PackedInvalid, PackedProblem } from '../package'
import { element, type Element } from './xml'

/** Where Polygon has the tests of a validator. */
export const INVALID_PATTERN = 'files/tests/validator-tests/%02d'

type WithInvalid = Pick<PackedProblem, 'invalid'>

/** Inputs that the validator has to refuse, by their numbers. */
export function numberedInvalid({
  invalid,
}: WithInvalid): { readonly input: PackedInvalid; readonly number: string }[] {
  return invalid.map((input, at) => ({ input, number: `${at + 1}`.padStart(2, '0') }))
}

/** Their files. */
export function invalidFiles(problem: WithInvalid): PackageFile[] {
  return numberedInvalid(problem).map(({ input: { bytes }, number }) => ({
    path: INVALID_PATTERN.replace('%02d', number),
    content: bytes,
  }))
}

/** What `problem.xml` says of them; nothing where there are none. */
export function validatorTests({ invalid }: WithInvalid): Element[] {
  if (invalid.length === 0) return []
  return [
    element('testset', {}, [
      element('test-count', {}, `${invalid.length}`),
      element('input-path-pattern', {}, INVALID_PATTERN),
      element(
        'tests',
        {},
        invalid.map(() => element('test', { verdict: 'invalid' })),
      ),
    ]),
  ]
}
