import { START } from '../../kernel/file-place'
import { ANY_FAILURE, tagOfExpected, tags } from '../polygon/own-programs'
import { anyFailure, type Expectation } from '../../judging/expectation'
import type { CompareRule } from '../../judging/compare-outputs'
import { usualPolygonPath } from '../usual-paths'
import { INVALID_PATTERN } from '../polygon/invalid'
import type { FoundGroup, FoundInvalid, FoundPackage, FoundProgram, FoundTest } from './found'
import { within, type XmlElement } from './parsed'
import { ofMatches } from './of-matches'
import { wholePoints } from './read-points'
import type { PackageReading } from './reading'
import { statementLeft } from './statements-in'

export const DESCRIPTOR = 'problem.xml'

const BYTES_OF_MEGABYTE = 2 ** 20

/** Reads a package as Polygon makes them. */
export function readPolygon(reading: PackageReading): FoundPackage {
  const top = reading.parsed(DESCRIPTOR, (text) => reading.parts.xml(text))
  const problem = top ?? { name: '', attributes: {}, children: [], text: '', where: START }
  const [testset, ...others] = within(problem, 'judging', 'testset')
  for (const { attributes, where } of others) {
    reading.leave(
      DESCRIPTOR,
      reading.say.key({ key: `testset ${attributes['name'] ?? ''}` }),
      where,
    )
  }
  const numbered = testset ? readTests(reading, testset) : []
  const memory = numberAt(testset, 'memory-limit')
  return {
    title: titleIn(reading, problem),
    author: authorIn(reading),
    licence: null,
    compare: compareIn(reading, problem),
    time: numberAt(testset, 'time-limit'),
    memory: memory === null ? null : Math.ceil(memory / BYTES_OF_MEGABYTE),
    tests: ofMatches(
      reading,
      numbered.flatMap(({ test }) => test ?? []),
    ),
    groups: testset ? readGroups(reading, testset, numbered) : [],
    invalid: readInvalid(reading, problem),
    programs: within(problem, 'assets', 'solutions', 'solution').flatMap((one) =>
      programOf(reading, one),
    ),
    keptIn: DESCRIPTOR,
  }
}

