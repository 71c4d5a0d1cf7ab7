import { anyFailure, type Expectation } from '../../judging/expectation'
import { verdicts } from '../../judging/verdict'
import { folderOfExpected, places, SEVERAL } from '../own-programs'
import type { FoundProgram } from './found'
import { entriesIn, valueIn } from './parsed'
import type { Reading } from './reading'

const LIST = 'submissions/submissions.yaml'

/** The submissions of a Kattis package: a file, or a folder of files, below a folder that says which verdict is expected. */
export function readSubmissions(reading: Reading): FoundProgram[] {
  const several = severalIn(reading)
  const found = new Map<string, string[]>()
  for (const path of reading.paths(/^submissions\/[^/]+\/[^/]+/)) {
    const place = path.split('/').slice(1, 3).join('/')
    const held = found.get(place)
    if (held) held.push(path)
    else found.set(place, [path])
  }
  return [...found].map(([place, files]): FoundProgram => {
    const folder = place.split('/')[0]!
    const expect = folder === SEVERAL ? (several.get(place) ?? anyFailure) : expectedIn(folder)
    return { place, files, expect, isToldOf: (other) => folderOfExpected(other) === folder }
  })
}

/** The verdicts that lead to a folder and to no other; null where there are none. */
function expectedIn(folder: string): Expectation | null {
  // Few judges have a verdict for output that differs only in whitespace, and only sets that compare every byte.
  const found = verdicts.filter((one) => one !== 'PE' && places[one]?.folder === folder)
  return found.length > 0 ? found : null
}

/** The expected verdicts of programs that may fail in one of several ways, by their paths. */
function severalIn(reading: Reading): Map<string, Expectation> {
  const document = reading.yaml(LIST)
  if (document) reading.leave(LIST, reading.say.anew)
  return new Map(
    entriesIn(document?.value).flatMap(([place, about]) => {
      const told = valueIn(about, 'required')
      const names = Array.isArray(told) ? told.map(String) : []
      const found = verdicts.filter(
        (one) => one !== 'PE' && names.includes(places[one]?.verdict ?? ''),
      )
      return found.length > 0 ? [[place, found] as const] : []
    }),
  )
}
