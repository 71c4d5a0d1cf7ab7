import type { Reading } from '../game/module'
import type { CompareRule } from '../judging/compare-outputs'
import { stemOf, type PackageFile, type PackedProblem, type PackedTest } from './package'
import { hasPoints } from '../suite/scoring'
import { gradingFiles } from './grading'
import { matchProgramFiles } from './match-programs'
import { matchesOf, matchTestFiles } from './matches'
import { ownFiles } from './own-programs'
import { programFiles } from './programs'
import { statementFiles } from './statement'

const MIB = 1024 * 1024

/** Megabytes of output that a judge takes unless told; warnings come from half of it on. */
const USUAL_OUTPUT = 8

/**
 * The files of a problem package as Kattis' tools and DOMjudge read it: format `legacy`, and of it only what the ICPC's
 * subset has, too, unless groups have points. Pure: the same problem gives the same bytes. What `kattisRefusals` names is not looked at here.
 */
export function kattisFiles(problem: PackedProblem): PackageFile[] {
  const { tests, opponent } = problem
  const isPlayed = opponent !== null
  return [
    { path: 'problem.yaml', content: configuration(problem) },
    ...timeLimitFiles(problem),
    ...gradingFiles(problem),
    ...statementFiles(problem),
    ...(isPlayed
      ? matchesOf(problem, opponent).flatMap((match) => matchTestFiles(problem, match))
      : tests.flatMap((test) => testFiles(problem, test))),
    ...(isPlayed ? matchProgramFiles(problem) : programFiles(problem, caughtBy(problem))),
    ...ownFiles(problem),
  ]
}

/** What makes Kattis' default validator compare as the set does; without flags it would take `A` for `a`. */
const validatorFlags: Readonly<Record<CompareRule, string>> = {
  tokens: 'case_sensitive',
  exact: 'case_sensitive space_change_sensitive',
}

/** The misreadings that the tests catch, in the game's order. */
export function caughtBy({ game, tests }: Pick<PackedProblem, 'game' | 'tests'>): Reading[] {
  const ids = new Set(tests.flatMap(({ worth }) => worth.caught))
  return game.engine.readings.filter(({ id }) => ids.has(id))
}

/** A JSON text is a YAML one, too, so names need no quotes of their own. The format is the one meant where none is named. */
function configuration(problem: PackedProblem): string {
  const { words, title, author, licence, tests, version, opponent, compare } = problem
  const largest = Math.max(0, ...tests.map(({ worth }) => worth.answer.length)) / MIB
  const output = Math.ceil(largest * 2)
  const limits = [
    ...(problem.limits ? [`  memory: ${Math.ceil(problem.limits.memory / MIB)}`] : []),
    ...(output > USUAL_OUTPUT ? [`  output: ${output}`] : []),
  ]
  return [
    `# ${words.madeBy({ version })}`,
    `name: ${JSON.stringify(title)}`,
    ...(author === '' ? [] : [`author: ${JSON.stringify(author)}`]),
    `license: ${licence}`,
    ...(opponent === null
      ? ['validation: default', `validator_flags: ${validatorFlags[compare]}`]
      : ['validation: custom interactive']),
    ...(hasPoints(problem.scoring)
      ? ['type: scoring', 'grading:', '  objective: max', '  show_test_data_groups: true']
      : []),
    ...(limits.length > 0 ? ['limits:', ...limits] : []),
    '',
  ].join('\n')
}

/** The format has no place for a limit of time; these are the files in which judges and their tools look for one. */
function timeLimitFiles({ limits }: PackedProblem): PackageFile[] {
  if (!limits) return []
  const seconds = limits.time / 1000
  return [
    { path: '.timelimit', content: `${seconds}\n` },
    { path: 'domjudge-problem.ini', content: `timelimit='${seconds}'\n` },
  ]
}

function testFiles(problem: PackedProblem, test: PackedTest): PackageFile[] {
  const stem = stemOf(test, problem)
  return [
    { path: `${stem}.in`, content: test.text },
    { path: `${stem}.ans`, content: test.worth.answer },
    { path: `${stem}.desc`, content: description(problem, test) },
    ...(test.picture === null ? [] : [{ path: `${stem}.svg`, content: test.picture }]),
  ]
}

/** What a test is for, in words. */
function description({ words, game }: PackedProblem, { note, worth }: PackedTest): string {
  const { description: say } = words
  const readings = game.engine.readings.filter(({ id }) => worth.caught.includes(id))
  const rules = game.rules.filter(({ id }) => id in worth.rules).map(({ id }) => id)
  const caught = readings.map(({ id, belief, rule }) => say.caught({ id, rule, belief }))
  return [
    ...(note === '' ? [] : [note, '']),
    ...(caught.length > 0 ? [say.catches, ...caught] : [say.catchesNone]),
    ...(rules.length > 0 ? ['', say.shows({ rules: rules.join(', ') })] : []),
    '',
  ].join('\n')
}
