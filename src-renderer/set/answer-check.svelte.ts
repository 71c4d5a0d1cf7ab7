import { compareOutputs, type OutputDifference } from '@core/judging/compare-outputs'
import { otherBlanksWords } from '@core/judging/explanation-words'
import { err } from '@core/kernel/result'
import type { Bridge } from '@core/protocol/ipc'
import { settled } from '../ui/job.svelte'
import { words } from './set-words'
import { hasWrongAnswer, type TableTest } from './test-facts'

/** An expected answer that is not exactly the official one. */
export interface WrongAnswer {
  readonly path: string
  /** The file that holds it, below the set’s folder. */
  readonly file: string
  /** The first difference; null if the test has no official answer, or its file cannot be read. */
  readonly difference: OutputDifference | null
  /** In words. */
  readonly text: string
}

/** Answers that are read at a time. */
const AT_ONCE = 16
/** Maximum number of characters of a token that are shown. */
const MOST_SHOWN = 40

/** Compares the expected answers beside tests with the official ones. */
export class AnswerCheck {
  /** Null while nothing is compared. */
  wrong = $state.raw<readonly WrongAnswer[] | null>(null)
  equal = $state(0)
  /** Right but for whitespace, as the set compares. */
  blanks = $state(0)
  /** Wrong, as the set compares. */
  differing = $state(0)
  /** Tests that have no expected answer. */
  without = $state(0)
  /** Not looked at yet. */
  unknown = $state(0)
  /** Number of read answers among those that are not exactly the same. */
  done = $state(0)
  all = $state(0)
  private turn = 0

  constructor(
    private readonly bridge: Bridge,
    private readonly set: string,
  ) {}

  /** Only the texts of those that differ are read. */
  async begin(tests: readonly TableTest[]): Promise<void> {
    const turn = ++this.turn
    const count = (expected: string): number =>
      tests.filter(({ look }) => look?.expected === expected).length
    const other = tests.filter(({ look }) => look && /differs|blanks/.test(look.expected))
    const differing = other.filter(hasWrongAnswer).length
    Object.assign(this, {
      wrong: [],
      equal: count('equal'),
      without: count('none'),
      unknown: tests.filter(({ look }) => look === null).length,
      differing,
      blanks: other.length - differing,
      done: 0,
      all: other.length,
    })
    for (let from = 0; from < other.length; from += AT_ONCE) {
      const found = await Promise.all(
        other.slice(from, from + AT_ONCE).map((test) => this.compare(test)),
      )
      if (this.turn !== turn) return
      this.wrong = [...(this.wrong ?? []), ...found]
      this.done = from + found.length
    }
  }

  end(): void {
    this.turn++
    this.wrong = null
  }

  private async compare({ file, look }: TableTest): Promise<WrongAnswer> {
    const told = { path: file.path, file: file.answer ?? '', difference: null }
    const answer = look?.answer ?? null
    if (answer === null) {
      const why = look?.problem?.message ?? look?.unread ?? ''
      const { noAnswer, noAnswerFor } = words.set.compare
      return { ...told, text: why === '' ? noAnswer : noAnswerFor({ why }) }
    }
    const read = await settled(async () => {
      const reply = await this.bridge.request('set:expected', this.set, file.path)
      return reply.ok ? reply : err(reply.error.message)
    })
    if (!read.ok) return { ...told, text: read.error }
    const expected = read.value ?? ''
    const difference = compareOutputs(expected, answer)
    return {
      ...told,
      difference,
      text: difference ? sentence(difference, expected, answer) : words.set.compare.equalNow,
    }
  }
}

/** The first difference, a sentence: "Line 2, column 1: expected 8, the official answer is 9." */
function sentence(difference: OutputDifference, file: string, answer: string): string {
  const { kind, expected, got } = difference
  const { differences } = words.set.compare
  const wanted = shown(file.slice(expected.from, expected.to))
  const found = shown(answer.slice(got.from, got.to))
  switch (kind) {
    case 'word':
      if (expected.from === 0 && file.startsWith('\ufeff')) return differences.mark
      return differences.word({ ...expected, wanted, found })
    case 'missing':
      return differences.missing({ ...expected, wanted })
    case 'extra':
      return differences.extra({ ...got, found })
    case 'blanks':
      // In words about the file, as in the table.
      return otherBlanksWords(words, compareOutputs(answer, file)!.blanks!)
  }
}

function shown(word: string): string {
  return word.length > MOST_SHOWN ? `${word.slice(0, MOST_SHOWN)}…` : word
}
