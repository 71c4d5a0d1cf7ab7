import { picturesIn, writtenTex } from './own-statement/forms'
import type { PackageFile, PackedProblem, WrittenStatement } from './package'
import { statementParts } from './statement-parts'
import type { PackagesWords } from '../words'
import { tex, texLetters } from './tex'

/** The setter’s own statement; else one to go on from: figure, rules and input in the app's words. Judges put the samples behind it. */
export function statementFiles(problem: PackedProblem): PackageFile[] {
  const { language, title, figure, opponent, format } = problem
  const { statement: say } = problem.words
  const folder = format === 'legacy' ? 'problem_statement' : 'statement'
  const path = `${folder}/problem.${language}.tex`
  if (problem.written) return ownTex(problem.written, path, `${folder}/`, problem)
  const picture = 'board.png'
  const parts = statementParts(problem, format !== 'legacy')
  const lines = [
    `${texLetters(language)}\\problemname{${tex(title)}}`,
    '',
    ...parts.opening,
    '',
    ...(figure
      ? ['\\begin{center}', `\\includegraphics[width=0.6\\textwidth]{${picture}}`, '\\end{center}']
      : []),
    '',
    `\\section*{${tex(say.rules)}}`,
    ...parts.rules,
    '',
    `\\section*{${tex(say.input)}}`,
    ...parts.input,
    '',
    ...(parts.limits.length > 0 ? [`\\section*{${tex(say.limits)}}`, ...parts.limits, ''] : []),
    ...(parts.scoring.length > 0 ? [`\\section*{${tex(say.scoring)}}`, ...parts.scoring, ''] : []),
    ...(opponent === null
      ? [`\\section*{${tex(say.output)}}`, ...parts.output]
      : interaction(say, opponent)),
    '',
  ]
  const statement = { path, content: lines.join('\n') }
  return figure ? [statement, { path: `${folder}/${picture}`, content: figure }] : [statement]
}

/** The setter’s own statement in TeX at a path, and its pictures in a folder. `title`: where it has none. */
export function ownTex(
  written: WrittenStatement,
  path: string,
  folder: string,
  { title, language }: Pick<PackedProblem, 'title' | 'language'>,
): PackageFile[] {
  const own = writtenTex(written, {
    pictureWidth: '0.6\\textwidth',
    heading: (text, depth) => `\\${depth <= 2 ? 'section' : 'subsection'}*{${text}}`,
  })
  const head = `${texLetters(language)}\\problemname{${tex(own.title ?? title)}}\n\n`
  return [{ path, content: `${head}${own.content}` }, ...picturesIn(written, folder)]
}

type Say = PackagesWords['statement']

function interaction(say: Say, opponent: string): string[] {
  return [`\\section*{${tex(say.interaction)}}`, `% ${say.exchange}`, tex(say.play({ opponent }))]
}
