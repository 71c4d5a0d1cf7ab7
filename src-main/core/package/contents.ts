import { cmsFiles } from './cms/files'
import { cmsRefusals, cmsRemarks } from './cms/refusals'
import { dmojFiles } from './dmoj/files'
import { dmojRefusals, dmojRemarks } from './dmoj/refusals'
import { handoutFiles, handoutRemarks } from './handout'
import { invalidLeft } from './invalid-inputs'
import { judgeSays } from './judges'
import { kattisFiles } from './kattis'
import { canTellWhy, type PackageKind, type PackageOrder } from './order'
import { statementRefusals, withBoards, writtenStatement } from './own-statement/written'
import { isSample, type PackageFile, type PackedProblem, type PackedTest } from './package'
import { problemOf, type PackageParts } from './packed-problem'
import type { PackedSet } from './packed-set'
import { answerRemarks, kattisRefusals, kattisRemarks } from './refusals'
import { polygonFiles } from './polygon/files'
import { polygonRefusals, polygonRemarks } from './polygon/refusals'
import { checkerRow, MOST_IN_CHECKER } from './why/in-checker'
import { whyRow, type WhyRow } from './why/row'
import { emptyTable, MOST_TABLE, whyTable } from './why/table'
import { pageFiles, pageRefusals, pageRemarks } from './set-pages'
import { testArchive } from './test-archive'

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
  /** Who shows the samples in the statement: itself, or the judge behind it; absent: there is no statement. */
  readonly samplesBy?: 'statement' | 'judge'
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
    samplesBy: 'judge',
    refusals: kattisRefusals,
    remarks: kattisRemarks,
    files: kattisFiles,
  },
  polygon: {
    pictures: 'shown',
    hasFigure: true,
    samplesBy: 'judge',
    refusals: polygonRefusals,
    remarks: polygonRemarks,
    files: polygonFiles,
  },
  dmoj: {
    pictures: 'shown',
    hasFigure: true,
    samplesBy: 'statement',
    refusals: dmojRefusals,
    remarks: dmojRemarks,
    files: dmojFiles,
  },
  cms: {
    pictures: 'shown',
    hasFigure: true,
    samplesBy: 'statement',
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
    remarks: (problem) => [...answerRemarks(problem), ...invalidLeft(problem)],
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
    samplesBy: 'statement',
    refusals: none,
    remarks: handoutRemarks,
    files: handoutFiles,
  },
}

/** Says what a package would be; nothing is drawn yet. */
export function planPackage(set: PackedSet, order: PackageOrder, parts: PackageParts): PackagePlan {
  const kind = kinds[order.kind]
  const tests = set.tests.map((test): PackedTest => ({ ...test, picture: '' }))
  const why = order.why ? emptyTable : null
  const drawn = { tests, figure: new Uint8Array(), isSketch: true, why }
  const told = { ...problemOf(set, order, parts, parts.teller, drawn), written: null }
  const made = withStatement(problemOf(set, order, parts, parts.voice(order.language), drawn), {
    ...{ set, order, parts },
    draw: () => '',
  })
  const { blocks: say } = told.words
  const said = judgeSays(order.judge, told)
  const refusals = [
    ...said.refusals,
    ...(order.why && !canTellWhy(order) ? [told.words.refusals.why] : []),
    ...kind.refusals(told, order),
    ...(made.written === null ? [] : statementRefusals(made.written, say)),
  ]
  const others = kind.samplesBy && made.written === null ? set.statements : []
  return {
    refusals,
    remarks: [
      ...said.remarks,
      ...kind.remarks(told),
      ...(others.length > 0
        ? [say.other({ files: others.map(({ file }) => file).join(', ') })]
        : []),
    ],
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
  const rows: WhyRow[] = []
  let held = 0
  const isInChecker = order.kind !== 'kattis'
  for (const test of set.tests) {
    const isDrawn = kind.pictures === 'all' || (kind.pictures === 'shown' && test === shown)
    const picture = isDrawn ? parts.picture(game, test.level) : null
    tests.push({ ...test, picture })
    if (order.why) {
      const row = isInChecker
        ? checkerRow(game, test, order.kind)
        : whyRow(game, test, voice.words.why, parts, held <= MOST_TABLE)
      held += row.full?.length ?? 0
      rows.push(row)
    }
    await tell(tests.length, set.tests.length)
  }
  const first = (tests.find(isSample) ?? tests[0])?.picture ?? null
  const figure = kind.hasFigure && first !== null ? await parts.png(first) : null
  const problem = withStatement(
    problemOf(set, order, parts, voice, {
      ...{ tests, figure, isSketch: false },
      why: order.why ? whyTable(rows, isInChecker ? MOST_IN_CHECKER : MOST_TABLE) : null,
    }),
    { set, order, parts, draw: (test, step) => parts.picture(game, test.level, step) },
  )
  const { written } = problem
  const hasFiles = written !== null && order.kind !== 'handout'
  const drawn = hasFiles ? await withBoards(written, (svg) => parts.png(svg)) : written
  return kind.files({ ...problem, written: drawn }, order, parts)
}

/** A problem with the statement that is written in its language. */
function withStatement(
  problem: Omit<PackedProblem, 'written'>,
  about: {
    readonly set: PackedSet
    readonly order: PackageOrder
    readonly parts: PackageParts
    draw(test: PackedTest, step: number): string | null
  },
): PackedProblem {
  const { set, order, parts, draw } = about
  const { samplesBy } = kinds[order.kind]
  const own = set.statements.find(({ language }) => language === problem.language)
  if (!own || !samplesBy) return { ...problem, written: null }
  const written = writtenStatement(own, problem, {
    say: parts.teller.words.blocks,
    // The samples of a match are exchanges, which are shown apart.
    showsSamples: samplesBy === 'judge' || problem.opponent !== null,
    draw,
    sha256: (text) => parts.sha256(text),
  })
  return { ...problem, written }
}
