import { outputLimit, MIB } from '../judging'
import { answerSamples, markdownStatement, type ShownSample } from '../markdown-statement'
import { matchExchange, numberedMatches } from '../matches'
import { refereeSource } from '../match-programs'
import { numberedTests } from '../numbered-tests'
import { printOrder } from '../../game/refereed'
import { isSample, type PackageFile, type PackedProblem, type PackedTest } from '../package'
import { pythonProgram, validatorSource } from '../programs'
import { allOrNothing, dmojCases, withTests, type DmojCases } from './cases'
import { keptInDmoj } from './kept'
import { DMOJ_CHECK, DMOJ_CONFIG } from './names'
import { dmojPlayers, dmojSolutions, type DmojSolution } from './solutions'

/** DMOJ's usual output limit, in MiB. */
const USUAL_OUTPUT = 24

/** Seconds of processor that a referee may use beyond those of the program. */
const FOR_REFEREE = 10

/** The files of the programs that DMOJ itself starts. */
const [CHECKER, VALIDATOR, REFEREE] = ['check.py', 'validate.py', 'referee.py']

/** The files of a problem of DMOJ. Pure: the same problem gives the same bytes. It does not check what `dmojRefusals` checks. */
export function dmojFiles(problem: PackedProblem): PackageFile[] {
  return problem.opponent === null ? answerFiles(problem) : matchFiles(problem, problem.opponent)
}

function answerFiles(problem: PackedProblem): PackageFile[] {
  const { compare, words } = problem
  const cases = dmojCases(problem)
  const solutions = dmojSolutions(problem, cases)
  const isExact = compare === 'exact'
  const output = outputLimit(problem)
  const settings = [
    `checker: ${isExact ? 'identical' : CHECKER}`,
    ...(output !== null && output > USUAL_OUTPUT ? [`output_limit_length: ${output * MIB}`] : []),
    ...validation,
    ...caseLines(cases, ({ number }) => `{in: tests/${number}.in, out: tests/${number}.out}`),
  ]
  const about = words.programs.checks({ isExact })
  const statement = markdownStatement(problem, '', answerSamples(problem))
  const numbered = numberedTests(problem)
  const places = new Map(numbered.map(({ test, number }) => [test, `tests/${number}.in`]))
  const kept = keptInDmoj(problem, {
    cases: withTests(cases, ({ test }) => places.get(test)!),
    ...{ solutions, statement, inputOf: (test) => places.get(test)! },
  })
  return [
    configuration(problem, settings, solutions, kept),
    ...numbered.flatMap(({ test: { text, worth }, number }) => [
      { path: `tests/${number}.in`, content: text },
      { path: `tests/${number}.out`, content: worth.answer },
    ]),
    ...(isExact
      ? []
      : [{ path: CHECKER, content: pythonProgram(problem, [about], [], DMOJ_CHECK) }]),
    { path: VALIDATOR, content: validatorSource(problem, [], 'plain') },
    ...solutions.map(({ file }) => file),
    ...statement,
  ]
}

function matchFiles(problem: PackedProblem, opponent: string): PackageFile[] {
  const { game, isSketch } = problem
  const all = numberedMatches(problem, opponent)
  const [samples, secret] = [true, false].map((isShown) =>
    all.filter(({ test }) => isSample(test) === isShown),
  ) as [typeof all, typeof all]
  const paths = new Map(all.map((match) => [match, `tests/${match.number}.in`]))
  const solutions = dmojPlayers(problem)
  const cases = allOrNothing(samples, secret)
  const settings = [
    // It waits for the program, then for the referee, so the referee can wait for the program.
    `interactive: {files: ${REFEREE}, lang: PY3, type: default, feedback: true, preprocessing_time: ${FOR_REFEREE}}`,
    ...validation,
    ...caseLines(cases, (match) => `{in: ${paths.get(match)!}}`),
  ]
  const players = game.making!.players.map(({ id }) => id)
  const shown: ShownSample[] = isSketch
    ? []
    : samples.map((match) => ({ input: matchExchange(game, match).exchange, output: null }))
  const statement = markdownStatement(problem, '', shown)
  const inputOf = (test: PackedTest): string | null => {
    const match = all.find((one) => one.test === test)
    return match ? paths.get(match)! : null
  }
  const kept = keptInDmoj(problem, {
    cases: withTests(cases, (match) => paths.get(match)!),
    ...{ solutions, statement, inputOf },
  })
  return [
    configuration(problem, settings, solutions, kept),
    ...[...paths].map(([{ order }, path]) => ({ path, content: printOrder(order) })),
    { path: REFEREE, content: refereeSource(problem, 'plain', null) },
    { path: VALIDATOR, content: validatorSource(problem, players, 'plain') },
    ...solutions.map(({ file }) => file),
    ...statement,
  ]
}

const validation = [`validator: {source: ${VALIDATOR}, language: PY3}`]

function configuration(
  { words, version }: PackedProblem,
  settings: readonly string[],
  solutions: readonly DmojSolution[],
  kept: readonly string[],
): PackageFile {
  const tests = solutions.flatMap(({ lines: [first, ...more] }) => [
    `- ${first}`,
    ...more.map((line) => `  ${line}`),
  ])
  return {
    path: DMOJ_CONFIG,
    content: [`# ${words.madeBy({ version })}`, ...settings, 'tests:', ...tests, ...kept, ''].join(
      '\n',
    ),
  }
}

function caseLines<Test>(
  { pretests, entries }: DmojCases<Test>,
  files: (test: Test) => string,
): string[] {
  return [
    ...(pretests.length === 0
      ? []
      : ['pretest_test_cases:', ...pretests.map((test) => `- ${files(test)}`)]),
    'test_cases:',
    ...entries.flatMap(({ points, tests, isBatch, requires }) =>
      isBatch
        ? [
            `- points: ${points}`,
            ...(requires.length === 0 ? [] : [`  dependencies: [${requires.join(', ')}]`]),
            '  batched:',
            ...tests.map((test) => `  - ${files(test)}`),
          ]
        : tests.map((test) => `- ${files(test).replace(/}$/, `, points: ${points}}`)}`),
    ),
  ]
}
