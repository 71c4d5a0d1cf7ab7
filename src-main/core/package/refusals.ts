import { matchRefusals, matchRemarks } from './matches'
import { isSample, licences, stemOf, type PackedProblem } from './package'
import { MOST_PROGRAM_BYTES } from './programs'

/** Why no package can be made that a judge takes, a sentence each; empty when one can. */
export function kattisRefusals(problem: Omit<PackedProblem, 'figure'>): string[] {
  const { game, name, title, author, licence, tests, programs, opponent } = problem
  const { match, ...simple } = programs
  const sources = opponent === null || !match ? Object.values(simple) : [match.player]
  const secret = tests.filter((test) => !isSample(test))
  return [
    ...(/^[a-z0-9]+$/.test(name)
      ? []
      : [`The package is called “${name}”; judges take lower-case letters and digits only`]),
    ...(title.trim() === '' ? ['The problem has no title'] : []),
    ...(author.trim() === '' ? ['The problem has no author'] : []),
    ...(licences.some((one) => one === licence)
      ? []
      : [`The licence is “${licence}”; the format knows ${licences.join(', ')}`]),
    ...(secret.length === 0
      ? ['There is no secret test: all lie in “sample”, whose tests are shown']
      : []),
    ...tests.map(stemOf).filter(isBadName).map(badName),
    ...twice(tests.map(stemOf)).map((stem) => `Two tests would both be called “${stem}”`),
    ...(opponent === null ? [] : matchRefusals({ game, tests }, opponent)),
    ...sources
      .filter((source) => source.length > MOST_PROGRAM_BYTES - 1024)
      .map(() => 'A program of the game is longer than the 128 KiB that judges take'),
  ]
}

/** What a judge takes, but its verifier warns of, a sentence each. */
export function kattisRemarks({
  game,
  licence,
  tests,
  opponent,
}: Pick<PackedProblem, 'game' | 'licence' | 'tests' | 'opponent'>): string[] {
  const samples = tests.filter(isSample)
  const stems = tests.map(stemOf)
  const same = twice(tests.map(({ text }) => text))
  const outside = tests.filter(({ isOfficial }) => !isOfficial)
  return [
    ...(licence === 'unknown' ? ['The licence is unknown'] : []),
    ...(opponent !== null ? matchRemarks({ game, tests }) : []),
    ...(game.making && opponent === null
      ? [
          'The problem asks for the answer of a match that is over; no programs play against each other',
        ]
      : []),
    ...(samples.length === 0 ? ['There is no sample: no test lies in a folder “sample”'] : []),
    ...same.map((text) => {
      const held = tests.filter((test) => test.text === text).map(stemOf)
      return `These tests are the same: ${held.join(', ')}`
    }),
    ...(isSorted(stems.filter((_, at) => isSample(tests[at]!))) &&
    isSorted(stems.filter((_, at) => !isSample(tests[at]!)))
      ? []
      : ['Judges run the tests by the letters of their names, so that 10 comes before 2']),
    ...(outside.length === 0
      ? []
      : [
          `The validator takes levels with warnings, as there are in the set: ${outside.map(stemOf).join(', ')}`,
        ]),
  ]
}

/** As the format has it for the names of tests. */
const GOOD_NAME = /^[a-zA-Z0-9][a-zA-Z0-9_.-]*[a-zA-Z0-9]$/

function isBadName(stem: string): boolean {
  return !GOOD_NAME.test(baseName(stem))
}

function badName(stem: string): string {
  return `The test “${baseName(stem)}” has a name that judges do not take: two or more of a-z, A-Z, 0-9, “_”, “.”, “-”, with a letter or digit at both ends`
}

function baseName(stem: string): string {
  return stem.split('/').at(-1)!
}

/** Those of a list that are in it more than once, each a single time. */
function twice(list: readonly string[]): string[] {
  const seen = new Set<string>()
  return [...new Set(list.filter((one) => seen.has(one) || !seen.add(one)))]
}

function isSorted(list: readonly string[]): boolean {
  return list.every((one, at) => at === 0 || list[at - 1]! < one)
}
