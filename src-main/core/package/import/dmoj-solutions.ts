import type { Expectation } from '../../judging/expectation'
import { codesOfExpected, verdictOfCode } from '../dmoj/solutions'
import type { FoundProgram } from './found'
import { textIn, valueIn, type YamlDocument } from './parsed'
import { DMOJ_CONFIG } from '../dmoj/names'
import type { PackageReading } from './reading'

/** The programs that DMOJ's command `test` runs, with the codes that it expects of each test. */
export function readDmojSolutions(reading: PackageReading, document: YamlDocument): FoundProgram[] {
  const tests = valueIn(document.value, 'tests')
  return (Array.isArray(tests) ? tests : []).flatMap((about: unknown, at): FoundProgram[] => {
    const path = textIn(valueIn(about, 'source'))
    if (path === null) return []
    if (!reading.files.has(path)) {
      const where = document.where(['tests', at, 'source'])
      reading.leave(DMOJ_CONFIG, reading.say.noFile({ path }), where)
      return []
    }
    const told = valueIn(about, 'expect')
    const codes = (Array.isArray(told) ? told : [told]).flatMap((one) => textIn(one) ?? [])
    return [
      {
        place: path,
        files: [path],
        expect: expectedBy(codes),
        isToldOf: (expect) => codesOfExpected(expect).join() === codes.join(),
      },
    ]
  })
}

/** The verdicts that codes of single tests allow; null if a set has no such. */
function expectedBy(codes: readonly string[]): Expectation | null {
  // A test that is not run says nothing.
  const all = codes.filter((code) => code !== 'SC').map(verdictOfCode)
  const found = all.flatMap((verdict) => verdict ?? [])
  return found.length > 0 && found.length === all.length ? [...new Set(found)] : null
}
