import { err, ok, type Result } from '../../kernel/result'
import { importKinds, type ImportKind } from '../order'
import type { TestPattern } from '../test-archive'
import type { FoundPackage } from './found'
import { importedSet, type ImportedSet } from './imported'
import { kattisLeft, readKattis } from './read-kattis'
import { DMOJ_CONFIG } from '../dmoj/names'
import { CMS_TASK, cmsLeft, readCms } from './read-cms'
import { dmojLeft, readDmoj } from './read-dmoj'
import { DESCRIPTOR, polygonLeft, readPolygon } from './read-polygon'
import { SETTINGS } from './read-settings'
import { readTestArchive } from './read-tests'
import { PackageReading, type ImportParts, type LeftOutOfPackage } from './reading'
import { gameOfTests } from './tests-in'

/** How a package should be read. */
export interface ImportOrder {
  /** The game of its tests; null: the game that reads most of them. */
  readonly game: string | null
  /** How the files of an archive of tests are called; null where their names tell. */
  readonly pattern: TestPattern | null
}

/** The set that a package becomes. */
export interface ImportPlan extends ImportedSet {
  readonly kind: ImportKind
  readonly leftOut: readonly LeftOutOfPackage[]
}

/** Maximum number of places in the sentence that says why there are no tests. */
const MOST_LOST = 5

interface Format {
  /** The file at the top of a package that identifies the kind; null if there is none. */
  readonly sign: string | null
  read(reading: PackageReading, order: ImportOrder): FoundPackage
  /** The reason why a set has no place for a file that was not read; null if the format gives none. */
  left(reading: PackageReading, path: string): string | null
}

const formats: Readonly<Record<ImportKind, Format>> = {
  kattis: { sign: SETTINGS, read: readKattis, left: kattisLeft },
  polygon: { sign: DESCRIPTOR, read: readPolygon, left: polygonLeft },
  dmoj: { sign: DMOJ_CONFIG, read: readDmoj, left: dmojLeft },
  cms: { sign: CMS_TASK, read: readCms, left: cmsLeft },
  zip: {
    sign: null,
    read: (reading, { pattern }) => readTestArchive(reading, pattern),
    left: () => null,
  },
}

/**
 * Reads a package, whose files come by their paths below it, with "/". Pure: the same files give the same set. A sentence
 * says why no set can be made of it. `damaged`: archives of tests that cannot be read, each with a sentence that says why.
 */
export function readPackage(
  files: ReadonlyMap<string, Uint8Array>,
  order: ImportOrder,
  parts: ImportParts,
  damaged: ReadonlyMap<string, string> = new Map(),
): Result<ImportPlan, string> {
  const { imported: say } = parts.teller.words
  const roots = order.pattern ? [] : rootsIn([...files.keys()])
  if (roots.length > 1) return err(say.several({ paths: roots.map(({ root }) => root).join(', ') }))
  const { kind, root } = roots[0] ?? { kind: 'zip', root: '' }
  const reading = new PackageReading(below(files, root), parts, below(damaged, root))
  const format = formats[kind]
  const found = format.read(reading, order)
  if (found.tests.length === 0) {
    const lost = reading.lostTests.map((one) => say.lost(one))
    const what = `${lost.slice(0, MOST_LOST).join('; ')}${lost.length > MOST_LOST ? ' …' : ''}`
    return err(lost.length > 0 ? say.noTestsAs({ what }) : say.noTests)
  }
  const game =
    order.game === null ? gameOfTests(reading, found.tests) : parts.games.findGame(order.game)
  if (!game) return err(say.noLevels)
  const set = importedSet(reading, game, found)
  return ok({ kind, ...set, leftOut: reading.leftOut((path) => format.left(reading, path)) })
}

/** Where packages begin, at the top or in a folder there. */
function rootsIn(paths: readonly string[]): { kind: ImportKind; root: string }[] {
  const found = paths.flatMap((path) => {
    const [, root = '', name] = /^([^/]+\/)?([^/]+)$/.exec(path) ?? []
    const kind = importKinds.find((one) => formats[one].sign === name)
    return kind && root !== '__MACOSX/' ? [{ kind, root }] : []
  })
  const rank = ({ kind }: { kind: ImportKind }): number => importKinds.indexOf(kind)
  const best = new Map<string, (typeof found)[number]>()
  for (const one of found) {
    const other = best.get(one.root)
    if (!other || rank(one) < rank(other)) best.set(one.root, one)
  }
  const top = best.get('')
  return top ? [top] : [...best.values()]
}

/** The files in the order of their paths, which are made relative to the folder, with `..` for those outside of it. */
function below<T>(files: ReadonlyMap<string, T>, root: string): Map<string, T> {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1))
  return new Map(
    sorted.map(([path, bytes]) =>
      path.startsWith(root) ? [path.slice(root.length), bytes] : [`../${path}`, bytes],
    ),
  )
}
