import { byName } from '../../suite/set-files'
import { ALL_POINTS } from '../cms/subtasks'
import type { FoundGroup } from './found'
import type { KeptOfPackage } from './kept-in'
import { numberIn, textIn, valueIn } from './parsed'
import { piecesIn, type Piece } from './pieces-in'
import { wholePoints } from './read-points'
import type { Reading } from './reading'

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
  reading: Reading,
  codes: readonly string[],
  kept: KeptOfPackage,
): CmsGroups {
  const subtasks = readSubtasks(reading)
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
  const groups = scored.flatMap((piece): FoundGroup[] => {
    const { place, path, parts, count } = piece
    const before = scored.filter((other) => other !== piece && isWithin(other, piece))
    const required = new Set(before.flatMap((one) => [...testsOf(one)]))
    const own = [...testsOf(piece)].filter(
      (code) => !required.has(code) && !samples.has(code) && codes.includes(code),
    )
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
    const direct = before.filter((one) => !before.some((two) => two !== one && isWithin(one, two)))
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

function readSubtasks(reading: Reading): ReadSubtask[] {
  return reading
    .paths(/^subtasks\/[^/]+\.json$/)
    .sort(byName)
    .map((file) => {
      const value = reading.json(file)
      const tests = valueIn(value, 'testcases')
      return {
        file,
        score: numberIn(valueIn(value, 'score')) ?? 0,
        tests: new Set((Array.isArray(tests) ? tests : []).flatMap((one) => textIn(one) ?? [])),
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

function testsOf({ parts }: Piece<ReadSubtask>): ReadonlySet<string> {
  return new Set(parts.flatMap(({ tests }) => [...tests]))
}

/** Whether each part of a group has all tests of another, and more. */
function isWithin(one: Piece<ReadSubtask>, other: Piece<ReadSubtask>): boolean {
  const inner = testsOf(one)
  return other.parts.every(
    ({ tests }) => tests.size > inner.size && [...inner].every((code) => tests.has(code)),
  )
}

/** Whether what is kept of a group requires the same groups, directly or not. */
function sameRequired(
  { groups }: KeptOfPackage,
  path: string,
  before: readonly Piece<ReadSubtask>[],
): boolean {
  const found = new Set<string>()
  const add = (group: string): void => {
    for (const one of groups.get(group)?.requires ?? []) {
      if (found.has(one)) continue
      found.add(one)
      add(one)
    }
  }
  add(path)
  return found.size === before.length && before.every((one) => found.has(one.path))
}
