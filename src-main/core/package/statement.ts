import type { AnyGame } from '../game/any-game'
import type { RuleText } from '../game/module'
import { quantityTitle } from '../game/names'
import { hasPoints } from '../suite/scoring'
import { officialLimits, reachesOf } from '../suite/reaches'
import { countedGroups } from './grading'
import type { PackageFile, PackedLevel, PackedProblem } from './package'
import type { PackagesWords } from '../words'
import { TEXT_RULE, contestRules } from './contest-rules'
import { tex } from './tex'

/** A statement to go on from: figure, rules and input in the app's words. Judges put the samples behind it. */
export function statementFiles(problem: PackedProblem): PackageFile[] {
  const { language, game, title, figure, opponent, tests } = problem
  const { statement: say } = problem.words
  const folder = problem.format === 'legacy' ? 'problem_statement' : 'statement'
  const picture = 'board.png'
  const all = contestRules(game, tests)
  const input = all.find(({ id }) => id === TEXT_RULE)
  const rules = all.filter((rule) => rule !== input)
  const limits = limitsOf(say, game, tests)
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
    // Of lists of this kind the format of 2025-09 says that judges can show them, of others not.
    '\\begin{itemize}',
    ...rules.map(item),
    '\\end{itemize}',
    '',
    `\\section*{${tex(say.input)}}`,
    ...(input ? [tex(input.text)] : []),
    '',
    ...(limits.length > 0
      ? [`\\section*{${tex(say.limits)}}`, '\\begin{itemize}', ...limits, '\\end{itemize}', '']
      : []),
    ...scoringOf(problem),
    ...(opponent === null ? output(say, game) : interaction(say, opponent)),
    '',
  ]
  const statement = { path: `${folder}/problem.${language}.tex`, content: lines.join('\n') }
  return figure ? [statement, { path: `${folder}/${picture}`, content: figure }] : [statement]
}

type Say = PackagesWords['statement']

function output(say: Say, { contest }: AnyGame): string[] {
  return [`\\section*{${tex(say.output)}}`, tex(`${contest.output} ${say.print}`)]
}

/** What each limited number may be: what is official, or as far as the tests go beyond it. */
function limitsOf(say: Say, game: AnyGame, tests: readonly PackedLevel[]): string[] {
  const spans = new Map(officialLimits(game).map(({ name, official }) => [name, official]))
  for (const { level, isOfficial } of tests) {
    if (isOfficial) continue
    for (const { name, smallest, largest, official } of reachesOf(game, level)) {
      const [least, most] = spans.get(name) ?? official
      spans.set(name, [Math.min(least, smallest), Math.max(most, largest)])
    }
  }
  return [...spans].map(([id, [least, most]]) => {
    const name = capital(quantityTitle(game, id))
    const told =
      least === most ? say.exactly({ name, value: least }) : say.range({ name, least, most })
    return `\\item ${tex(told)}`
  })
}

/** What groups are worth, in the order of the tests, and what they require, where judges ask for it. */
function scoringOf({ format, words, game, scoring, tests }: PackedProblem): string[] {
  if (!hasPoints(scoring)) return []
  const { statement: say } = words
  const groups = countedGroups({ scoring, tests })
  const items = groups.map(({ group, of: points }, at) => {
    const { count, bounds, requires } = scoring[group]!
    const told = Object.entries(bounds).map(([name, [least, most]]) =>
      say.bound({ name: quantityTitle(game, name), least, most }),
    )
    if (format !== 'legacy' && requires.length > 0) {
      const numbers = requires.map((one) => groups.findIndex((other) => other.group === one) + 1)
      told.push(
        say.needs({ count: numbers.length, numbers: numbers.sort((a, b) => a - b).join(', ') }),
      )
    }
    return `\\item ${tex(say.group({ number: at + 1, points, count, bounds: told.join('') }))}`
  })
  return [`\\section*{${tex(say.scoring)}}`, '\\begin{itemize}', ...items, '\\end{itemize}', '']
}

function interaction(say: Say, opponent: string): string[] {
  return [`\\section*{${tex(say.interaction)}}`, `% ${say.exchange}`, tex(say.play({ opponent }))]
}

function item({ id, title, text }: RuleText): string {
  return `\\item \\textbf{${tex(id)}} \\emph{${tex(title)}.} ${tex(text)}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
