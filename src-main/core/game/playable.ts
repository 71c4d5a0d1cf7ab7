import { hasErrors, type Diagnostic } from '../kernel/diagnostics'
import type { AnyGame } from './any-game'
import type { InputFault } from './inputs'

/** Whether a level with these problems can be played, even if only up to an entry that cannot. */
export function isPlayableWith(game: AnyGame, diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.every(
    ({ severity, code }) => severity !== 'error' || game.inputs.isOfInput(code),
  )
}

/**
 * The entry at which the run of a level with these problems stops; null if there is none or it is not played at all.
 */
export function faultOf(
  game: AnyGame,
  level: unknown,
  diagnostics: readonly Diagnostic[],
): InputFault | null {
  const isFaulty = hasErrors(diagnostics) && isPlayableWith(game, diagnostics)
  return isFaulty ? (game.inputs.firstFault?.(level) ?? null) : null
}
