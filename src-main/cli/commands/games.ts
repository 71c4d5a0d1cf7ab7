import { games as allGames, type AnyGame } from '@core/games/registry'
import type { CliIo } from '../io'
import { textTable } from '../table'

/** Lists the games, what can be set for their generated levels, and their readings. */
export function games(io: CliIo, { json = false }: { readonly json?: boolean }): number {
  const list: readonly AnyGame[] = allGames
  if (json) io.out(`${JSON.stringify(list.map(described), null, 2)}\n`)
  else io.out(list.map(paragraph).join('\n'))
  return 0
}

function described(game: AnyGame): unknown {
  const { id, title, subtitle, format, engine, generator, rules } = game
  const recipe = generator.fields.map(({ key, title, lowest, highest }) => {
    return { key, title, lowest, highest, default: defaultOf(game, key) }
  })
  const phases = engine.phases.map(({ name, rule }) => ({ name, rule }))
  const events = engine.eventKinds.map(({ name, title }) => ({ name, title }))
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
  }
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
    '  readings:',
    ...textTable(readings),
    '',
  ].join('\n')
}

function defaultOf(game: AnyGame, key: string): number {
  return (game.generator.defaults as Readonly<Record<string, number>>)[key]!
}
