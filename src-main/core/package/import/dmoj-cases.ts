import type { FilePlace } from '../../kernel/file-place'
import { DMOJ_CONFIG } from '../dmoj/names'
import type { FoundGroup } from './found'
import type { KeptOfPackage } from './kept-in'
import { entriesIn, numberIn, textIn, valueIn, type YamlDocument } from './parsed'
import { piecesIn, type PieceOfPoints } from './pieces-in'
import { wholePoints } from './read-points'
import type { PackageReading } from './reading'

/** A test as `init.yml` names it. */
export interface DmojCase {
  readonly input: string
  readonly output: string | null
  readonly where: FilePlace
}

/** What DMOJ gives points for: a batch or a single test. */
export interface ReadEntry {
  readonly tests: readonly DmojCase[]
  readonly points: number
  /** Its number among the batches, from 1; null for a single test. */
  readonly batch: number | null
  /** Numbers of batches that have to pass first. */
  readonly requires: readonly number[]
  readonly where: FilePlace
}

const keys = new Set(['in', 'out', 'points', 'batched', 'dependencies'])

/** The entries of a list of tests; what is no list of files is left out. */
export function readEntries(
  reading: PackageReading,
  document: YamlDocument,
  key: string,
): ReadEntry[] {
  const list = valueIn(document.value, key)
  if (list === undefined) return []
  if (!Array.isArray(list)) {
    reading.leaveTests(DMOJ_CONFIG, reading.say.key({ key }), document.where([key]))
    return []
  }
  let batches = 0
  return list.map((entry: unknown, at): ReadEntry => {
    const path = [key, at]
    const inner = valueIn(entry, 'batched')
    const where = document.where([...path, Array.isArray(inner) ? 'batched' : 'in'])
    if (Array.isArray(inner)) leaveOthers(reading, document, entry, path)
    const tests = Array.isArray(inner)
      ? inner.flatMap((one: unknown, within) =>
          caseOf(reading, document, one, [...path, 'batched', within]),
        )
      : caseOf(reading, document, entry, path)
    const requires = valueIn(entry, 'dependencies')
    return {
      tests,
      points: numberIn(valueIn(entry, 'points')) ?? 0,
      batch: Array.isArray(inner) ? ++batches : null,
      requires: (Array.isArray(requires) ? requires : []).flatMap((one) => numberIn(one) ?? []),
      where,
    }
  })
}

function leaveKey(
  reading: PackageReading,
  document: YamlDocument,
  path: (string | number)[],
): void {
  reading.leave(DMOJ_CONFIG, reading.say.key({ key: String(path.at(-1)) }), document.where(path))
}

function leaveOthers(
  reading: PackageReading,
  document: YamlDocument,
  entry: unknown,
  path: readonly (string | number)[],
): void {
  for (const [name] of entriesIn(entry)) {
    if (!keys.has(name)) leaveKey(reading, document, [...path, name])
  }
}

function caseOf(
  reading: PackageReading,
  document: YamlDocument,
  value: unknown,
  path: readonly (string | number)[],
): DmojCase[] {
  leaveOthers(reading, document, value, path)
  const input = textIn(valueIn(value, 'in'))
  const output = textIn(valueIn(value, 'out'))
  const where = document.where([...path, 'in'])
  if (input === null) leaveKey(reading, document, [...path, 'in'])
  for (const [key, file] of Object.entries({ in: input, out: output })) {
    if (file !== null && !reading.files.has(file)) {
      reading.leaveMissing(DMOJ_CONFIG, file, document.where([...path, key]))
    }
  }
  return input !== null && reading.files.has(input) ? [{ input, output, where }] : []
}

/** The groups with points: a batch gives them for all of its tests, single tests are shares. */
export function dmojGroups(
  reading: PackageReading,
  document: YamlDocument,
  kept: KeptOfPackage,
): {
  readonly pieces: readonly PieceOfPoints<ReadEntry>[]
  readonly groups: readonly FoundGroup[]
} {
  const entries = eachTestOnce(reading, readEntries(reading, document, 'test_cases'))
  const isSame = (a: ReadEntry, b: ReadEntry): boolean =>
    [a, b].every(({ tests }) => tests.length === 1) &&
    a.points === b.points &&
    a.requires.join() === b.requires.join()
  const pieces = piecesIn(entries, kept, {
    isShared: isSame,
    isRun: (a, b) => a.batch === null && b.batch === null && isSame(a, b),
  })
  // A problem without points is one batch of one point.
  const [only, ...more] = entries
  const isKept = [...kept.groups.values()].some(({ place }) => place !== undefined)
  if (only?.batch === 1 && only.points === 1 && more.length === 0 && !isKept) {
    return { pieces, groups: [] }
  }
  const scored = pieces.flatMap((piece) => {
    const { parts } = piece
    const tests = parts.flatMap((one) => one.tests).length
    const told = parts.reduce((sum, { points }) => sum + points, 0)
    const points = wholePoints(told / (kept.set.factor ?? 1), tests)
    if (points === null) reading.leaveValue(DMOJ_CONFIG, 'points', told, parts[0]!.where)
    return points && tests > 0 ? [{ ...piece, points, tests }] : []
  })
  const placeOf = new Map(
    scored.flatMap(({ parts, place }) => parts.map(({ batch }) => [batch, place] as const)),
  )
  const groups = scored.map(({ parts, place, path, count, points, tests }): FoundGroup => {
    const isWhole = parts.length === 1 && parts[0]!.batch !== null
    const { requires, where } = parts[0]!
    for (const batch of requires) {
      if (!placeOf.has(batch)) reading.leaveValue(DMOJ_CONFIG, 'dependencies', batch, where)
    }
    const required = new Set(requires.flatMap((batch) => placeOf.get(batch) ?? []))
    return {
      ...{ place, usualPath: path, points, requires: [...required] },
      count: isWhole && (tests > 1 || count !== 'sum') ? 'all' : 'sum',
    }
  })
  return { pieces, groups }
}

/** The entries without tests that stand in one before as well, which can count in one place only. */
function eachTestOnce(reading: PackageReading, entries: readonly ReadEntry[]): ReadEntry[] {
  const seen = new Set<string>()
  return entries.map((entry) => {
    const tests = entry.tests.filter(({ input, where }) => {
      const isNew = !seen.has(input)
      if (!isNew) reading.leaveValue(DMOJ_CONFIG, 'in', input, where)
      seen.add(input)
      return isNew
    })
    return { ...entry, tests }
  })
}
