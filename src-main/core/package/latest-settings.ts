import { hasPoints } from '../suite/scoring'
import { MIB, outputLimit } from './judging'
import type { PackageFile, PackedProblem } from './package'
import { testGroupFiles } from './test-groups'

/** The settings of a problem in the format `2025-09`: `problem.yaml`, and how tests are compared and scored. */
export function latestSettings(problem: PackedProblem): PackageFile[] {
  return [{ path: 'problem.yaml', content: configuration(problem) }, ...testGroupFiles(problem)]
}

/** A JSON text is a YAML one, too, so names need no quotes of their own. */
function configuration(problem: PackedProblem): string {
  const { words, language, title, licence, uuid, version } = problem
  const authors = namesIn(problem.author)
  const limits = limitLines(problem)
  return [
    `# ${words.madeBy({ version })}`,
    `problem_format_version: ${problem.format}`,
    `type: ${typeOf(problem)}`,
    'name:',
    `  ${language}: ${JSON.stringify(title)}`,
    `uuid: ${uuid}`,
    ...(authors.length === 0
      ? []
      : ['credits:', '  authors:', ...authors.map((name) => `    - ${JSON.stringify(name)}`)]),
    `license: ${licence}`,
    ...(limits.length === 0 ? [] : ['limits:', ...limits.map((line) => `  ${line}`)]),
    '',
  ].join('\n')
}

/** One word: the format takes a list as well, but DOMjudge does not, and what has a referee has no points. */
function typeOf({ opponent, scoring }: PackedProblem): string {
  if (opponent !== null) return 'interactive'
  return hasPoints(scoring) ? 'scoring' : 'pass-fail'
}

/** The format wants a list of persons. */
export function namesIn(author: string): string[] {
  return author.split(/\s*[,;&]\s*|\s+and\s+|\s+и\s+/).filter((name) => name !== '')
}

function limitLines(problem: PackedProblem): string[] {
  const { limits } = problem
  const output = outputLimit(problem)
  const step = limits ? stepOf(limits.time) : 1
  return [
    ...(limits ? [`time_limit: ${limits.time / 1000}`] : []),
    ...(step === 1 ? [] : [`time_resolution: ${step}`]),
    ...(limits ? [`memory: ${Math.ceil(limits.memory / MIB)}`] : []),
    ...(output === null ? [] : [`output: ${output}`]),
  ]
}

/** The largest decimal fraction of a second that a time is a multiple of: the format wants it so, and takes whole ones unless told. */
function stepOf(milliseconds: number): number {
  return [1, 0.1, 0.01].find((step) => milliseconds % (step * 1000) === 0) ?? 0.001
}
