import { folderOf } from './set-files'

/** How the tests of a group give its points: all of them for all tests right, or each test its share. */
export const countings = ['all', 'sum'] as const

/** One of `countings`. */
export type Counting = (typeof countings)[number]

/** The points of a group of tests, and the bounds of its levels. */
export interface GroupScoring {
  /** 0 if its tests give none of their own. */
  readonly points: number
  readonly count: Counting
  /** Groups, by path, whose tests all have to be right before it gives points. */
  readonly requires: readonly string[]
  /** Smallest and largest that its levels may have of a limited number, by its name. */
  readonly bounds: Readonly<Record<string, readonly [number, number]>>
}

/** Of each group that has any, by its path. */
export type Scoring = Readonly<Record<string, GroupScoring>>

/** The score of tests in one group with points. */
export interface GroupScore {
  readonly group: string
  /** Not rounded: a share may be a fraction. */
  readonly points: number
  /** The points of the group. */
  readonly of: number
  readonly tests: number
  readonly right: number
}

/** The score of tests. */
export interface Score {
  readonly points: number
  /** What all groups are worth. */
  readonly of: number
  /** In the order of the tests. */
  readonly groups: readonly GroupScore[]
}

/** A test and whether it is right. */
export interface ScoredTest {
  /** The folder that it lies in. */
  readonly group: string
  readonly isRight: boolean
}

/** The usual sum of all points of a set. */
export const USUAL_POINTS = 100

/** The most that a group may be worth. */
export const MOST_POINTS = 1_000_000

/** Whether any group has points. */
export function hasPoints(scoring: Scoring): boolean {
  return Object.values(scoring).some(({ points }) => points > 0)
}

/** A folder and those that it lies in, itself first and the set's own last. */
export function foldersOf(group: string): string[] {
  const parts = group === '' ? [] : group.split('/')
  return [...parts.map((_, at) => parts.slice(0, parts.length - at).join('/')), '']
}

/** Whether the tests of a folder are shown to contestants; `data` around it is that of a whole package opened as a set. */
export function isSampleFolder(group: string): boolean {
  const [first, second] = group.split('/').filter((part) => part !== '')
  return (first === 'data' ? second : first) === 'sample'
}

/** The group in which a test of a folder counts: the nearest one with points; null if it gives none, as samples do. */
export function countedIn(scoring: Scoring, group: string): string | null {
  if (isSampleFolder(group)) return null
  return foldersOf(group).find((folder) => (scoring[folder]?.points ?? 0) > 0) ?? null
}

/** The score of tests. A group gives nothing as long as a group that it requires, even indirectly, is not right. */
export function scoreOf(scoring: Scoring, tests: readonly ScoredTest[]): Score {
  const counts = new Map<string, { tests: number; right: number }>()
  for (const { group, isRight } of tests) {
    const name = countedIn(scoring, group)
    if (name === null) continue
    const count = counts.get(name) ?? { tests: 0, right: 0 }
    count.tests++
    if (isRight) count.right++
    counts.set(name, count)
  }
  // A group that is asked for while it is being computed requires itself, which nothing can meet.
  const met = new Map<string, boolean>()
  const isMet = (group: string): boolean => {
    const known = met.get(group)
    if (known !== undefined) return known
    met.set(group, false)
    const count = counts.get(group)
    const isRight = count !== undefined && count.right === count.tests
    const is = isRight && scoring[group]!.requires.every(isMet)
    met.set(group, is)
    return is
  }
  const groups = [...counts].map(([group, { tests: all, right }]): GroupScore => {
    const { points: of, count, requires } = scoring[group]!
    const share = count === 'sum' ? right / all : right === all ? 1 : 0
    const isOpen = requires.every(isMet)
    return { group, points: isOpen ? of * share : 0, of, tests: all, right }
  })
  return { points: sum(groups.map(({ points }) => points)), of: totalPoints(scoring), groups }
}

/** The score of a program on tests, by their paths; null if they give no points. */
export function scoreOfRuns(
  scoring: Scoring,
  paths: readonly string[],
  isRight: (path: string, at: number) => boolean,
): Score | null {
  if (!hasPoints(scoring)) return null
  return scoreOf(
    scoring,
    paths.map((path, at) => ({ group: folderOf(path), isRight: isRight(path, at) })),
  )
}

/** The points of all groups together. */
export function totalPoints(scoring: Scoring): number {
  return sum(Object.values(scoring).map(({ points }) => points))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}

/** Points as text: shares that are not whole numbers have two decimals. */
export function roundedPoints(points: number): number {
  return Math.round(points * 100) / 100
}

/** The same as a text that is alike in every language. */
export function pointsText(points: number): string {
  return String(roundedPoints(points))
}