/** Why a set has no place for a file of such a package. */
export function polygonLeft({ say }: Pick<PackageReading, 'say'>, path: string): string | null {
  if (/^statements?(?:-sections)?\//.test(path)) return statementLeft(say, path)
  return /^(?:files|scripts)\/|^(?:check|doall|wipe|Makefile)/.test(path) ? say.judge : null
}

interface Numbered {
  readonly test: FoundTest | null
  readonly group: string
  readonly points: number
}

/** What makes paths of numbers by a pattern of a set of tests. */
function pathsIn(testset: XmlElement) {
  return (name: string, usual: string): ((number: number) => string) => {
    const [pattern = usual] = within(testset, name).map(({ text }) => text.trim())
    return (number) =>
      pattern.replace(/%(?:0(\d))?d/, (_, digits?: string) =>
        `${number}`.padStart(Number(digits ?? 1), '0'),
      )
  }
}

function readTests(reading: PackageReading, testset: XmlElement): Numbered[] {
  const pathBy = pathsIn(testset)
  const inputOf = pathBy('input-path-pattern', 'tests/%02d')
  const answerOf = pathBy('answer-path-pattern', 'tests/%02d.a')
  return within(testset, 'tests', 'test').map(({ attributes, where }, at): Numbered => {
    const { group = '', points = '0', sample, description = '' } = attributes
    const input = inputOf(at + 1)
    const answer = answerOf(at + 1)
    const about = { group, points: Number(points) }
    if (!reading.files.has(input)) {
      reading.leaveMissing(DESCRIPTOR, input, where)
      return { ...about, test: null }
    }
    const place = `${at + 1}`.padStart(2, '0')
    const isSample = sample === 'true'
    reading.take(input, answer)
    const usualPath = usualPolygonPath(place, isSample, group === '' ? null : group)
    const hasAnswer = reading.files.has(answer)
    const files = { input, text: null, answer: hasAnswer ? answer : null }
    return { ...about, test: { place, ...files, usualPath, note: description } }
  })
}

/** The tests of the validator that it has to refuse. */
function readInvalid(reading: PackageReading, problem: XmlElement): FoundInvalid[] {
  return within(problem, 'assets', 'validators', 'validator', 'testset').flatMap((testset) => {
    const inputOf = pathsIn(testset)('input-path-pattern', INVALID_PATTERN)
    return within(testset, 'tests', 'test').flatMap(({ attributes, where }, at): FoundInvalid[] => {
      if (attributes['verdict']?.toLowerCase() !== 'invalid') return []
      const input = inputOf(at + 1)
      if (!reading.files.has(input)) {
        reading.leave(DESCRIPTOR, reading.say.noFile({ path: input }), where)
        return []
      }
      reading.take(input)
      return [{ place: `${at + 1}`.padStart(2, '0'), input }]
    })
  })
}

/** The groups with points: their own, or the sum of those of their tests. */
function readGroups(
  reading: PackageReading,
  testset: XmlElement,
  numbered: readonly Numbered[],
): FoundGroup[] {
  return within(testset, 'groups', 'group').flatMap((group): FoundGroup[] => {
    const { name = '', points, 'points-policy': policy } = group.attributes
    const own = numbered.filter((one) => one.group === name)
    const all = own.reduce((sum, one) => sum + one.points, 0)
    const whole = wholePoints(points === undefined ? all : Number(points), own.length)
    if (whole === null) reading.leaveValue(DESCRIPTOR, 'points', points ?? all, group.where)
    if (!whole || own.length === 0) return []
    const requires = within(group, 'dependencies', 'dependency').flatMap(
      ({ attributes }) => attributes['group'] ?? [],
    )
    const count = policy === 'complete-group' ? 'all' : 'sum'
    return [{ place: name, usualPath: `secret/${name}`, points: whole, count, requires }]
  })
}

function programOf(reading: PackageReading, solution: XmlElement): FoundProgram[] {
  const { tag = '' } = solution.attributes
  const [path] = within(solution, 'source').flatMap(({ attributes }) => attributes['path'] ?? [])
  if (path === undefined) return []
  if (!reading.files.has(path)) {
    reading.leave(DESCRIPTOR, reading.say.noFile({ path }), solution.where)
    return []
  }
  const isToldOf = (expect: Expectation): boolean => tagOfExpected(expect) === tag
  return [{ place: path, files: [path], expect: expectedBy(tag), isToldOf }]
}

/** The expected verdict that a tag stands for; null if a set cannot express it. */
function expectedBy(tag: string): Expectation | null {
  if (tag === 'main') return ['OK']
  if (tag === ANY_FAILURE) return anyFailure
  return tags.find(([name]) => name === tag)?.[1] ?? null
}

/** How the checker compares: that of packages from here says it in its head, Polygon's own by its name. */
function compareIn(reading: PackageReading, problem: XmlElement): CompareRule | null {
  const [checker] = within(problem, 'assets', 'checker')
  if (!checker) return null
  const { name } = checker.attributes
  if (name === 'std::wcmp.cpp') return 'tokens'
  const [path] = within(checker, 'source').flatMap(({ attributes }) => attributes['path'] ?? [])
  const source = path === undefined ? null : reading.text(path)
  const [, exact] = /^static const bool IS_EXACT = (true|false);$/m.exec(source ?? '') ?? []
  if (exact !== undefined) return exact === 'true' ? 'exact' : 'tokens'
  reading.leaveValue(DESCRIPTOR, 'checker', name ?? path ?? '', checker.where)
  return null
}

function titleIn(reading: PackageReading, problem: XmlElement): string {
  const names = within(problem, 'names', 'name')
  const { language } = reading.parts.teller
  const chosen =
    names.find(({ attributes }) => attributes['language']?.startsWith(language)) ?? names[0]
  for (const one of names) {
    const { language: other = '' } = one.attributes
    if (one !== chosen)
      reading.leave(DESCRIPTOR, reading.say.key({ key: `name ${other}` }), one.where)
  }
  return chosen?.attributes['value'] ?? ''
}

function authorIn(reading: PackageReading): string {
  const [path] = reading.paths(/^statements\/[^/]+\/problem-properties\.json$/)
  if (path === undefined) return ''
  const [, author] = /"authorName"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(reading.text(path)!) ?? []
  try {
    return author === undefined ? '' : String(JSON.parse(author))
  } catch {
    return ''
  }
}

function numberAt(testset: XmlElement | undefined, name: string): number | null {
  const [found] = testset ? within(testset, name) : []
  return found && /^\s*\d+\s*$/.test(found.text) ? Number(found.text) : null
}
