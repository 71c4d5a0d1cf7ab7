import { checkText, type CheckedText } from '../game/check-text'
import { parseText } from '../game/parse-text'
import { fileEndings } from './file-endings'
import { ok } from '../kernel/result'
import type { AnyGame } from '../game/any-game'

/** The most likely game of a text. */
export interface NearestGame extends CheckedText {
  readonly game: AnyGame
  /** False if no game can read the text and this one comes closest. */
  readonly isRead: boolean
}

/**
 * The game whose reader accepts a text; of several, the one with this file name extension, then the one that finds
 * fewest problems. If there is none, again the one with the extension, then the one whose reader got furthest before
 * the first error, because its errors are the most useful. `games` must not be empty.
 */
export function nearestGame(games: readonly AnyGame[], text: string, name = ''): NearestGame {
  const parsings = parsingsOf(games, text)
  const accepted = parsings.filter(({ parsed }) => parsed.ok)
  // How close the others come matters only if none accepts the text: finding out is expensive.
  const tries = (accepted.length > 0 ? accepted : parsings).map(({ game, parsed }) => {
    const checked = checkText(game, text, parsed)
    return { game, checked, rank: rankOf(game, checked, name) }
  })
  const best = tries.reduce((held, one) => (isHigher(one.rank, held.rank) ? one : held))
  return { game: best.game, isRead: best.checked.level !== null, ...best.checked }
}

interface Parsing {
  readonly game: AnyGame
  readonly parsed: ReturnType<typeof parseText>
}

/**
 * How the games read a text. Finding out why a game cannot read it is expensive, so if a fast reader accepts the text,
 * only its game is used: no other game reads such a text (ensured by the conformance tests). Otherwise the games
 * without a fast reader are tried, and if none of them accepts the text, all games.
 */
function parsingsOf(games: readonly AnyGame[], text: string): readonly Parsing[] {
  for (const game of games) {
    const level: unknown = game.format.readFast?.(text) ?? null
    if (level !== null) return [{ game, parsed: ok({ level, warnings: [] }) }]
  }
  const parse = (game: AnyGame): Parsing => ({ game, parsed: parseText(game, text) })
  const slow = games.filter(({ format }) => !format.readFast).map(parse)
  if (slow.some(({ parsed }) => parsed.ok)) return slow
  return games.map((game) => slow.find((one) => one.game === game) ?? parse(game))
}

/** A game other than the given one that can read a text; null if there is none. */
export function otherReader(games: readonly AnyGame[], own: AnyGame, text: string): AnyGame | null {
  const others = games.filter(({ id }) => id !== own.id)
  if (others.length === 0 || text.trim() === '') return null
  const nearest = nearestGame(others, text)
  return nearest.isRead ? nearest.game : null
}

/** Whether a file name has an extension of a game. */
export function hasEndingOf(game: AnyGame, name: string): boolean {
  const lower = name.toLowerCase()
  return fileEndings(game).some((ending) => lower.endsWith(`.${ending}`))
}

/** Accepted, right extension, line and word of the first error, problems; compared from left to right. */
function rankOf(
  game: AnyGame,
  { level, diagnostics, firstFault }: CheckedText,
  name: string,
): number[] {
  const ending = hasEndingOf(game, name) ? 1 : 0
  const errors = diagnostics.filter((one) => one.severity === 'error')
  if (level !== null) return [1, ending, 0, 0, -errors.length, -diagnostics.length]
  const place = firstFault ?? { line: 1, word: 0 }
  return [0, ending, place.line, place.word, -errors.length, 0]
}

function isHigher(rank: readonly number[], than: readonly number[]): boolean {
  const differing = rank.findIndex((value, at) => value !== than[at])
  return differing >= 0 && rank[differing]! > than[differing]!
}
