import { visible } from '../kernel/text-reader'
import { invalidLeft } from './invalid-inputs'
import { matchesOf, matchRefusals, matchRemarks } from './matches'
import { countedIn } from '../suite/scoring'
import {
  folderOfGroup,
  isSample,
  licences,
  packedStem,
  type PackageFormat,
  type PackedProblem,
  type PackedTest,
} from './package'
import { ownLeftOut } from './own-programs'
import { pointsRefusals, pointsRemarks } from './points'
import { MOST_PROGRAM_BYTES } from './programs'
import { shortened } from './sentences'

/** The reasons why no judge would accept a package, a sentence each; empty if there are none. */
export function kattisRefusals(problem: Omit<PackedProblem, 'figure'>): string[] {
  const { words, game, name, title, author, licence, tests, programs, opponent } = problem
  const { refusals: say } = words
  const isLegacy = problem.format === 'legacy'
  const sources =
    opponent === null
      ? [programs?.solve, programs?.validate]
      : [programs?.match?.player, programs?.match?.referee]
  const stems = tests.map((test) => packedStem(test, problem))
  const bad = stems
    .filter((stem) => isBadName(problem.format, stem))
    .map((stem) => stem.replace(/^data\/[^/]+\//, ''))
  return [
    ...(/^[a-z0-9]+$/.test(name) ? [] : [say.name({ name })]),
    ...(title.trim() === '' ? [say.title] : []),
    ...(author.trim() === '' ? [say.author] : []),
    ...(licences.some((one) => one === licence)
      ? []
      : [say.licence({ licence, known: licences.join(', ') })]),
    ...(tests.every(isSample) ? [say.secret] : []),
    ...(bad.length > 0
      ? [
          (isLegacy ? say.testName : say.latestTestName)({
            count: bad.length,
            names: shortened(bad),
          }),
        ]
      : []),
    ...twice(stems).map((stem) => say.sameTest({ name: stem })),
    ...alikeGroups(problem),
    ...pointsRefusals(problem),
    ...(opponent === null ? [] : matchRefusals(problem, opponent)),
    ...(sources.includes(undefined) ? [say.noPrograms({ game: game.title })] : []),
    ...sources
      .filter((source) => source !== undefined && source.length > MOST_PROGRAM_BYTES - 1024)
      .map(() => say.long),
  ]
}

/** Which groups with points cannot be told apart by their folders, a sentence each. */
function alikeGroups({ words, scoring }: Pick<PackedProblem, 'words' | 'scoring'>): string[] {
  const groups = Object.keys(scoring).filter((group) => countedIn(scoring, group) === group)
  return twice(groups.map(folderOfGroup)).map((folder) => {
    const alike = groups.filter((group) => folderOfGroup(group) === folder)
    return words.refusals.sameFolder({ folder, groups: alike.map(visible).join(', ') })
  })
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

/** Parts of an accepted package that a judge's verifier warns of or does not run, a sentence each. */
export function kattisRemarks(problem: Omit<PackedProblem, 'figure'>): string[] {
  const { words, game, licence, tests, opponent, limits } = problem
  const { remarks: say } = words
  const packed =
    opponent === null
      ? tests.map((test) => ({ test, stem: packedStem(test, problem) }))
      : matchesOf(problem, opponent)
  const stemsOf = (is: (test: PackedTest) => boolean): string[] =>
    packed.filter(({ test }) => is(test)).map(({ stem }) => stem)
  const same = opponent === null ? twice(tests.map(({ text }) => text)) : []
  const left = ownLeftOut(problem)
  const outside = stemsOf(({ isOfficial }) => !isOfficial)
  const isLegacy = problem.format === 'legacy'
  return [
    ...(opponent === null ? answerRemarks({ words, tests }) : []),
    ...(isLegacy ? [] : [say.latest]),
    ...(licence === 'unknown' ? [say.licence] : []),
    ...(limits ? [] : [say.noLimits]),
    ...(problem.why && isLegacy ? [say.why] : []),
    ...(opponent !== null ? matchRemarks(problem) : []),
    ...(game.making && opponent === null ? [say.over] : []),
    ...(!tests.some(isSample) ? [say.noSample] : []),
    ...same.map((text) => say.same({ tests: stemsOf((test) => test.text === text).join(', ') })),
    ...(isSorted(stemsOf(isSample)) && isSorted(stemsOf((test) => !isSample(test)))
      ? []
      : [say.order]),
    ...(left.length === 0
      ? []
      : [
          (isLegacy ? say.ownLeft : say.latestOwnLeft)({
            count: left.length,
            names: shortened(left.map(visible)),
          }),
        ]),
    ...pointsRemarks(problem),
    ...(isLegacy ? invalidLeft(problem) : []),
    ...(outside.length === 0 ? [] : [say.outside({ tests: outside.join(', ') })]),
  ]
}

/** The test names that each format allows. Of 255 characters, some are for the extensions of files. */
const goodNames: Readonly<Record<PackageFormat, RegExp>> = {
  legacy: /^[a-zA-Z0-9][a-zA-Z0-9_.-]*[a-zA-Z0-9]$/,
  '2025-09': /^(?!test_group$)[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,239}$/,
}

function isBadName(format: PackageFormat, stem: string): boolean {
  return !stem
    .split('/')
    .slice(2)
    .every((part) => goodNames[format].test(part))
}

/** The duplicates in a list, each once. */
export function twice(list: readonly string[]): string[] {
  const seen = new Set<string>()
  return [...new Set(list.filter((one) => seen.has(one) || !seen.add(one)))]
}

function isSorted(list: readonly string[]): boolean {
  return list.every((one, at) => at === 0 || list[at - 1]! < one)
}
