import type { AnyGame } from '../game/any-game'
import type { RuleText } from '../game/module'
import { quantityTitle } from '../game/names'
import { hasPoints } from '../suite/scoring'
import { officialLimits, reachesOf } from '../suite/reaches'
import { countedGroups } from './grading'
import type { PackedLevel, PackedProblem } from './package'
import type { PackagesWords } from '../words'
import { TEXT_RULE, contestRules } from './contest-rules'
import { tex } from './tex'

type Told = Pick<PackedProblem, 'words' | 'game' | 'scoring' | 'tests'>

/** What every statement tells, in lines of TeX without headings; a part that says nothing has none. */
export interface StatementParts {
  readonly opening: readonly string[]
  readonly rules: readonly string[]
  readonly input: readonly string[]
  readonly limits: readonly string[]
  readonly scoring: readonly string[]
  readonly output: readonly string[]
}

/** The parts in the app's words. `asksForGroups`: whether judges know that a group requires others. */
export function statementParts(problem: Told, asksForGroups: boolean): StatementParts {
  const { game, tests, words } = problem
  const { statement: say } = words
  const all = contestRules(game, tests)
  const input = all.find(({ id }) => id === TEXT_RULE)
  return {
    opening: [`% ${say.story}`, `${tex(capital(game.subtitle))}.`],
    rules: list(all.filter((rule) => rule !== input).map(item)),
    input: input ? [tex(input.text)] : [],
    limits: limitsOf(say, game, tests),
    scoring: scoringOf(problem, asksForGroups),
    output: [tex(`${game.contest.output} ${say.print}`)],
  }
}

/** The format 2025-09 says that judging systems can show lists of this kind; it does not say so of others. */
function list(items: readonly string[]): string[] {
  return items.length === 0 ? [] : ['\\begin{itemize}', ...items, '\\end{itemize}']
}

type Say = PackagesWords['statement']

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
  const items = [...spans].map(([id, [least, most]]) => {
    const name = capital(quantityTitle(game, id))
    const told =
      least === most ? say.exactly({ name, value: least }) : say.range({ name, least, most })
    return `\\item ${tex(told)}`
  })
  return list(items)
}

/** What groups are worth, in the order of the tests, and what they require, where judges ask for it. */
function scoringOf({ words, game, scoring, tests }: Told, asksForGroups: boolean): string[] {
  if (!hasPoints(scoring)) return []
  const { statement: say } = words
  const groups = countedGroups({ scoring, tests })
  const items = groups.map(({ group, of: points }, at) => {
    const { count, bounds, requires } = scoring[group]!
    const told = Object.entries(bounds).map(([name, [least, most]]) =>
      say.bound({ name: quantityTitle(game, name), least, most }),
    )
    if (asksForGroups && requires.length > 0) {
      const numbers = requires.map((one) => groups.findIndex((other) => other.group === one) + 1)
      told.push(
        say.needs({ count: numbers.length, numbers: numbers.sort((a, b) => a - b).join(', ') }),
      )
    }
    return `\\item ${tex(say.group({ number: at + 1, points, count, bounds: told.join('') }))}`
  })
  return list(items)
}

function item({ id, title, text }: RuleText): string {
  return `\\item \\textbf{${tex(id)}} \\emph{${tex(title)}.} ${tex(text)}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
