import type { MadeTest } from '@core/suite/how-made'
import type { CompareRule } from '@core/judging/compare-outputs'
import { otherBlanksWords } from '@core/judging/explanation-words'
import { boundsProblems } from '@core/suite/bounds'
import type { Scoring } from '@core/suite/scoring'
import type { TestSummary } from '@core/protocol/set'
import { visible } from '@core/kernel/text-reader'
import { isWrongAnswer } from '@core/suite/expected'
import type { SameAs } from '@core/suite/same-tests'
import type { TestFile } from '@core/suite/set-files'
import { troubleOf, type Trouble } from '@core/suite/trouble'
import { findGame } from '../ui/games'
import { words } from './set-words'

/** A test as the table has it. */
export interface TableTest {
  readonly file: TestFile
  /** Null while it is not looked at yet. */
  readonly look: TestSummary | null
  /** An earlier test with the same text; null if there is none. */
  readonly sameAs: SameAs | null
  readonly note: string
  /** How it was made; absent or null if that is not known. */
  readonly made?: MadeTest | null
  /** How its set compares answers; by tokens when absent. */
  readonly compare?: CompareRule
  /** The scoring with the bounds of its group; none if absent. */
  readonly scoring?: Scoring
}

/** The name of a file within its group. A name may turn the direction of writing round, or break the line. */
export function nameInGroup({ path, group }: TestFile): string {
  return visible(path.slice(group === '' ? 0 : group.length + 1))
}

/** Of all tests they are counted with each report of some. */
const troubles = new WeakMap<TableTest, Trouble>()

/** The worst problem of a test; null while it is not looked at. */
export function troubleIn(test: TableTest): Trouble {
  if (!test.look) return null
  const known = troubles.get(test)
  if (known !== undefined) return known
  const found = troubleOfLook(test, test.look)
  troubles.set(test, found)
  return found
}

function troubleOfLook(test: TableTest, look: TestSummary): Trouble {
  const { unread, errors, warnings } = look
  const isAnswerWrong = hasWrongAnswer(test) || look.rival !== null
  return troubleOf({
    isRead: unread === null,
    errors,
    warnings,
    isAnswerWrong,
    isOutOfBounds: boundsIn(test).length > 0,
    isAgain: test.sameAs !== null,
  })
}

/** Whether the expected answer differs from the official one, as the set compares. */
export function hasWrongAnswer({ look, compare = 'tokens' }: TableTest): boolean {
  return look !== null && isWrongAnswer(look.expected, compare)
}

/** Whether there is an expected answer, and it is the official one, as the set compares. */
export function hasRightAnswer(test: TableTest): boolean {
  return test.look !== null && test.look.expected !== 'none' && !hasWrongAnswer(test)
}

/** Whether that is so, but whitespace differs. */
export function differsInBlanks(test: TableTest): boolean {
  return test.look?.expected === 'blanks' && !hasWrongAnswer(test)
}

function boundsIn({ file, look, scoring = {} }: TableTest): string[] {
  return boundsProblems({ words, findGame }, scoring, file.group, look)
}

/** The problems of a test, or the whitespace differences of its expected answer, in sentences; empty if there are none. */
export function testProblems(test: TableTest): string {
  const { file, look, sameAs } = test
  if (!look) return ''
  if (look.unread !== null) return look.unread
  const { table: say } = words.set
  return [
    ...(look.problem ? [say.problem(look.problem)] : []),
    ...boundsIn(test).map((told) => `${told}.`),
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
