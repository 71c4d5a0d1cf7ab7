import { err, ok, type Result } from '../../kernel/result'
import { markdown } from '../markup'
import { numberedTests } from '../numbered-tests'
import { isSample, type PackedTest } from '../package'
import type { StatementSet } from './content'
import {
  explanationOf,
  runForStatement,
  MOST_STEPS,
  type RunInWords,
  type TurnSpan,
} from './explanation'

/** A sample and its number in the statement, from 1. */
export interface NumberedSample {
  readonly test: PackedTest
  readonly number: number
}

/** The samples, as judges number them. */
export function numberedSamples({ tests }: Pick<StatementSet, 'tests'>): NumberedSample[] {
  return numberedTests({ tests })
    .filter(({ test }) => isSample(test))
    .map(({ test }, at) => ({ test, number: at + 1 }))
}

/** The sample at a path below the set, with or without its ending; else why there is none, a sentence. */
export function sampleNamed(set: StatementSet, name: string): Result<NumberedSample, string> {
  const { tests, say } = set
  const isNamed = ({ path }: PackedTest): boolean =>
    path === name || path.replace(/\.[^./]*$/, '') === name
  const found = numberedSamples(set).filter(({ test }) => isNamed(test))
  if (found.length > 0) return ok(found.find(({ test }) => test.path === name) ?? found[0]!)
  return err(tests.some(isNamed) ? say.noSample({ name }) : say.noTest({ name }))
}

/** A sample whole: its board, its texts where the judge does not show them, and what happens in it. */
export function sampleLines(set: StatementSet, { test, number }: NumberedSample): string[] {
  const { handout, statement: say } = set.words
  const board = boardLine(set, test, 0)
  const told = explained(set, test, null)
  const part = (title: string, lines: readonly string[]): string[] => [
    '',
    markdown.strong(markdown.text(title)),
    '',
    ...lines,
  ]
  return [
    `### ${markdown.text(handout.sample({ number }))}`,
    ...(board === null ? [] : ['', board]),
    ...(set.showsSamples
      ? []
      : [
          ...part(handout.input, fenced(test.text)),
          ...part(handout.answer, fenced(test.worth.answer)),
        ]),
    ...(told.ok ? part(say.explanation, explanationLines(set, told.value)) : []),
  ]
}

/** A picture of the board of a test after so many steps; null where it would be too large. */
export function boardLine(set: StatementSet, test: PackedTest, step: number): string | null {
  const svg = set.draw(test, step)
  if (svg === null) return null
  const { handout, statement: say } = set.words
  const alt =
    step === 0 ? handout.board({ name: test.name }) : say.boardAfter({ name: test.name, step })
  return `![${markdown.text(alt)}](${set.pictureOf(test, step, svg)})`
}

/** What happens in a sample; else why that cannot be told, a sentence. */
export function explained(
  { game, say }: StatementSet,
  { level, path, worth }: PackedTest,
  span: TurnSpan | null,
): Result<RunInWords, string> {
  const cursor = runForStatement(game, level)
  if (cursor.stepCount > MOST_STEPS) return err(say.longRun({ name: path, most: MOST_STEPS }))
  const last = cursor.lastTurn + 1
  if (span !== null && span.to > last) return err(say.noTurn({ name: path, count: last }))
  const told = explanationOf(game, level, cursor, worth.answer, span)
  return told === null ? err(say.nothing({ name: path })) : ok(told)
}

/** What happens as a list in Markdown, a turn each; where not all is told, that is said below. */
export function explanationLines({ words }: StatementSet, { turns, told }: RunInWords): string[] {
  const { statement: say } = words
  const items = turns.map(({ turn, sentences }) => {
    const all = sentences.map((one) => (/[.!?]$/.test(one) ? one : `${one}.`))
    return `${markdown.strong(markdown.text(say.turn({ turn })))} ${markdown.text(all.join(' '))}`
  })
  const rest = told === 'all' ? [] : ['', markdown.text(say.notAll({ told }))]
  return [...markdown.list(items), ...rest]
}

/** A text as it is, between fences that it does not have. */
function fenced(text: string): string[] {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return [fence, ...text.replace(/\n$/, '').split('\n'), fence]
}
