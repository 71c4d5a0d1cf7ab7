import type { AnyGame } from '../../game/any-game'
import type { CompareRule } from '../../judging/compare-outputs'
import { memoryBounds, timeBounds, type ProgramLimits } from '../../protocol/programs'
import type { ExpectedFault } from '../../suite/invalid/invalid-files'
import type { MadeTest } from '../../suite/how-made'
import { MOST_POINTS, type Scoring } from '../../suite/scoring'
import { namesIn } from '../latest-settings'
import { MIB } from '../judging'
import { licences, type PackageFile, type PackingNotes } from '../package'
import { usualLimits } from '../limits'
import type { FoundPackage, FoundTest } from './found'
import { keptIn, type KeptOfPackage } from './kept-in'
import { invalidIn } from './invalid-in'
import { isGroup, isTestPath, numbered, plainPath, Taken } from './names-in'
import { programsIn, type ImportedProgram } from './programs-in'
import type { PackageReading } from './reading'
import { statementsIn } from './statements-in'
import { problemOfTest, type ImportProblem } from './tests-in'

/** A set that was read from a package. */
export interface ImportedSet {
  readonly game: string
  /** Tests, answers, programs and statements, by their paths in the set. */
  readonly files: readonly PackageFile[]
  readonly tests: readonly ImportedTest[]
  readonly titles: Readonly<Record<string, string>>
  readonly scoring: Scoring
  readonly compare: CompareRule
  readonly limits: ProgramLimits | null
  readonly programs: readonly ImportedProgram[]
  /** Inputs that have to be refused, by their paths in the set, with what is expected of each; null for nothing. */
  readonly invalid: Readonly<Record<string, ExpectedFault | null>>
  /** Title, author and licence that it was packed with, where the package names them. */
  readonly packing: PackingNotes
  readonly problems: readonly ImportProblem[]
}

/** What is known of one of its tests. */
export interface ImportedTest {
  readonly path: string
  readonly note: string
  readonly made: MadeTest | null
}

/** Makes a set of what a package says and of what it keeps. */
export function importedSet(
  reading: PackageReading,
  game: AnyGame,
  found: FoundPackage,
): ImportedSet {
  const kept = found.kept ?? keptIn(reading, found.keptIn)
  const placed = pathsOf(reading, found.tests, kept)
  const { programs, files } = programsIn(reading, game, {
    programs: found.programs,
    tests: placed,
    kept,
  })
  const invalid = invalidIn(reading, found.invalid, kept)
  return {
    game: game.id,
    files: [
      ...filesOf(reading, placed),
      ...invalid.map(({ path, input }) => ({ path, content: reading.files.get(input)! })),
      ...files,
      ...statementsIn(reading, kept),
    ],
    tests: placed.map(({ test: { place, note }, path }) => {
      const own = kept.tests.get(place)
      return { path, note: own?.note ?? note.slice(0, MOST_NOTE), made: own?.made ?? null }
    }),
    ...groupsOf(reading, found, kept),
    compare: found.compare ?? kept.set.compare ?? 'tokens',
    limits: limitsOf(reading, found, kept),
    programs,
    invalid: Object.fromEntries(invalid.map(({ path, fault }) => [path, fault])),
    packing: packingOf(reading, found, kept),
    problems: placed.flatMap(({ test, path }) => problemOfTest(reading, game, test, path) ?? []),
  }
}

/** Maximum length of a note, a title, an author. */
const MOST_NOTE = 10_000

interface Placed {
  readonly test: FoundTest
  readonly path: string
}

/** Where each test goes; the paths that were kept first, so that none of them is taken by another. */
function pathsOf(
  reading: PackageReading,
  tests: readonly FoundTest[],
  kept: KeptOfPackage,
): readonly Placed[] {
  const { words } = reading.parts.games
  const taken = new Taken()
  const keptPath = ({ place, isMoved }: FoundTest): string | null => {
    if (isMoved) return null
    const path = kept.tests.get(place)?.path
    return path !== undefined && isTestPath(words, path) ? path : null
  }
  const usual = ({ usualPath }: FoundTest): string =>
    isTestPath(words, usualPath) ? usualPath : plainPath(usualPath, '.in')
  const paths = new Map<FoundTest, string>()
  const ordered = [
    ...tests.filter((test) => keptPath(test) !== null),
    ...tests.filter((test) => keptPath(test) === null),
  ]
  for (const test of ordered) {
    const path = keptPath(test) ?? usual(test)
    paths.set(
      test,
      taken.free(path, (number) => numbered(path, number)),
    )
  }
  return tests.map((test) => ({ test, path: paths.get(test)! }))
}

