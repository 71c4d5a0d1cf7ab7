import type { SuiteWords, Words } from '../words'
import type { Games } from '../games/registry'
import type { ReadingId } from '../trace/machine'
import type { Coverage } from './coverage'
import { coverageByGame } from './coverage-by-game'
import type { CompareRule } from '../judging/compare-outputs'
import type { Expected } from './expected'
import type { TextLook } from './look-at-text'

/** One test as a certificate names it. */
export interface CertifiedTest {
  readonly name: string
  /** Its note: what it is for and, if noted, the seed that it was made with; empty if there is none. */
  readonly note: string
  /** SHA-256 of the bytes of the file and of the official answer. */
  readonly text: string
  readonly answer: string
  /** The state of the expected answer beside the test. */
  readonly expected: Expected
  readonly caught: readonly ReadingId[]
}

/** The form that certificates are written in. */
export const CERTIFICATE_FORMAT = 3

/** What a set covered when it was certified; plain data without a date, so that the same set gives the same bytes. */
export interface Certificate {
  /** Format of the data. The first had no number and counted steps from 0; the second did not say how answers are compared. */
  readonly format: typeof CERTIFICATE_FORMAT
  /** Version of the app that computed it. */
  readonly boardwright: string
  readonly game: string
  /** How the set compares answers (issue 24, point 2); null if an old certificate did not say. */
  readonly compare: CompareRule | null
  readonly tests: readonly CertifiedTest[]
  readonly coverage: Coverage
}

/** A test as it is found now. */
export interface TestNow {
  /** Path below the folder. */
  readonly name: string
  readonly note: string
  /** Hash of the bytes of its file; null if it cannot be read. */
  readonly hash: string | null
  readonly expected: Expected
  readonly look: TextLook | null
}

/** A set as it is found now. */
export interface FoundSet {
  readonly tests: readonly TestNow[]
  readonly compare: CompareRule
}

/** The certificates of a set, one for each game that it has tests of. `hash` returns the hash of a text. */
export function certify(
  games: Games,
  { tests, compare }: FoundSet,
  version: string,
  hash: (text: string) => string,
): Certificate[] {
  return coverageByGame(games, tests, {}).map(({ game, scores: _, ...coverage }) => ({
    format: CERTIFICATE_FORMAT,
    boardwright: version,
    game,
    compare,
    tests: tests.flatMap(({ name, note, hash: text, expected, look }) =>
      look?.game === game && look.worth && text !== null
        ? [
            {
              name,
              note,
              text,
              answer: hash(look.worth.answer),
              expected,
              caught: look.worth.caught,
            },
          ]
        : [],
    ),
    coverage,
  }))
}

/** Whether a test is in no certificate because it has no official answer. */
export function isUncertified({ look, hash }: Pick<TestNow, 'look' | 'hash'>): boolean {
  return !look?.worth || hash === null
}

/**
 * The reasons why certificates are no longer valid for a set, a sentence each; empty if they are valid. `bad`: tests
 * found without an answer.
 */
export function brokenPoints(
  { suite: { broken: words } }: Pick<Words, 'suite'>,
  claimed: readonly Certificate[],
  found: readonly Certificate[],
  bad: number,
): string[] {
  const broken = claimed.flatMap((certificate) => {
    const now = found.find(({ game }) => game === certificate.game)
    return now ? brokenIn(words, certificate, now) : [words.noTests(certificate)]
  })
  const games = new Set(claimed.map(({ game }) => game))
  for (const { game } of found) if (!games.has(game)) broken.push(words.newTests({ game }))
  if (bad > 0) broken.push(words.bad({ count: bad }))
  return broken
}

type BrokenWords = SuiteWords['broken']

function brokenIn(words: BrokenWords, certificate: Certificate, now: Certificate): string[] {
  const broken: string[] = []
  if (certificate.boardwright !== now.boardwright)
    broken.push(words.version({ before: certificate.boardwright, now: now.boardwright }))
  const { compare: before } = certificate
  if (before !== null && now.compare !== null && before !== now.compare)
    broken.push(words.compare({ before, now: now.compare }))
  const found = new Map(now.tests.map((test) => [test.name, test]))
  for (const test of certificate.tests) {
    const today = found.get(test.name)
    found.delete(test.name)
    const changed = today ? changeOf(test, today) : 'gone'
    if (changed !== null) broken.push(words[changed](test))
  }
  for (const name of found.keys()) broken.push(words.new({ name }))
  if (broken.length > 0) return broken
  const [first, then] = [certificate, now].map(({ tests }) => tests.map(({ name }) => name))
  if (first!.join('\n') !== then!.join('\n')) broken.push(words.order)
  if (JSON.stringify(certificate.coverage) !== JSON.stringify(now.coverage))
    broken.push(words.coverage)
  return broken
}

type Change = 'text' | 'answer' | 'expected' | 'caught' | 'note'

function changeOf(before: CertifiedTest, now: CertifiedTest): Change | null {
  if (now.text !== before.text) return 'text'
  if (now.answer !== before.answer) return 'answer'
  if (now.expected !== before.expected) return 'expected'
  if (now.caught.join() !== before.caught.join()) return 'caught'
  return now.note === before.note ? null : 'note'
}
