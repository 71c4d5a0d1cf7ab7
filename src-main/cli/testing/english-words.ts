import type { AnyGame } from '@core/game/any-game'
import { officialLimits } from '@core/suite/reaches'
import { verdicts } from '@core/judging/verdict'
import { spoken } from '../../words'

/** What is written in Latin letters in every language: names, formats, encodings. */
const KNOWN = [
  'Boardwright',
  'SHA-256',
  'UTF-8',
  'Latin-1',
  'CR',
  'LF',
  'CRLF',
  'HTML',
  'JSON',
  'PDF',
  'PNG',
]

/** What stands in a report as it is, whatever it says: a line of JSON, a path, an option, a hash. */
const AS_IT_IS = [
  /^[[{].*$/gm,
  /(?:[\w.-]*\/)+[\w.-]+|[\w-]*\.[a-z]{2,4}\b/g,
  /--[a-z-]+/g,
  /\b[0-9a-f]{64}\b/g,
]

/**
 * The English words in a report that is to be in another language: two Latin letters or more, without ids, codes and the
 * names that a case brings along.
 */
export function englishWords(report: string, own: readonly string[] = []): string[] {
  const known = new Set([...always(), ...own])
  const text = AS_IT_IS.reduce((rest, pattern) => rest.replace(pattern, ' '), report)
  const words = text.match(/[A-Za-z][\w-]*[A-Za-z0-9]/g) ?? []
  return [...new Set(words)].filter((word) => !known.has(word))
}

let kept: readonly string[] | null = null

/** What is known in every report; worked out once. */
function always(): readonly string[] {
  kept ??= [...KNOWN, ...verdicts, ...spoken.games.flatMap(idsOf)]
  return kept
}

/** Ids of a game, by which reports name what it has. */
function idsOf(game: AnyGame): string[] {
  const { engine, rules, generator, making } = game
  return [
    game.id,
    ...engine.readings.map(({ id }) => id),
    ...engine.phases.map(({ name }) => name),
    ...engine.eventKinds.map(({ name }) => name),
    ...rules.map(({ id }) => id),
    ...generator.fields.map(({ key }) => key),
    ...officialLimits(game).map(({ name }) => name),
    ...(making?.players ?? []).map(({ id }) => id),
    ...(making?.faultRules ?? []).map(({ id }) => id),
  ]
}
