import type { RuleText } from '../game/module'
import type { PackageFile, PackedProblem } from './package'
import type { PackagesWords } from '../words'
import { tex } from './tex'

/** Under which all games say how the text of a level is written. */
export const TEXT_RULE = 'IN'

/** A statement to go on from: figure, rules and input in the app's words. Judges put the samples behind it. */
export function statementFiles({
  language,
  words: { statement: say },
  game,
  title,
  figure,
  opponent,
}: PackedProblem): PackageFile[] {
  const folder = 'problem_statement'
  const picture = 'board.png'
  const input = game.rules.find(({ id }) => id === TEXT_RULE)
  const others = game.rules.filter((rule) => rule !== input)
  const lines = [
    `\\problemname{${tex(title)}}`,
    '',
    `% ${say.story}`,
    `${tex(capital(game.subtitle))}.`,
    '',
    ...(figure
      ? ['\\begin{center}', `\\includegraphics[width=0.6\\textwidth]{${picture}}`, '\\end{center}']
      : []),
    '',
    `\\section*{${tex(say.rules)}}`,
    '\\begin{description}',
    ...others.map(item),
    '\\end{description}',
    '',
    `\\section*{${tex(say.input)}}`,
    ...(input ? [tex(input.text)] : []),
    '',
    ...(opponent === null ? output(say) : interaction(say, opponent)),
    '',
  ]
  const statement = { path: `${folder}/problem.${language}.tex`, content: lines.join('\n') }
  return figure ? [statement, { path: `${folder}/${picture}`, content: figure }] : [statement]
}

type Say = PackagesWords['statement']

function output(say: Say): string[] {
  return [`\\section*{${tex(say.output)}}`, `% ${say.answer}`, tex(say.print)]
}

function interaction(say: Say, opponent: string): string[] {
  return [`\\section*{${tex(say.interaction)}}`, `% ${say.exchange}`, tex(say.play({ opponent }))]
}

function item({ id, title, text }: RuleText): string {
  return `\\item[${tex(id)}] \\emph{${tex(title)}.} ${tex(text)}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
