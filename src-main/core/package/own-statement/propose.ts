import { markdown } from '../markup'
import { isSample, type PackedProblem } from '../package'
import { hasPoints } from '../../suite/scoring'
import { statementParts } from '../statement-parts'

type Told = Pick<PackedProblem, 'words' | 'game' | 'scoring' | 'tests' | 'limits'>

/**
 * A statement for contestants to go on from, in Markdown: rules and input as text, to be written anew, and blocks for all that
 * follows from the set.
 */
export function proposedStatement(problem: Told): string {
  const { words, tests, scoring, limits } = problem
  const { statement: say, handout } = words
  const { opening, rules, input, output } = statementParts(problem, true, markdown)
  const sample = tests.find(isSample)
  const section = (heading: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [`## ${markdown.text(heading)}`, '', ...lines, '']
  const [story = '', ...about] = opening
  return [
    '# {{title}}',
    '',
    ...(limits ? ['{{time}}, {{memory}}', ''] : []),
    story,
    '',
    ...about,
    '',
    ...(sample ? [`{{board ${quoted(sample.path)}}}`, ''] : []),
    ...section(say.rules, rules),
    ...section(say.input, input),
    ...section(say.limits, ['{{limits}}']),
    ...(hasPoints(scoring) ? section(say.scoring, ['{{scoring}}']) : []),
    ...section(say.output, output),
    ...(sample ? section(handout.samples, ['{{samples}}']) : []),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}

function quoted(path: string): string {
  return /\s/.test(path) ? `"${path}"` : path
}
