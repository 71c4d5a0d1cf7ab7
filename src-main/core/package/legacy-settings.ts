import { hasPoints } from '../suite/scoring'
import { gradingFiles } from './grading'
import { MIB, outputLimit, validatorArguments } from './judging'
import type { PackageFile, PackedProblem } from './package'

/** The settings of a problem in the format `legacy`: `problem.yaml`, the time limit, and points. */
export function legacySettings(problem: PackedProblem): PackageFile[] {
  return [
    { path: 'problem.yaml', content: configuration(problem) },
    ...timeLimitFiles(problem),
    ...gradingFiles(problem),
  ]
}

/** A JSON text is a YAML one, too, so names need no quotes of their own. The format is the one meant where none is named. */
function configuration(problem: PackedProblem): string {
  const { words, title, author, licence, version, opponent, compare, why } = problem
  const output = outputLimit(problem)
  const limits = [
    ...(problem.limits ? [`  memory: ${Math.ceil(problem.limits.memory / MIB)}`] : []),
    ...(output === null ? [] : [`  output: ${output}`]),
  ]
  return [
    `# ${words.madeBy({ version })}`,
    `name: ${JSON.stringify(title)}`,
    ...(author === '' ? [] : [`author: ${JSON.stringify(author)}`]),
    `license: ${licence}`,
    ...(opponent === null
      ? [
          `validation: ${why ? 'custom' : 'default'}`,
          `validator_flags: ${validatorArguments[compare].join(' ')}`,
        ]
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
