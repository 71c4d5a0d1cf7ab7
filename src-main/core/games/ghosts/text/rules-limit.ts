import type { Diagnostic } from '../../../kernel/diagnostics'
import { diagnostic } from './diagnostics'
import { turnLimit, type Level } from '../model'
import { hunterPlace, limitPlace } from './places'

/** Moves of a match in all. */
export const LOWEST_LIMIT = 0
export const HIGHEST_LIMIT = 100_000
const OFFICIAL_LOWEST = 240
const OFFICIAL_HIGHEST = 480

/** What is wrong or unusual with the limit (T1), and turns beyond it. */
export function limitDiagnostics(level: Level): Diagnostic[] {
  if (level.form === 'town') return []
  const { limit } = level
  const place = limitPlace(level)
  if (limit < LOWEST_LIMIT || limit > HIGHEST_LIMIT) {
    return [diagnostic('out-of-limits', place, [], [limit, LOWEST_LIMIT, HIGHEST_LIMIT])]
  }
  const found: Diagnostic[] = []
  if (limit < OFFICIAL_LOWEST || limit > OFFICIAL_HIGHEST) {
    const args = [limit, OFFICIAL_LOWEST, OFFICIAL_HIGHEST]
    found.push(diagnostic('outside-official', place, [], args))
  }
  const beyond = tooManyTurns(level)
  return beyond ? [...found, beyond] : found
}

/** The first turn beyond a sound limit, as a problem; null when there is none. */
export function tooManyTurns(level: Level): Diagnostic | null {
  const most = turnLimit(level)
  if (level.turns.length <= most) return null
  // The line that begins the turn: White's in a match, the player's own in a transcript.
  const player = level.form === 'transcript' ? level.player : 0
  const at = { ...hunterPlace(level, most, player, 0), word: 0 }
  return diagnostic('too-many-turns', at, [], [most + 1, most])
}
