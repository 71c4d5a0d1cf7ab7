import type { AnyGame } from '../game/any-game'
import type { RuleText } from '../game/module'
import { quantityTitle } from '../game/names'
import { hasPoints } from '../suite/scoring'
import { officialLimits, reachesOf } from '../suite/reaches'
import { countedGroups } from './grading'
import type { PackedLevel, PackedProblem } from './package'
import type { PackagesWords } from '../words'
import { TEXT_RULE, contestRules } from './contest-rules'
import { texMarkup, type Markup } from './markup'

type Told = Pick<PackedProblem, 'words' | 'game' | 'scoring' | 'tests'>

/** The contents of every statement, in lines without headings; an empty part has no lines. */
export interface StatementParts {
  readonly opening: readonly string[]
  readonly rules: readonly string[]
  readonly input: readonly string[]
  readonly limits: readonly string[]
  readonly scoring: readonly string[]
  readonly output: readonly string[]
}

/** The parts in the app's words. `asksForGroups`: whether judges know that a group requires others. */
export function statementParts(
  problem: Told,
  asksForGroups: boolean,
  markup: Markup = texMarkup,
): StatementParts {
  const { game, tests, words } = problem
  const { statement: say } = words
  const all = contestRules(game, tests)
  const input = all.find(({ id }) => id === TEXT_RULE)
  return {
    opening: [markup.comment(say.story), `${markup.text(capital(game.subtitle))}.`],
    rules: list(
      markup,
      all.filter((rule) => rule !== input).map((rule) => item(markup, rule)),
    ),
    input: input ? [markup.text(input.text)] : [],
    limits: list(markup, limitsOf(say, game, tests).map(markup.text)),
    scoring: list(markup, scoringOf(problem, asksForGroups).map(markup.text)),
    output: [markup.text(`${game.contest.output} ${say.print}`)],
  }
}

function list(markup: Markup, items: readonly string[]): string[] {
  return items.length === 0 ? [] : markup.list(items)
}

type Say = PackagesWords['statement']

/** The range of each limited number by its name: the official one, extended to what the tests reach. */
export function boundsOfTests(
  game: AnyGame,
  tests: readonly PackedLevel[],
): ReadonlyMap<string, readonly [number, number]> {
  const spans = new Map(officialLimits(game).map(({ name, official }) => [name, official]))
  for (const { level, isOfficial } of tests) {
    if (isOfficial) continue
    for (const { name, smallest, largest, official } of reachesOf(game, level)) {
      const [least, most] = spans.get(name) ?? official
      spans.set(name, [Math.min(least, smallest), Math.max(most, largest)])
    }
  }
  return spans
}

function limitsOf(say: Say, game: AnyGame, tests: readonly PackedLevel[]): string[] {
  return [...boundsOfTests(game, tests)].map(([id, [least, most]]) => {
    const name = capital(quantityTitle(game, id))
    return least === most ? say.exactly({ name, value: least }) : say.range({ name, least, most })
  })
}

/** The points of groups in the order of the tests, and the groups they require, if judges support that. */
function scoringOf({ words, game, scoring, tests }: Told, asksForGroups: boolean): string[] {
  if (!hasPoints(scoring)) return []
  const { statement: say } = words
  const groups = countedGroups({ scoring, tests })
  return groups.map(({ group, of: points }, at) => {
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
    return say.group({ number: at + 1, points, count, bounds: told.join('') })
  })
}

function item({ text: of, strong, emphasis }: Markup, { id, title, text }: RuleText): string {
  return `${strong(of(id))} ${emphasis(`${of(title)}.`)} ${of(text)}`
}

/** A text with a capital letter at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
