import type { Reading } from '../game/module'
import { readingScores } from '../suite/reading-scores'
import { countedIn, type GroupScore, type Score, type Scoring } from '../suite/scoring'
import { ownExpected } from './own-expected'
import { isSample, type PackageFile, type PackedProblem, type PackedTest } from './package'
import { groupName } from './test-groups'

/**
 * `submissions.yaml`: which solution may be shown, and, beyond what the folders say, the verdicts of each misreading
 * for the samples and for each group.
 */
export function submissionsFile(problem: PackedProblem, caught: readonly Reading[]): PackageFile {
  const { game, opponent } = problem
  const model = opponent === null ? `${game.id}.cpp` : `${game.making!.players.at(-1)!.id}.py`
  return {
    path: 'submissions/submissions.yaml',
    content: [
      `accepted/${model}:`,
      '  model_solution: true',
      ...(opponent === null
        ? caught.flatMap((reading) => ofReading(problem, reading))
        : ['wrong_answer/*.py:', '  permitted: [WA]']),
      ...ownExpected(problem).flatMap(({ place, whole, groups }) => [
        `${place}:`,
        ...whole.map((line) => `  ${line}`),
        ...groups.flatMap(({ glob, lines }) => about(glob, lines)),
      ]),
      '',
    ].join('\n'),
  }
}

/** The verdicts of a misreading. */
function ofReading({ game, scoring, tests }: PackedProblem, { id }: Reading): string[] {
  const facts = tests.map(({ group, worth }) => ({ group, caught: worth.caught }))
  const score = readingScores(game, scoring, facts)?.readings.find((one) => one.id === id)
  const catches = (some: readonly PackedTest[]): boolean[] =>
    some.map(({ worth }) => worth.caught.includes(id))
  const samples = tests.filter(isSample)
  const secret = tests.filter((test) => !isSample(test))
  return [
    `wrong_answer/${id}.cpp:`,
    ...(score ? [`  score: ${points(score.points)}`] : []),
    ...about('sample', verdictLines(catches(samples))),
    ...(score
      ? score.groups.flatMap((group) => {
          const own = secret.filter((test) => countedIn(scoring, test.group) === group.group)
          return about(groupName(group.group), [
            // A group that is not run has no verdict.
            ...(isRun(scoring, score.groups, group) ? verdictLines(catches(own)) : []),
            `score: ${points(group.points)}`,
          ])
        })
      : about('secret', verdictLines(catches(secret)))),
  ]
}

function about(name: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`  ${name}:`, ...lines.map((line) => `    ${line}`)]
}

/** Which verdicts tests may give, by whether each catches a submission. */
function verdictLines(caught: readonly boolean[]): string[] {
  if (caught.length === 0) return []
  if (!caught.includes(true)) return ['permitted: [AC]']
  return caught.includes(false) ? ['permitted: [AC, WA]', 'required: [WA]'] : ['permitted: [WA]']
}

/** Whether a judge runs the tests of a group: all groups that it requires are right, and run themselves. */
function isRun(scoring: Scoring, groups: Score['groups'], { group }: GroupScore): boolean {
  return scoring[group]!.requires.every((required) => {
    const one = groups.find((other) => other.group === required)
    return one !== undefined && one.right === one.tests && isRun(scoring, groups, one)
  })
}

/** Points as one number, or as the two bounds of an infinite decimal. */
function points(exact: number): string {
  if (Number.isInteger(exact)) return `${exact}`
  const hundredths = Math.floor(exact * 100)
  return `[${hundredths / 100}, ${(hundredths + 1) / 100}]`
}
