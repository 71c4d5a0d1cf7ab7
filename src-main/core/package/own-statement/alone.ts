import { err, ok, type Result } from '../../kernel/result'
import { handoutFiles } from '../handout'
import type { PackageOrder } from '../order'
import type { OwnStatement, PackageFile } from '../package'
import { problemOf, type PackageParts } from '../packed-problem'
import type { PackedSet } from '../packed-set'
import { ownTex } from '../statement'
import { polygonPattern } from '../test-archive'
import type { StatementForm } from './statement-forms'
import type { StatementProblem } from './filled'
import { writtenHtml, writtenMarkdown } from './forms'
import { proposedStatement } from './propose'
import { withBoards, writtenStatement } from './written'

/** A statement that stands by itself. */
export interface StatementOrder {
  readonly form: StatementForm
  /** Of the problem; empty: the game’s. */
  readonly title: string
}

/** The statement as files, itself first and its pictures behind; HTML has them in it. Else what is not right in it. */
export async function statementAlone(
  set: PackedSet,
  own: OwnStatement,
  { form, title }: StatementOrder,
  parts: PackageParts,
): Promise<Result<readonly PackageFile[], readonly StatementProblem[]>> {
  const { written, problem } = filledAlone(set, own, title, parts)
  if (written.problems.length > 0) return err(written.problems)
  if (form === 'html') return ok(handoutFiles({ ...problem, written }))
  const drawn = await withBoards(written, (svg) => parts.png(svg))
  return ok(
    form === 'md'
      ? writtenMarkdown(drawn, '', 'statement.md')
      : ownTex(drawn, 'statement.tex', '', problem),
  )
}

/** The statement as HTML that leads nowhere, blocks with problems left empty, and what is not right in it. */
export function statementPreview(
  set: PackedSet,
  own: OwnStatement,
  title: string,
  parts: PackageParts,
): { readonly body: string; readonly problems: readonly StatementProblem[] } {
  const { written } = filledAlone(set, own, title, parts)
  return { body: writtenHtml(written, 'nowhere'), problems: written.problems }
}

/** A statement to go on from. */
export function proposal(
  set: PackedSet,
  language: OwnStatement['language'],
  parts: PackageParts,
): string {
  return proposedStatement(problemAlone(set, language, '', parts))
}

function filledAlone(set: PackedSet, own: OwnStatement, title: string, parts: PackageParts) {
  const problem = problemAlone(set, own.language, title, parts)
  const written = writtenStatement(own, problem, {
    say: parts.teller.words.blocks,
    showsSamples: false,
    draw: ({ level }, step) => parts.picture(problem.game, level, step),
    sha256: (text) => parts.sha256(text),
  })
  return { problem, written }
}

function problemAlone(
  set: PackedSet,
  language: OwnStatement['language'],
  title: string,
  parts: PackageParts,
) {
  const order: PackageOrder = {
    ...{ judge: null, kind: 'handout', format: 'legacy', author: '', licence: 'unknown' },
    ...{ opponent: null, why: false, pattern: polygonPattern, name: 'statement', language, title },
  }
  const tests = set.tests.map((test) => ({ ...test, picture: null }))
  return problemOf(set, order, parts, parts.voice(language), {
    ...{ tests, figure: null, isSketch: false, why: null },
  })
}
