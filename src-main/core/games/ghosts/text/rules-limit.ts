import { limit, limitDiagnostics as limitProblems, type Quantity } from '../../../game/limits'
import { hasErrors, type Diagnostic } from '../../../kernel/diagnostics'
import { diagnostic } from './diagnostics'
import { turnLimit, type Level } from '../model'
import { hunterPlace, limitPlace } from './places'

/** Total number of moves in a match (T1). */
export const moveLimit = limit('limit', [0, 100_000], [240, 480])

/** The limit on moves, where the text has one. */
export function quantitiesOf(level: Level): Quantity[] {
  if (level.form === 'town') return []
  return [{ limit: moveLimit, value: level.limit, place: limitPlace(level) }]
}

/** Errors and warnings about the limit, and turns beyond it. */
export function limitDiagnostics(level: Level): Diagnostic[] {
  // There is only one limit, which needs no name.
  const found = limitProblems(quantitiesOf(level), (code, place, cells, [, ...args]) =>
    diagnostic(code, place, cells, args),
  )
  const beyond = hasErrors(found) ? null : tooManyTurns(level)
  return beyond ? [...found, beyond] : found
}

/** The first turn beyond a valid limit, as a problem; null if there is none. */
export function tooManyTurns(level: Level): Diagnostic | null {
  const most = turnLimit(level)
  if (level.turns.length <= most) return null
  // The first line of the turn: White's in a match, the player's own in a transcript.
  const player = level.form === 'transcript' ? level.player : 0
  const at = { ...hunterPlace(level, most, player, 0), word: 0 }
  return diagnostic('too-many-turns', at, [], [most + 1, most])
}
