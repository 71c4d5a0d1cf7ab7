import { byName } from '../../suite/set-files'
import { ALL_POINTS } from '../cms/subtasks'
import type { FoundGroup } from './found'
import type { KeptOfPackage } from './kept-in'
import { numberIn, textIn, valueIn } from './parsed'
import { piecesIn, type PieceOfPoints } from './pieces-in'
import { wholePoints } from './read-points'
import type { PackageReading } from './reading'

/** A subtask as a file says it. */
interface ReadSubtask {
  readonly file: string
  readonly score: number
  /** The names of its tests. */
  readonly tests: ReadonlySet<string>
}

/** What subtasks say of the tests and groups of a set. */
export interface CmsGroups {
  readonly samples: ReadonlySet<string>
  readonly groups: readonly FoundGroup[]
  /** The path of the group with points that a test lies in. */
  readonly groupOf: ReadonlyMap<string, string>
}

/**
 * Subtasks as groups. CMS knows no groups that require others: one that has all tests of another and more requires that,
 * and only the others are its own.
 */
export function cmsGroups(
  reading: PackageReading,
  codes: readonly string[],
  kept: KeptOfPackage,
): CmsGroups {
  const subtasks = readSubtasks(reading, new Set(codes))
  if (subtasks.length === 0) return eachItsShare(codes)
  // As the loader does it.
  const samples = new Set(subtasks[0]!.score === 0 ? subtasks[0]!.tests : [])
  const pieces = piecesIn(subtasks, kept, {
    isShared: (a, b) => a.score === b.score,
    isRun: () => false,
  })
  const isKept = [...kept.groups.values()].some(({ place }) => place !== undefined)
  const scored = pieces.filter(({ parts }) => parts[0]!.score > 0)
  const [only, ...more] = scored.flatMap(({ parts }) => parts)
  const isWhole = more.length === 0 && only?.score === ALL_POINTS && !isKept
  if (isWhole && codes.every((code) => samples.has(code) || only.tests.has(code))) {
    return { samples, groups: [], groupOf: new Map() }
  }
  const groupOf = new Map<string, string>()
  const all = scored.map((piece) => ({ ...piece, tests: testsOf(piece) }))
  const within = new Map(
    all.map((piece) => [
      piece,
      new Set(all.filter((one) => one !== piece && isWithin(one, piece))),
    ]),
  )
  const groups = all.flatMap((piece): FoundGroup[] => {
    const { place, path, parts, count } = piece
    const before = [...within.get(piece)!]
    const required = new Set(before.flatMap((one) => [...one.tests]))
    const own = [...piece.tests].filter((code) => !required.has(code) && !samples.has(code))
    const file = parts[0]!.file
    const taken = own.filter((code) => groupOf.has(code))
    for (const code of taken) reading.leaveValue(file, 'testcases', code, null)
    const free = own.filter((code) => !groupOf.has(code))
    const points = wholePoints(
      parts.reduce((sum, { score }) => sum + score, 0),
      1,
    )
    if (!points || free.length === 0) {
      reading.leaveValue(file, 'score', parts[0]!.score, null)
      return []
    }
    for (const code of free) groupOf.set(code, path)
    const direct = before.filter((one) => !before.some((two) => within.get(two)!.has(one)))
    const isSame = sameRequired(kept, path, before)
    return [
      {
        ...{ place, usualPath: path, points },
        count: parts.length === 1 && (free.length > 1 || count !== 'sum') ? 'all' : 'sum',
        // What is kept may also name those that are required indirectly.
        requires: isSame ? null : direct.map((one) => one.place),
      },
    ]
  })
  return { samples, groups, groupOf }
}

function readSubtasks(reading: PackageReading, codes: ReadonlySet<string>): ReadSubtask[] {
  return reading
    .paths(/^subtasks\/[^/]+\.json$/)
    .sort(byName)
    .map((file) => {
      const value = reading.json(file)
      const listed = valueIn(value, 'testcases')
      const tests = (Array.isArray(listed) ? listed : []).flatMap((one) => textIn(one) ?? [])
      for (const code of tests) {
        if (!codes.has(code)) reading.leave(file, reading.say.noFile({ path: `tests/${code}.in` }))
      }
      return {
        file,
        score: numberIn(valueIn(value, 'score')) ?? 0,
        tests: new Set(tests.filter((code) => codes.has(code))),
      }
    })
}

/** Without subtasks CMS gives each test its share of all points. */
function eachItsShare(codes: readonly string[]): CmsGroups {
  const [place, usualPath] = ['', 'secret']
  const about = { points: ALL_POINTS, count: 'sum' as const, requires: [] }
  return {
    samples: new Set(),
    groups: [{ place, usualPath, ...about }],
    groupOf: new Map(codes.map((code) => [code, usualPath])),
  }
}

/** A group with the names of all its tests. */
interface ScoredPiece extends PieceOfPoints<ReadSubtask> {
  readonly tests: ReadonlySet<string>
}

function testsOf({ parts }: PieceOfPoints<ReadSubtask>): ReadonlySet<string> {
  return new Set(parts.flatMap(({ tests }) => [...tests]))
}

/** Whether each part of a group has all tests of another, and more. */
function isWithin({ tests: inner }: ScoredPiece, { parts }: ScoredPiece): boolean {
  return (
    inner.size > 0 &&
    parts.every(
      ({ tests }) => tests.size > inner.size && [...inner].every((code) => tests.has(code)),
    )
  )
}

/** Whether what is kept of a group requires the same groups, directly or not. */
function sameRequired(
  { groups }: KeptOfPackage,
  path: string,
  before: readonly PieceOfPoints<ReadSubtask>[],
): boolean {
  const found = new Set(groups.get(path)?.requires)
  // Those that are added are gone through as well.
  for (const group of found) for (const one of groups.get(group)?.requires ?? []) found.add(one)
  return found.size === before.length && before.every((one) => found.has(one.path))
}
