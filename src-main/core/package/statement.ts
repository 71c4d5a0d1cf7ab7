import type { RuleText } from '../game/module'
import type { PackageFile, PackedProblem } from './package'
import { tex } from './tex'

/** Under which all games say how the text of a level is written. */
export const TEXT_RULE = 'IN'

/** A statement to go on from: figure, rules and input in the app's words. Judges put the samples behind it. */
export function statementFiles({ game, title, figure, opponent }: PackedProblem): PackageFile[] {
  const folder = 'problem_statement'
  const picture = 'board.png'
  const input = game.rules.find(({ id }) => id === TEXT_RULE)
  const others = game.rules.filter((rule) => rule !== input)
  const lines = [
    `\\problemname{${tex(title)}}`,
    '',
    '% The story comes here.',
    `${tex(capital(game.subtitle))}.`,
    '',
    ...(figure
      ? ['\\begin{center}', `\\includegraphics[width=0.6\\textwidth]{${picture}}`, '\\end{center}']
      : []),
    '',
    '\\section*{Rules}',
    '\\begin{description}',
    ...others.map(item),
    '\\end{description}',
    '',
    '\\section*{Input}',
    ...(input ? [tex(input.text)] : []),
    '',
    ...(opponent === null ? output : interaction(opponent)),
    '',
  ]
  const statement = { path: `${folder}/problem.en.tex`, content: lines.join('\n') }
  return figure ? [statement, { path: `${folder}/${picture}`, content: figure }] : [statement]
}

const output = [
  '\\section*{Output}',
  '% What the answer is, and how it is written, comes here.',
  'Print the answer as the samples show it.',
]

function interaction(opponent: string): string[] {
  return [
    '\\section*{Interaction}',
    '% What is read and written, line by line, comes here.',
    `Your program plays a whole match against another one (the built-in player ${tex(opponent)}). It reads and writes as the samples show it, a move a line, and has to flush its output after each move. An illegal move ends the match, and the program is refused.`,
  ]
}

function item({ id, title, text }: RuleText): string {
  return `\\item[${tex(id)}] \\emph{${tex(title)}.} ${tex(text)}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