function filesOf({ files }: PackageReading, placed: readonly Placed[]): PackageFile[] {
  const stemOf = (path: string): string => path.replace(/\.[^./]*$/, '')
  const counts = new Map<string, number>()
  for (const { path } of placed) {
    const stem = stemOf(path).toLowerCase()
    counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  return placed.flatMap(({ test: { input, text, answer }, path }) => {
    // Tests that differ only in their extensions would share an answer.
    const isAlone = counts.get(stemOf(path).toLowerCase()) === 1
    const answerPath = `${isAlone ? stemOf(path) : path}.ans`
    return [
      { path, content: text ?? files.get(input)! },
      ...(answer === null ? [] : [{ path: answerPath, content: files.get(answer)! }]),
    ]
  })
}

function groupsOf(
  reading: PackageReading,
  found: FoundPackage,
  kept: KeptOfPackage,
): Pick<ImportedSet, 'titles' | 'scoring'> {
  const { words } = reading.parts.games
  const known = [...kept.groups].filter(([path]) => isGroup(words, path))
  const pathOf = new Map(
    known.flatMap(([path, { place }]) => (place === undefined ? [] : [[place, path]])),
  )
  for (const { place, usualPath } of found.groups)
    if (!pathOf.has(place)) pathOf.set(place, usualPath)
  // What the package itself gives counts.
  const isPlayed = found.groups.length === 0
  const scoring = new Map(
    known.flatMap(([path, { points = 0, count = 'all', requires = [], bounds }]) => {
      if (isPlayed && points > 0) return [[path, { points, count, requires, bounds: bounds ?? {} }]]
      return bounds ? [[path, { points: 0, count: 'all', requires: [], bounds }]] : []
    }),
  ) as Map<string, Scoring[string]>
  for (const { place, points, count, requires } of found.groups) {
    const path = pathOf.get(place)!
    const { bounds = {}, requires: keptRequired = [] } = kept.groups.get(path) ?? {}
    const paths = requires?.flatMap((one) => pathOf.get(one) ?? []) ?? keptRequired
    if (points > MOST_POINTS) reading.leaveValue(`${place}/`, 'points', points, null)
    else if (isGroup(words, path)) scoring.set(path, { points, count, requires: paths, bounds })
  }
  const titles = known.flatMap(([path, { title }]) => (title === undefined ? [] : [[path, title]]))
  return {
    scoring: Object.fromEntries(scoring),
    titles: Object.fromEntries(titles) as Record<string, string>,
  }
}

function limitsOf(
  reading: PackageReading,
  { time, memory, keptIn: file }: FoundPackage,
  kept: KeptOfPackage,
): ProgramLimits | null {
  if (time === null || memory === null) {
    if (time !== null) reading.leaveValue(file!, 'time', time, null)
    if (memory !== null) reading.leaveValue(file!, 'memory', memory, null)
    return null
  }
  const limits = { time, memory: Math.round(memory) * MIB }
  const isUsual = time === usualLimits.time && limits.memory === usualLimits.memory
  if (kept.set.limits === null && isUsual) return null
  const isWithin = (value: number, [least, most]: readonly [number, number]): boolean =>
    value >= least && value <= most
  if (isWithin(time, timeBounds) && isWithin(limits.memory, memoryBounds)) return limits
  reading.leaveValue(file!, 'limits', `${time} ms, ${memory} MiB`, null)
  return null
}

function packingOf(
  reading: PackageReading,
  found: FoundPackage,
  { set }: KeptOfPackage,
): ImportedSet['packing'] {
  const { title: shown, author: told, licence: named, keptIn: file } = found
  const title = shown || (set.title ?? '')
  const titles = reading.parts.voices.flatMap(({ findGame }) =>
    reading.parts.games.games.flatMap(({ id }) => findGame(id)?.title ?? []),
  )
  const author =
    set.author !== undefined && (told === '' || namesIn(set.author).join(', ') === told)
      ? set.author
      : told
  const licence = named ?? set.licence ?? 'unknown'
  const known = licences.find((one) => one === licence)
  if (known === undefined) reading.leaveValue(file!, 'license', licence, null)
  return {
    // A package without a title of its own has that of the game.
    ...(title !== '' && !titles.includes(title) && { title: title.slice(0, MOST_NOTE) }),
    ...(author !== '' && { author: author.slice(0, MOST_NOTE) }),
    ...(known !== undefined && known !== 'unknown' && { licence: known }),
  }
}
