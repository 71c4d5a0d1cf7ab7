import { checkText, type CheckedText } from '../game/check-text'
import { parseText } from '../game/parse-text'
import { fileEndings } from './file-endings'
import { ok } from '../kernel/result'
import type { AnyGame } from '../game/any-game'

/** The game that a text is taken for. */
export interface NearestGame extends CheckedText {
  readonly game: AnyGame
  /** False when no game reads the text and this one comes closest. */
  readonly isRead: boolean
}

/**
 * The game whose reader accepts a text; among several the one that files of this name belong to, then the one that
 * finds fewest problems. When none does, again the one of the name, then the one that got furthest before it stumbled,
 * since its errors tell most. `games` has at least one.
 */
export function nearestGame(games: readonly AnyGame[], text: string, name = ''): NearestGame {
  const parsings = parsingsOf(games, text)
  const accepted = parsings.filter(({ parsed }) => parsed.ok)
  // How near the others come matters only if there is none: to find that out is expensive.
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
 * How the games read a text. To find out why a game does not read it is expensive, so one whose fast reader takes it is the
 * only one asked: no other game reads such a text (held by conformance). Then come the games without a fast reader.
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

/** The game other than the given one that reads a text; null when none does. */
export function otherReader(games: readonly AnyGame[], own: AnyGame, text: string): AnyGame | null {
  const others = games.filter(({ id }) => id !== own.id)
  if (others.length === 0 || text.trim() === '') return null
  const nearest = nearestGame(others, text)
  return nearest.isRead ? nearest.game : null
}

/** Whether files of this name are written for a game, by its ending. */
export function hasEndingOf(game: AnyGame, name: string): boolean {
  const lower = name.toLowerCase()
  return fileEndings(game).some((ending) => lower.endsWith(`.${ending}`))
}

/** Accepted, right ending, line and word of the first fault, problems; compared from left to right. */
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
