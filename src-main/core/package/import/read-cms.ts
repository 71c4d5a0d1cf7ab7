import type { CompareRule } from '../../judging/compare-outputs'
import { expectedByWord, wordOfExpected } from '../cms/solutions'
import { MIB } from '../judging'
import { KEPT } from '../kept'
import { usualNumberedPath } from '../usual-paths'
import { cmsGroups } from './cms-subtasks'
import type { FoundPackage, FoundProgram, FoundTest } from './found'
import { keptIn } from './kept-in'
import { entriesIn, numberIn, textIn, valueIn } from './parsed'
import { movedTests } from './pieces-in'
import type { PackageReading } from './reading'
import { statementLeft } from './statements-in'

export const CMS_TASK = 'problem.json'
const SOLUTIONS = 'solutions.json'

/** Keys that are read, or that follow from the set. */
const known = new Set(
  ['protocol_version', 'code', 'name', 'time_limit', 'memory_limit', 'score_precision'].concat([
    'task_type',
    'task_type_params',
    KEPT,
  ]),
)

/** Reads a task as CMS' loader `tps_task` does, and the solutions that TPS has beside it. */
export function readCms(reading: PackageReading): FoundPackage {
  const task = reading.json(CMS_TASK)
  for (const [key] of entriesIn(task)) {
    if (!known.has(key)) reading.leave(CMS_TASK, reading.say.key({ key }))
  }
  const type = valueIn(task, 'task_type')
  if (type === undefined) reading.leave(CMS_TASK, reading.say.noKey({ key: 'task_type' }))
  // The loader of CMS writes the first letter large.
  else if (!/^[Bb]atch$/.test(textIn(type) ?? '')) {
    reading.leaveValue(CMS_TASK, 'task_type', type, null)
  }
  const kept = keptIn(reading, CMS_TASK)
  const codes = reading.paths(/^tests\/[^/]+\.in$/).map((path) => path.slice(6, -3))
  const { samples, groups, groupOf } = cmsGroups(reading, codes, kept)
  const isMoved = movedTests(
    kept,
    groups.map(({ usualPath }) => usualPath),
  )
  const time = numberIn(valueIn(task, 'time_limit'))
  const memory = numberIn(valueIn(task, 'memory_limit'))
  return {
    ...{ author: '', licence: null, invalid: [], keptIn: CMS_TASK, kept, groups },
    title: textIn(valueIn(task, 'name')) ?? '',
    compare: compareIn(reading),
    time: time === null ? null : Math.round(time * 1000),
    memory: memory === null ? null : Math.ceil(memory / MIB),
    tests: codes.map((code): FoundTest => {
      const input = `tests/${code}.in`
      const output = `tests/${code}.out`
      const answer = reading.files.has(output) ? output : null
      reading.take(input, output)
      const group = groupOf.get(code) ?? null
      const folder = samples.has(code) ? 'sample' : (group ?? 'secret')
      const usualPath = usualNumberedPath(input, folder)
      const test = { place: input, input, text: null, answer, usualPath, note: '' }
      return isMoved(input, samples.has(code) ? null : group) ? { ...test, isMoved: true } : test
    }),
    programs: readSolutions(reading),
  }
}

/** Why a set has no place for a file of such a package; null for one that is made from the set again. */
export function cmsLeft({ say }: Pick<PackageReading, 'say'>, path: string): string | null {
  if (/^statements?\//.test(path)) return statementLeft(say, path)
  if (/^attachments\/sample-\d+\.(?:in|out)$/.test(path)) return say.anew
  return /^(?:checker|validator|graders|gen|scripts)\//.test(path) ? say.judge : null
}

/** How the checker of packages from here compares; without one CMS ignores only how much space stands between words of a line. */
function compareIn(reading: PackageReading): CompareRule | null {
  const path = 'checker/checker.cpp'
  const source = reading.files.has(path) ? reading.text(path) : null
  const [, exact] = /^static const bool IS_EXACT = (true|false);$/m.exec(source ?? '') ?? []
  if (exact !== undefined) return exact === 'true' ? 'exact' : 'tokens'
  if (source === null) reading.leave(CMS_TASK, reading.say.noChecker)
  else reading.leaveValue(path, 'checker', path, null)
  return null
}

function readSolutions(reading: PackageReading): FoundProgram[] {
  return entriesIn(reading.json(SOLUTIONS)).flatMap(([file, about]): FoundProgram[] => {
    const place = `solution/${file}`
    if (!reading.files.has(place)) {
      reading.leave(SOLUTIONS, reading.say.noFile({ path: place }))
      return []
    }
    const word = textIn(valueIn(about, 'verdict')) ?? ''
    return [
      {
        ...{ place, files: [place], expect: expectedByWord(word) },
        isToldOf: (expect) => wordOfExpected(expect) === word,
      },
    ]
  })
}
