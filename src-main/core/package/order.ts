import type { Language } from '../words'
import type { PackageFormat } from './package'
import type { TestPattern } from './test-archive'

/** What can be made of a set: packages for judges, by their formats, an archive of tests, its levels as pages, a handout. */
export const packageKinds = ['kattis', 'polygon', 'dmoj', 'cms', 'zip', 'page', 'handout'] as const

export type PackageKind = (typeof packageKinds)[number]

/** The kinds of packages that can be read. What is of several is read as the first. */
export const importKinds = ['kattis', 'polygon', 'dmoj', 'cms', 'zip'] as const

export type ImportKind = (typeof importKinds)[number]

/** Those in which programs can play against a built-in player. */
export const refereedKinds: readonly PackageKind[] = ['kattis', 'polygon', 'dmoj']

/** The judges and tools that packages can be made for. */
export const judgeIds = [
  'problemtools',
  'kattis',
  'domjudge',
  'bapctools',
  'polygon',
  'dmoj',
  'cms',
] as const

export type JudgeId = (typeof judgeIds)[number]

/** How a set should be packed. */
export interface PackageOrder {
  /** The judge that it is for; null: any that reads that kind. */
  readonly judge: JudgeId | null
  readonly kind: PackageKind
  /** Version of the format of a problem package. */
  readonly format: PackageFormat
  /** Of statement, handout and pages. */
  readonly language: Language
  /** Its name: that of a folder, or of a file without its extension. */
  readonly name: string
  /** Of the problem; empty: the game's. */
  readonly title: string
  readonly author: string
  /** One of `licences`. */
  readonly licence: string
  /** For one of `refereedKinds` of a game that two programs play: the built-in player that programs play against; else null. */
  readonly opponent: string | null
  /** Whether the jury is told why an output is wrong: in a problem package whose answers are compared. */
  readonly why: boolean
  /** How the files of an archive of tests are called. */
  readonly pattern: TestPattern
}

/** Kinds of packages for judges that let a program tell the jury something. */
const tellingKinds: readonly PackageKind[] = ['kattis', 'polygon', 'cms']

/** Whether a package can tell the jury why an output is wrong: its answers are compared, and its judges take a program for that. */
export function canTellWhy({ kind, opponent }: Pick<PackageOrder, 'kind' | 'opponent'>): boolean {
  return tellingKinds.includes(kind) && opponent === null
}

/** Whether it does so unless told: where no verdict hangs on it, and nobody else is shown it. */
export function usualWhy(order: Pick<PackageOrder, 'kind' | 'format' | 'opponent'>): boolean {
  const { kind, format } = order
  return canTellWhy(order) && (kind === 'cms' || (kind === 'kattis' && format === '2025-09'))
}

/** Whether a name is one of a file or folder that every disk takes. */
export function isFileName(name: string): boolean {
  return /^[^\p{Cc}\\/:*?"<>|]{1,100}$/u.test(name) && !/^\.|^ |[. ]$/.test(name)
}
