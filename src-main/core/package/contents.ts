import { hasPoints } from '../suite/scoring'
import type { AnyGame } from '../game/any-game'
import type { Language } from '../words'
import { cmsFiles } from './cms/files'
import { cmsRefusals, cmsRemarks } from './cms/refusals'
import { dmojFiles } from './dmoj/files'
import { dmojRefusals, dmojRemarks } from './dmoj/refusals'
import { handoutFiles, handoutRemarks } from './handout'
import { judgeSays } from './judges'
import { kattisFiles } from './kattis'
import type { PackageKind, PackageOrder } from './order'
import {
  isSample,
  type JudgePrograms,
  type PackageFile,
  type PackedProblem,
  type PackedTest,
  type Voice,
} from './package'
import type { PackedSet } from './packed-set'
import { answerRemarks, kattisRefusals, kattisRemarks } from './refusals'
import { polygonFiles } from './polygon/files'
import { polygonRefusals, polygonRemarks } from './polygon/refusals'
import { pageFiles, pageRefusals, pageRemarks } from './set-pages'
import { testArchive } from './test-archive'
import { uuidOf } from './uuid'

/** The parts of packages that do not come from the set: programs built with the app, and drawing. */
export interface PackageParts {
  /** Version of this app. */
  readonly version: string
  programs(game: string): JudgePrograms | null
  /** The language in which messages about a package are written. */
  readonly teller: Voice
  /** The words of a package in some language. */
  voice(language: Language): Voice
  /** The page of a level without one. */
  viewerPage(language: Language): string
  /** A level's board at its start as an SVG document; null if it would be too large. */
  picture(game: AnyGame, level: unknown): string | null
  /** An SVG document as a PNG file. */
  png(svg: string): Promise<Uint8Array>
  /** The SHA-256 of a text, in hexadecimal digits. */
  sha256(text: string): string
}

/** What a package would be. */
export interface PackagePlan {
  /** Why it cannot be made, a sentence each; empty when it can. */
  readonly refusals: readonly string[]
  /** What its maker should know, a sentence each. */
  readonly remarks: readonly string[]
  /** The files of the package, without pictures; very large boards get none. */
  readonly files: readonly PackageFile[]
}

interface Kind {
  /** The tests that get a picture: all, the one in the statement, or none. */
  readonly pictures: 'all' | 'shown' | 'none'
  /** Whether the picture of the test in the statement is also a separate file. */
  readonly hasFigure?: true
  refusals(problem: PackedProblem, order: PackageOrder): readonly string[]
  remarks(problem: PackedProblem): readonly string[]
  /** Called only if there are no refusals. */
  files(problem: PackedProblem, order: PackageOrder, parts: PackageParts): readonly PackageFile[]
}

const none = (): readonly string[] => []

const kinds: Readonly<Record<PackageKind, Kind>> = {
  kattis: {
    pictures: 'all',
    hasFigure: true,
    refusals: kattisRefusals,
    remarks: kattisRemarks,
    files: kattisFiles,
  },
  polygon: {
    pictures: 'shown',
    hasFigure: true,
    refusals: polygonRefusals,
    remarks: polygonRemarks,
    files: polygonFiles,
  },
  dmoj: {
    pictures: 'shown',
    hasFigure: true,
    refusals: dmojRefusals,
    remarks: dmojRemarks,
    files: dmojFiles,
  },
  cms: {
    pictures: 'shown',
    hasFigure: true,
    refusals: cmsRefusals,
    remarks: cmsRemarks,
    files: cmsFiles,
  },
  zip: {
    pictures: 'none',
    refusals: ({ words, tests }, { pattern }) => {
      const files = testArchive(tests, pattern)
      return files.ok ? [] : [words.names[files.error.kind](files.error)]
    },
    remarks: answerRemarks,
    files: ({ tests }, { pattern }) => {
      const files = testArchive(tests, pattern)
      return files.ok ? files.value : []
    },
  },
  page: {
    pictures: 'all',
    refusals: pageRefusals,
    remarks: pageRemarks,
    files: (problem, _, parts) => pageFiles(problem, parts.viewerPage(problem.language)),
  },
  handout: {
    pictures: 'all',
    refusals: none,
    remarks: handoutRemarks,
    files: handoutFiles,
  },
}

/** Says what a package would be; nothing is drawn yet. */
export function planPackage(set: PackedSet, order: PackageOrder, parts: PackageParts): PackagePlan {
  const kind = kinds[order.kind]
  const tests = set.tests.map((test): PackedTest => ({ ...test, picture: '' }))
  const drawn = { tests, figure: new Uint8Array(), isSketch: true }
  const told = problemOf(set, order, parts, parts.teller, drawn)
  const said = judgeSays(order.judge, told)
  const refusals = [...said.refusals, ...kind.refusals(told, order)]
  const made = problemOf(set, order, parts, parts.voice(order.language), drawn)
  return {
    refusals,
    remarks: [...said.remarks, ...kind.remarks(told)],
    files: refusals.length > 0 ? [] : kind.files(made, order, parts),
  }
}

/**
 * The files of a package whose plan has no refusals. The same set gives the same bytes. `tell` is called with the
 * number of tests drawn; if it returns a promise, the work waits for it.
 */
export async function packageFiles(
  set: PackedSet,
  order: PackageOrder,
  parts: PackageParts,
  tell: (done: number, of: number) => Promise<void> | void = () => {},
): Promise<readonly PackageFile[]> {
  const kind = kinds[order.kind]
  const voice = parts.voice(order.language)
  const game = voice.findGame(set.game.id)!
  const shown = set.tests.find(isSample) ?? set.tests[0]
  const tests: PackedTest[] = []
  for (const test of set.tests) {
    const isDrawn = kind.pictures === 'all' || (kind.pictures === 'shown' && test === shown)
    const picture = isDrawn ? parts.picture(game, test.level) : null
    tests.push({ ...test, picture })
    await tell(tests.length, set.tests.length)
  }
  const drawn = (tests.find(isSample) ?? tests[0])?.picture ?? null
  const figure = kind.hasFigure && drawn !== null ? await parts.png(drawn) : null
  const problem = problemOf(set, order, parts, voice, { tests, figure, isSketch: false })
  return kind.files(problem, order, parts)
}

function problemOf(
  set: PackedSet,
  order: PackageOrder,
  { version, programs, sha256 }: PackageParts,
  { language, words, findGame }: Voice,
  drawn: Pick<PackedProblem, 'tests' | 'figure' | 'isSketch'>,
): PackedProblem {
  const { format, name, title, author, licence, opponent } = order
  const game = findGame(set.game.id)!
  const isScored = opponent === null
  const leftOut = hasPoints(set.scoring) ? [words.remarks.pointsLeftOut] : []
  const shown = title.trim() === '' ? game.title : title.trim()
  return {
    language,
    words,
    game,
    format,
    name,
    title: shown,
    author: author.trim(),
    licence,
    uuid: uuidOf(game.id, order, sha256),
    opponent,
    version,
    programs: programs(game.id),
    compare: set.compare,
    limits: set.limits,
    own: set.own,
    titles: set.titles,
    // Where programs play a match the referee says what it is worth.
    scoring: isScored ? set.scoring : {},
    faults: isScored ? set.faults : { errors: [], warnings: leftOut },
    ...drawn,
  }
}
