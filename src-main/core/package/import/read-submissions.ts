import { anyFailure, type Expectation } from '../../judging/expectation'
import { globMatches } from '../globs'
import { verdictLinesOf, verdictNamed } from '../own-expected'
import { folderOfExpected, places, SEVERAL } from '../own-programs'
import type { FoundExpectation, FoundProgram } from './found'
import { entriesIn, valueIn, type YamlDocument } from './parsed'
import type { PackageReading } from './reading'

const LIST = 'submissions/submissions.yaml'

/** What stands of a submission that is no pattern of tests. */
const ABOUT =
  /^(?:language|entrypoint|authors|model_solution|permitted|required|score|message|use_for_time_limit)$/

/** The submissions of a Kattis package: a file, or a folder of files, below a folder that says which verdict is expected. */
export function readSubmissions(reading: PackageReading): FoundProgram[] {
  const document = reading.yaml(LIST)
  if (document) reading.leave(LIST, reading.say.anew)
  const found = new Map<string, string[]>()
  for (const path of reading.paths(/^submissions\/[^/]+\/[^/]+/)) {
    const place = path.split('/').slice(1, 3).join('/')
    const held = found.get(place)
    if (held) held.push(path)
    else found.set(place, [path])
  }
  return [...found].map(([place, files]): FoundProgram => {
    const folder = place.split('/')[0]!
    const told = entriesIn(document?.value).filter(([glob]) => globMatches(glob, place))
    const several = told.map(([, about]) => severalIn(about)).find((one) => one !== null)
    return {
      place,
      files,
      expect: folder === SEVERAL ? (several ?? anyFailure) : expectedIn(folder),
      isToldOf: (other) => folderOfExpected(other) === folder,
      parts: () => (document ? told.flatMap(([glob]) => partsIn(reading, document, glob)) : []),
    }
  })
}

/** The verdicts that lead to a folder and to no other; null where there are none. */
function expectedIn(folder: string): Expectation | null {
  const found = Object.values(places).flatMap(
    (one) => (one.folder === folder ? verdictNamed(one.verdict) : null) ?? [],
  )
  return found.length > 0 ? [...new Set(found)] : null
}

/** What a program is to get that may fail in one of several ways; null where that is not said. */
function severalIn(about: unknown): Expectation | null {
  const found = verdictsAt(about, 'required')
  return found && found.length > 0 ? found : null
}

/** What is expected on some of the tests; what a set cannot say is left out. */
function partsIn(
  reading: PackageReading,
  document: YamlDocument,
  submission: string,
): FoundExpectation[] {
  return entriesIn(valueIn(document.value, submission))
    .filter(([tests]) => !ABOUT.test(tests))
    .flatMap(([tests, about]): FoundExpectation[] => {
      const expect = expectationIn(about)
      if (expect === null) {
        reading.leaveKey(LIST, document, [submission, tests])
        return []
      }
      const lines = verdictLinesOf(expect)?.join()
      return [
        {
          isOf: (place) => globMatches(tests, place.replace(/^data\//, '')),
          expect,
          isToldOf: (other) => verdictLinesOf(other)?.join() === lines,
        },
      ]
    })
}

/** Verdicts that may come, one of which has to be there; null where the set has no such words, or nothing is said. */
function expectationIn(about: unknown): Expectation | null {
  const permitted = verdictsAt(about, 'permitted')
  const required = verdictsAt(about, 'required')
  if (permitted === null && required === null) return null
  const bad = (permitted ?? (['WA', 'TLE', 'RE'] as const)).filter((one) => one !== 'OK')
  if (permitted && !permitted.includes('OK')) return null
  if (required === null || required.includes('OK')) return ['OK', ...bad]
  const isSame = required.length === bad.length && bad.every((one) => required.includes(one))
  return isSame && bad.length > 0 ? bad : null
}

/** A list of verdicts; null where there is none. */
function verdictsAt(about: unknown, key: string): Expectation | null {
  const told = valueIn(about, key)
  return Array.isArray(told) ? told.flatMap((one) => verdictNamed(one) ?? []) : null
}
