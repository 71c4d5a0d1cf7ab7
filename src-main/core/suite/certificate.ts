import type { ReadingId } from '../trace/machine'
import type { Coverage, TestFacts } from './coverage'

/** One test as a certificate names it. */
export interface CertifiedTest {
  readonly name: string
  /** Of the text and of the official answer. */
  readonly text: string
  readonly answer: string
  readonly caught: readonly ReadingId[]
}

/** What a set was worth when it was certified; plain data without a date, so that the same set gives the same bytes. */
export interface Certificate {
  /** Version of the app whose engines said so. */
  readonly boardwright: string
  readonly game: string
  readonly tests: readonly CertifiedTest[]
  readonly coverage: Coverage
}

/** The same set as it is found now. */
export interface FoundSet {
  readonly version: string
  readonly game: string
  readonly tests: readonly (TestFacts & { readonly text: string; readonly answer: string })[]
  readonly coverage: Coverage
}

/** The certificate of a set. `hash` gives the hash of a text in words. */
export function certify(found: FoundSet, hash: (text: string) => string): Certificate {
  return {
    boardwright: found.version,
    game: found.game,
    tests: found.tests.map(({ name, text, answer, caught }) => ({
      name,
      text: hash(text),
      answer: hash(answer),
      caught,
    })),
    coverage: found.coverage,
  }
}

/** Why a certificate does not hold for a set any more, a sentence each; empty when it holds. */
export function brokenPoints(certificate: Certificate, now: Certificate): string[] {
  const broken: string[] = []
  if (certificate.game !== now.game)
    return [`The certificate is of ${certificate.game}, the set of ${now.game}`]
  const found = new Map(now.tests.map((test) => [test.name, test]))
  for (const test of certificate.tests) {
    const today = found.get(test.name)
    found.delete(test.name)
    if (!today) broken.push(`${test.name} is gone`)
    else if (today.text !== test.text) broken.push(`${test.name} has another text`)
    else if (today.answer !== test.answer) broken.push(`${test.name} has another answer`)
    else if (today.caught.join() !== test.caught.join())
      broken.push(`${test.name} catches other misreadings`)
  }
  for (const name of found.keys()) broken.push(`${name} is new`)
  if (broken.length === 0 && JSON.stringify(certificate.coverage) !== JSON.stringify(now.coverage))
    broken.push('The coverage is another one')
  return broken
}
