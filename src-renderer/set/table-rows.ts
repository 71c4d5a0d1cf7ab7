import type { CompareRule } from '@core/judging/compare-outputs'
import { otherBlanksWords } from '@core/judging/explanation-words'
import type { TestSummary } from '@core/protocol/set'
import type { SameAs } from '@core/suite/same-tests'
import { isWrong } from '@core/suite/expected'
import { byName, type TestFile } from '@core/suite/set-files'
import { troubleOf, type Trouble } from '@core/suite/trouble'
import type { SortKey } from './columns'
import { boundsTouched } from './limits-touched'
import { words } from './set-words'

/** A test as the table has it. */
export interface TableTest {
  readonly file: TestFile
  /** Null while it is not looked at yet. */
  readonly look: TestSummary | null
  /** An earlier test that says the same; null where there is none. */
  readonly sameAs: SameAs | null
  readonly note: string
  /** How its set compares answers; by tokens when absent. */
  readonly compare?: CompareRule
}

/** A row of the table: a test, with its place among the tests shown, or the heading of a group. */
export type TableRow =
  | ({ readonly kind: 'test'; readonly at: number } & TableTest)
  | {
      readonly kind: 'group'
      /** The folder; empty for the set's own. */
      readonly group: string
      readonly title: string
      readonly count: number
    }

/** Which tests are shown, and in what order. */
export interface TableChoice {
  /** Whether a test is what is looked for. */
  readonly isLike: (test: TableTest) => boolean
  readonly onlyTroubled: boolean
  readonly sort: SortKey
  readonly isDown: boolean
  /** Titles by group. */
  readonly groups: Readonly<Record<string, string>>
}

/** The rows to show. Groups stay in their order; the tests are sorted within them. */
export function tableRows(tests: readonly TableTest[], choice: TableChoice): TableRow[] {
  const shown = tests.filter(
    (test) => (!choice.onlyTroubled || troubleIn(test) !== null) && choice.isLike(test),
  )
  const groups = new Map<string, TableTest[]>()
  for (const test of shown) {
    const { group } = test.file
    const members = groups.get(group) ?? []
    members.push(test)
    groups.set(group, members)
  }
  const hasHeadings = tests.some(({ file }) => file.group !== '')
  let at = 0
  return [...groups].flatMap(([group, members]): TableRow[] => {
    const title = choice.groups[group] ?? (group === '' ? words.set.ownFolder : group)
    const heading = { kind: 'group', group, title, count: members.length } as const
    const rows = sorted(members, choice).map(
      (test) => ({ kind: 'test', at: at++, ...test }) as const,
    )
    return hasHeadings ? [heading, ...rows] : rows
  })
}

/** The worst that is wrong with a test; null while it is not looked at. */
export function troubleIn(test: TableTest): Trouble {
  const { look, sameAs } = test
  if (!look) return null
  const { unread, errors, warnings } = look
  const isAnswerWrong = hasWrongAnswer(test) || look.rival !== null
  return troubleOf({
    isRead: unread === null,
    errors,
    warnings,
    isAnswerWrong,
    isAgain: sameAs !== null,
  })
}

/** Whether the expected answer is another than the official one, as the set compares. */
export function hasWrongAnswer({ look, compare = 'tokens' }: TableTest): boolean {
  return look !== null && isWrong(look.expected, compare)
}

/** Whether there is an expected answer, and it is the official one, as the set compares. */
export function hasRightAnswer(test: TableTest): boolean {
  return test.look !== null && test.look.expected !== 'none' && !hasWrongAnswer(test)
}

/** Whether that is so, but whitespace differs. */
export function differsInBlanks(test: TableTest): boolean {
  return test.look?.expected === 'blanks' && !hasWrongAnswer(test)
}

/** What is wrong with a test, or how the whitespace of its expected answer differs, sentences; empty when nothing is. */
export function problemOf({ file, look, sameAs }: TableTest): string {
  if (!look) return ''
  if (look.unread !== null) return look.unread
  const { table: say } = words.set
  return [
    ...(look.problem ? [say.problem(look.problem)] : []),
    ...(look.problem || look.rival === null
      ? []
      : [words.suite.rivals({ file: file.answer ?? '', rival: look.rival })]),
    ...(!look.problem && look.blanks ? [otherBlanksWords(words, look.blanks)] : []),
    ...(!look.problem && look.expected === 'differs' ? [say.answerDiffers] : []),
    ...(sameAs ? [say.again(sameAs)] : []),
  ].join(' ')
}

/** The beginning of the official answer, its lines one after the other; empty for a test that has none. */
export function firstPart({ look }: TableTest): string {
  return (look?.answer ?? '').slice(0, 80).trim().replaceAll('\n', ' ')
}

/** In the order of a key; what is not known yet comes last either way. */
function sorted(tests: readonly TableTest[], { sort, isDown }: TableChoice): readonly TableTest[] {
  if (sort === 'name') return isDown ? tests.toReversed() : tests
  const compare = comparisons[sort]
  return tests.toSorted((a, b) => {
    if (!a.look || !b.look) return Number(!a.look) - Number(!b.look)
    return isDown ? compare(b, a) : compare(a, b)
  })
}

type Comparison = (a: TableTest, b: TableTest) => number

const byNumber =
  (value: (test: TableTest) => number): Comparison =>
  (a, b) =>
    value(a) - value(b)
const byText =
  (value: (test: TableTest) => string): Comparison =>
  (a, b) =>
    byName(value(a), value(b))

const comparisons: Readonly<Record<Exclude<SortKey, 'name'>, Comparison>> = {
  game: byText(({ look }) => look?.game ?? ''),
  size: byNumber(({ look }) => (look?.size ? look.size.rows * look.size.cols : 0)),
  answer: byText(firstPart),
  problems: byNumber(({ look }) =>
    look?.unread != null ? 1e12 : (look?.errors ?? 0) * 1e6 + (look?.warnings ?? 0),
  ),
  caught: byNumber(({ look }) => look?.caught.length ?? 0),
  rules: byNumber(({ look }) => look?.rules.length ?? 0),
  limits: byNumber(({ look }) => boundsTouched(look?.limits ?? []).touched.length),
  expected: byText(({ look }) => look?.expected ?? ''),
  note: byText(({ note }) => note),
}
