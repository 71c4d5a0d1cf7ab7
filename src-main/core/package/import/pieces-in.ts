import { folderOf } from '../../suite/set-files'
import { countedIn, type Counting, type Scoring } from '../../suite/scoring'
import { rangeIn, rangeName } from '../ranges'
import type { KeptOfPackage } from './kept-in'

/** A stretch of what a judge gives points for one by one, which is a group of a set. */
export interface PieceOfPoints<Part> {
  /** Which they are, from 1: "2", "3-5". */
  readonly place: string
  readonly parts: readonly Part[]
  /** The group of the set: the one that was kept, else one by its number. */
  readonly path: string
  /** How the group gave its points, where that is kept. */
  readonly count: Counting | null
}

/** How a judge's parts become groups. */
export interface PiecesBy<Part> {
  /** Whether two of them can be shares of one group. */
  isShared(one: Part, next: Part): boolean
  /** Whether two of them are taken for that where nothing is kept of them. */
  isRun(one: Part, next: Part): boolean
}

/** What a judge gives points for, as groups: those that are kept as long as the package still has them so, and the others. */
export function piecesIn<Part>(
  parts: readonly Part[],
  { groups }: Pick<KeptOfPackage, 'groups'>,
  { isShared, isRun }: PiecesBy<Part>,
): PieceOfPoints<Part>[] {
  const found = [...groups].flatMap(([path, { place, count = null }]) => {
    const range = place === undefined ? null : rangeIn(place)
    const own = range ? parts.slice(range.from, range.to) : []
    const isWhole = range !== null && own.length > 0 && own.length === range.to - range.from
    return isWhole && isRunOf(own, isShared)
      ? [[range.from, { path, count, ...range }] as const]
      : []
  })
  // The first of those that begin at the same part.
  const kept = new Map(found.reverse())
  const pieces: PieceOfPoints<Part>[] = []
  const taken = new Set(groups.keys())
  for (let from = 0; from < parts.length;) {
    const known = kept.get(from)
    let to = known?.to ?? from + 1
    const most = known ? to : parts.length
    while (to < most && !kept.has(to) && isRun(parts[to - 1]!, parts[to]!)) to++
    let number = pieces.length + 1
    while (!known && taken.has(numberedGroup(number))) number++
    const path = known?.path ?? numberedGroup(number)
    taken.add(path)
    pieces.push({
      place: rangeName({ from, to }),
      parts: parts.slice(from, to),
      path,
      count: known?.count ?? null,
    })
    from = to
  }
  return pieces
}

function numberedGroup(number: number): string {
  return `secret/group${number}`
}

function isRunOf<Part>(parts: readonly Part[], isOne: (a: Part, b: Part) => boolean): boolean {
  return parts.every((part, at) => at === 0 || isOne(parts[at - 1]!, part))
}

/** Says of a test whether its kept path leads to another group than the package has it in, which has been changed then. */
export function movedTests(
  { tests }: Pick<KeptOfPackage, 'tests'>,
  groups: readonly string[],
): (place: string, group: string | null) => boolean {
  const about = { points: 1, count: 'all' as const, requires: [], bounds: {} }
  const scoring: Scoring = Object.fromEntries(groups.map((path) => [path, about]))
  return (place, group) => {
    const path = tests.get(place)?.path
    return path !== undefined && countedIn(scoring, folderOf(path)) !== group
  }
}
