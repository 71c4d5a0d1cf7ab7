import { visible } from '../kernel/text-reader'
import { countedIn, hasPoints } from '../suite/scoring'
import { placeOfReading, unevenGroups } from './grading'
import { matchRefusals, matchRemarks } from './matches'
import { isSample, licences, stemOf, type PackedProblem, type PackedTest } from './package'
import { ownLeftOut } from './own-programs'
import { MOST_PROGRAM_BYTES } from './programs'

/** Why no package can be made that a judge takes, a sentence each; empty when one can. */
export function kattisRefusals(problem: Omit<PackedProblem, 'figure'>): string[] {
  const { words, game, name, title, author, licence, tests, programs, opponent, faults } = problem
  const { refusals: say } = words
  const sources =
    opponent === null
      ? [programs?.solve, programs?.validate]
      : [programs?.match?.player, programs?.match?.referee]
  const secret = tests.filter((test) => !isSample(test))
  const stems = tests.map((test) => stemOf(test, problem))
  const bad = stems.filter(isBadName).map((stem) => stem.replace(/^data\/[^/]+\//, ''))
  const free = secret.filter(({ group }) => countedIn(problem.scoring, group) === null)
  return [
    ...(/^[a-z0-9]+$/.test(name) ? [] : [say.name({ name })]),
    ...(title.trim() === '' ? [say.title] : []),
    ...(author.trim() === '' ? [say.author] : []),
    ...(licences.some((one) => one === licence)
      ? []
      : [say.licence({ licence, known: licences.join(', ') })]),
    ...(secret.length === 0 ? [say.secret] : []),
    ...(bad.length > 0 ? [say.testName({ count: bad.length, names: shortened(bad) })] : []),
    ...twice(stems).map((stem) => say.sameTest({ name: stem })),
    ...faults.errors.map(withoutStop),
    ...(hasPoints(problem.scoring) && free.length > 0
      ? [say.unscored({ count: free.length, names: shortened(free.map((test) => stemOf(test))) })]
      : []),
    ...(opponent === null ? [] : matchRefusals({ words, game, tests }, opponent)),
    ...(sources.includes(undefined) ? [say.noPrograms({ game: game.title })] : []),
    ...sources
      .filter((source) => source !== undefined && source.length > MOST_PROGRAM_BYTES - 1024)
      .map(() => say.long),
  ]
}

/** Which answer files a package does not have as they are, as it has the official answers; a sentence each. */
export function answerRemarks({
  words: { remarks: say },
  tests,
}: Pick<PackedProblem, 'words' | 'tests'>): string[] {
  const doubts = tests.flatMap(({ doubts: one }) => one ?? [])
  const wrong = doubts.filter(({ isWrong }) => isWrong).map(({ file }) => visible(file))
  return [
    ...doubts.flatMap(({ file, rival }) =>
      rival === null ? [] : [say.rivals({ file: visible(file), rival: visible(rival) })],
    ),
    ...(wrong.length === 0
      ? []
      : [say.wrongAnswers({ count: wrong.length, files: shortened(wrong) })]),
  ]
}

/** What a judge takes, but its verifier warns of or does not run, a sentence each. */
export function kattisRemarks(problem: Omit<PackedProblem, 'figure'>): string[] {
  const { words, game, licence, tests, opponent, limits } = problem
  const { remarks: say } = words
  const samples = tests.filter(isSample)
  const stemIn = (test: PackedTest): string => stemOf(test, problem)
  const stems = tests.map(stemIn)
  const same = twice(tests.map(({ text }) => text))
  const left = ownLeftOut(problem)
  const outside = tests.filter(({ isOfficial }) => !isOfficial)
  return [
    ...answerRemarks({ words, tests }),
    ...(licence === 'unknown' ? [say.licence] : []),
    ...(limits ? [] : [say.noLimits]),
    ...(opponent !== null ? matchRemarks({ words, tests }) : []),
    ...(game.making && opponent === null ? [say.over] : []),
    ...(samples.length === 0 ? [say.noSample] : []),
    ...same.map((text) => {
      const held = tests.filter((test) => test.text === text).map(stemIn)
      return say.same({ tests: held.join(', ') })
    }),
    ...(isSorted(stems.filter((_, at) => isSample(tests[at]!))) &&
    isSorted(stems.filter((_, at) => !isSample(tests[at]!)))
      ? []
      : [say.order]),
    ...(left.length === 0
      ? []
      : [say.ownLeft({ count: left.length, names: shortened(left.map(visible)) })]),
    ...problem.faults.warnings.map(withoutStop),
    ...scoringRemarks(problem),
    ...(outside.length === 0 ? [] : [say.outside({ tests: outside.map(stemIn).join(', ') })]),
  ]
}

/** What judges make otherwise of points, a sentence each. */
function scoringRemarks(problem: Omit<PackedProblem, 'figure'>): string[] {
  const { words, game, scoring } = problem
  const { remarks: say } = words
  if (!hasPoints(scoring)) return []
  const bound = Object.entries(scoring).filter(
    ([, one]) => one.points > 0 && one.requires.length > 0,
  )
  const uneven = unevenGroups(problem)
  const full = game.engine.readings.filter(
    (reading) =>
      problem.tests.some(({ worth }) => worth.caught.includes(reading.id)) &&
      placeOfReading(problem, reading) === null,
  )
  return [
    say.scoring,
    ...bound.map(([group, { requires }]) => say.requires({ group, required: requires.join(', ') })),
    ...uneven.map(({ group, of, tests }) => say.uneven({ group, points: of, tests })),
    ...(full.length === 0
      ? []
      : [say.scoresAll({ count: full.length, ids: full.map(({ id }) => id).join(', ') })]),
  ]
}

/** A sentence as it stands in a list here. */
function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '')
}

/** Names of tests that are told. */
const MOST_NAMES = 5

function shortened(names: readonly string[]): string {
  const told = names.slice(0, MOST_NAMES).join(', ')
  return names.length > MOST_NAMES ? `${told} …` : told
}

/** As the format has it for the names of tests. */
const GOOD_NAME = /^[a-zA-Z0-9][a-zA-Z0-9_.-]*[a-zA-Z0-9]$/

function isBadName(stem: string): boolean {
  return !stem
    .split('/')
    .slice(2)
    .every((part) => GOOD_NAME.test(part))
}

/** Those of a list that are in it more than once, each a single time. */
function twice(list: readonly string[]): string[] {
  const seen = new Set<string>()
  return [...new Set(list.filter((one) => seen.has(one) || !seen.add(one)))]
}

function isSorted(list: readonly string[]): boolean {
  return list.every((one, at) => at === 0 || list[at - 1]! < one)
}
