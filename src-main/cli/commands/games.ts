import type { BuiltInPlayer } from '@core/game/match'
import type { AnyGame } from '@core/game/any-game'
import { spoken } from '../../words'
import { cliWords } from '../cli-words'
import type { CliIo } from '../io'
import { makingOf } from '../matches'
import type { GameReport } from '../schemas'
import { textTable } from '@core/kernel/text-table'
import type * as levels from '../declared/levels'
import type { Given } from '../form/command'

/** Lists the games, the settings of their generators, and their misreadings. */
export function games(io: CliIo, { json }: Given<typeof levels.games>): number {
  const list = spoken.games
  if (json) io.out(`${JSON.stringify(list.map(described), null, 2)}\n`)
  else io.out(list.map(paragraph).join('\n'))
  return 0
}

function described(game: AnyGame): GameReport {
  const { id, title, subtitle, format, engine, generator, rules } = game
  const recipe = generator.fields.map(({ key, title, lowest, highest }) => {
    return { key, title, lowest, highest, default: defaultOf(game, key) }
  })
  const phases = engine.phases.map(({ name, rule }) => ({ name, rule }))
  const events = engine.eventKinds.map(({ name, title, rules, readings }) => {
    return { name, title, rules: [...rules], ...(readings && { readings: [...readings] }) }
  })
  const { extension } = format
  return {
    id,
    title,
    subtitle,
    extension,
    phases,
    events,
    rules: [...rules],
    recipe,
    readings: [...engine.readings],
    match: matchOf(game),
  }
}

/** Players, and what happens after an illegal answer, for `match`; null for games that are no matches. */
function matchOf(game: AnyGame): GameReport['match'] {
  if (!game.making) return null
  const { players, faultRules = [] } = makingOf(game)
  const plain = ({ id, title, about }: BuiltInPlayer) => ({ id, title, about })
  return { players: players.map(plain), faultRules: faultRules.map(plain) }
}

function paragraph(game: AnyGame): string {
  const { id, title, subtitle, generator, engine } = game
  const { games: words } = cliWords()
  const recipe = generator.fields.map((field) => [
    `    ${field.key}`,
    words.bounds({ lowest: field.lowest, highest: field.highest }),
    words.default({ value: defaultOf(game, field.key) }),
    field.title,
  ])
  const readings = engine.readings.map((reading) => [`    ${reading.id}`, reading.belief])
  return [
    `${id}: ${title} (${subtitle})`,
    `  ${words.generate}`,
    ...textTable(recipe),
    `  ${words.misreadings}`,
    ...textTable(readings),
    ...playersOf(game),
    '',
  ].join('\n')
}

function playersOf(game: AnyGame): string[] {
  const players = matchOf(game)?.players.map(({ id, about }) => [`    ${id}`, about])
  return players ? [`  ${cliWords().games.players}`, ...textTable(players)] : []
}

function defaultOf(game: AnyGame, key: string): number {
  return (game.generator.defaults as Readonly<Record<string, number>>)[key]!
}
