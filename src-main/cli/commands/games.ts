import type { BuiltInPlayer } from '@core/game/match'
import type { Reading, RecipeField, RuleText } from '@core/game/module'
import type { AnyGame } from '@core/game/any-game'
import { games as allGames } from '@core/games/registry'
import type { CliIo } from '../io'
import { makingOf } from '../matches'
import { textTable } from '../table'

/** Lists the games, what can be set for their generated levels, and their readings. */
export function games(io: CliIo, { json = false }: { readonly json?: boolean }): number {
  const list: readonly AnyGame[] = allGames
  if (json) io.out(`${JSON.stringify(list.map(described), null, 2)}\n`)
  else io.out(list.map(paragraph).join('\n'))
  return 0
}

/** What `games --json` says of a game, in a list of all. */
export interface GameReport {
  readonly id: string
  readonly title: string
  readonly subtitle: string
  /** Ending of its files, without the dot. */
  readonly extension: string
  readonly phases: readonly { readonly name: string; readonly rule: string }[]
  readonly events: readonly {
    readonly name: string
    readonly title: string
    /** Ids of the rules that may decide one. */
    readonly rules: readonly string[]
    /** Ids of the misreadings without which it never happens; absent: it may happen under the right rules. */
    readonly readings?: readonly string[]
  }[]
  readonly rules: readonly RuleText[]
  /** Settings of the generator. */
  readonly recipe: readonly (RecipeField & { readonly default: number })[]
  readonly readings: readonly Reading[]
  readonly match: GameMatch | null
}

interface GameMatch {
  readonly players: readonly BuiltInPlayer[]
  readonly faultRules: readonly BuiltInPlayer[]
}

function described(game: AnyGame): GameReport {
  const { id, title, subtitle, format, engine, generator, rules } = game
  const recipe = generator.fields.map(({ key, title, lowest, highest }) => {
    return { key, title, lowest, highest, default: defaultOf(game, key) }
  })
  const phases = engine.phases.map(({ name, rule }) => ({ name, rule }))
  const events = engine.eventKinds.map(({ name, title, rules, readings }) => {
    return { name, title, rules, ...(readings && { readings }) }
  })
  const { extension } = format
  return {
    id,
    title,
    subtitle,
    extension,
    phases,
    events,
    rules,
    recipe,
    readings: engine.readings,
    match: matchOf(game),
  }
}

/** Players, and what happens after an illegal answer, for `match`; null for games that are no matches. */
function matchOf(game: AnyGame): GameMatch | null {
  if (!game.making) return null
  const { players, faultRules = [] } = makingOf(game)
  const plain = ({ id, title, about }: GameMatch['players'][number]) => ({ id, title, about })
  return { players: players.map(plain), faultRules: faultRules.map(plain) }
}

function paragraph(game: AnyGame): string {
  const { id, title, subtitle, generator, engine } = game
  const recipe = generator.fields.map((field) => [
    `    ${field.key}`,
    `${field.lowest} to ${field.highest}`,
    `default ${defaultOf(game, field.key)}`,
    field.title,
  ])
  const readings = engine.readings.map((reading) => [`    ${reading.id}`, reading.belief])
  return [
    `${id}: ${title} (${subtitle})`,
    '  generate --set:',
    ...textTable(recipe),
    '  misreadings:',
    ...textTable(readings),
    ...playersOf(game),
    '',
  ].join('\n')
}

function playersOf(game: AnyGame): string[] {
  const players = matchOf(game)?.players.map(({ id, about }) => [`    ${id}`, about])
  return players ? ['  players of match:', ...textTable(players)] : []
}

function defaultOf(game: AnyGame, key: string): number {
  return (game.generator.defaults as Readonly<Record<string, number>>)[key]!
}
