import { START } from '../../kernel/file-place'
import type { CompareRule } from '../../judging/compare-outputs'
import { DMOJ_CHECK, DMOJ_CONFIG } from '../dmoj/names'
import { usualNumberedPath } from '../usual-paths'
import { dmojGroups, readEntries, type DmojCase } from './dmoj-cases'
import { readDmojSolutions } from './dmoj-solutions'
import type { FoundPackage, FoundTest } from './found'
import { keptIn } from './kept-in'
import { entriesIn, numberIn, textIn, valueIn, type YamlDocument } from './parsed'
import { ofMatches } from './of-matches'
import { movedTests } from './pieces-in'
import type { PackageReading } from './reading'
import { statementLeft } from './statements-in'

const KIB_OF_MIB = 1024

/** Keys that are read, or that follow from the set. */
const known = new Set(
  ['checker', 'validator', 'interactive', 'output_limit_length'].concat([
    'pretest_test_cases',
    'test_cases',
    'tests',
  ]),
)

/** Reads a problem of DMOJ. Names, limits and statements are on its site: what stands of them here is of our own. */
export function readDmoj(reading: PackageReading): FoundPackage {
  const document = reading.yaml(DMOJ_CONFIG) ?? { value: {}, where: () => START }
  const archive = archiveIn(document.value)
  for (const [key] of entriesIn(document.value)) {
    if (key !== 'archive' || archive === null) {
      if (!known.has(key)) reading.leaveKey(DMOJ_CONFIG, document, [key])
    } else if (reading.hasArchive(DMOJ_CONFIG, archive, document.where([key]))) {
      // Its files lie beside the others by now.
      reading.take(archive)
    }
  }
  const kept = keptIn(reading, DMOJ_CONFIG)
  const pretests = readEntries(reading, document, 'pretest_test_cases')
  const { pieces, groups } = dmojGroups(reading, document, kept)
  const paths = new Set(groups.map(({ usualPath }) => usualPath))
  const isMoved = movedTests(kept, [...paths])
  const judged = pieces.flatMap(({ parts, path }) => {
    const group = paths.has(path) ? path : 'secret'
    return parts.flatMap(({ tests }) => tests.map((one) => ({ one, group })))
  })
  const scored = new Map(
    judged.flatMap(({ one, group }) => (paths.has(group) ? [[one.input, group] as const] : [])),
  )
  const listed = [
    ...pretests.flatMap(({ tests }) => tests.map((one) => ({ one, group: 'sample' }))),
    ...judged,
  ]
  const tests = new Map<string, FoundTest>()
  for (const { one, group } of listed) {
    const { input } = one
    // A set has each test once: there where it has points.
    const isElsewhere = (scored.get(input) ?? group) !== group
    if (isElsewhere || tests.has(input)) reading.leaveValue(DMOJ_CONFIG, 'in', input, one.where)
    else tests.set(input, { ...testOf(reading, one), usualPath: usualNumberedPath(input, group) })
  }
  for (const [place, test] of unlisted(reading, kept.tests.keys(), tests)) tests.set(place, test)
  const [first] = Array.isArray(valueIn(document.value, 'tests'))
    ? (valueIn(document.value, 'tests') as unknown[])
    : []
  const time = numberIn(valueIn(first, 'time'))
  const memory = numberIn(valueIn(first, 'memory'))
  return {
    ...{ title: '', author: '', licence: null, invalid: [], keptIn: DMOJ_CONFIG, kept },
    compare: compareIn(reading, document),
    time: time === null ? null : Math.round(time * 1000),
    memory: memory === null ? null : Math.ceil(memory / KIB_OF_MIB),
    tests: ofMatches(reading, [...tests.values()]).map((test) =>
      isMoved(test.place, scored.get(test.place) ?? null) ? { ...test, isMoved: true } : test,
    ),
    groups,
    programs: readDmojSolutions(reading, document),
  }
}

/** The archive in which a problem has its tests, by its path in the package; null where it names none. */
export function archiveIn(config: unknown): string | null {
  return textIn(valueIn(config, 'archive'))?.replace(/^(?:\.\/+)+/, '') || null
}

/** Why a set has no place for a file of such a package. */
export function dmojLeft({ say }: Pick<PackageReading, 'say'>, path: string): string | null {
  if (/^(?:statement\.\w+|[^/]+\.(?:png|jpe?g))$/.test(path)) return statementLeft(say, path)
  return /^[^/]+\.(?:py|cpp|cc|c|java|h)$/.test(path) ? say.judge : null
}

function testOf(reading: PackageReading, { input, output }: DmojCase): FoundTest {
  const answer = output !== null && reading.files.has(output) ? output : null
  reading.take(input, ...(answer === null ? [] : [answer]))
  return { place: input, input, text: null, answer, usualPath: '', note: '' }
}

/** Samples, which packages with points have beside what DMOJ judges: a wrong one would end all. */
function unlisted(
  reading: PackageReading,
  places: Iterable<string>,
  listed: ReadonlyMap<string, FoundTest>,
): [string, FoundTest][] {
  return [...places].flatMap((input): [string, FoundTest][] => {
    if (listed.has(input) || !reading.files.has(input)) return []
    const test = testOf(reading, { input, output: input.replace(/\.in$/, '.out'), where: START })
    return [[input, { ...test, usualPath: usualNumberedPath(input, 'sample') }]]
  })
}

/** How outputs are compared; what a set has no word for is left out. */
function compareIn(reading: PackageReading, document: YamlDocument): CompareRule | null {
  if (valueIn(document.value, 'interactive') !== undefined) return null
  const checker = valueIn(document.value, 'checker') ?? 'standard'
  const name = textIn(checker) ?? textIn(valueIn(checker, 'name'))
  if (name === 'identical') return 'exact'
  if (name !== null && reading.files.has(name) && reading.text(name)!.endsWith(DMOJ_CHECK)) {
    return 'tokens'
  }
  reading.leaveValue(DMOJ_CONFIG, 'checker', checker, document.where(['checker']))
  return null
}
