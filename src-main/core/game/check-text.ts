import type { Diagnostic } from '../kernel/diagnostics'
import { hasErrors, sortDiagnostics } from '../kernel/diagnostics'
import type { AnyGame } from '../games/registry'
import { parseText } from './parse-text'

/** What is known of a text: its level when it is readable, and all its problems in text order. */
export interface CheckedText {
  /** Null when the text cannot be read at all. */
  readonly level: unknown
  readonly diagnostics: readonly Diagnostic[]
  /** True when the level may be run: readable and without errors. */
  readonly isRunnable: boolean
}

/** Parses and validates in one go. */
export function checkText(game: AnyGame, text: string): CheckedText {
  const parsed = parseText(game, text)
  if (!parsed.ok) {
    return { level: null, diagnostics: sortDiagnostics(parsed.error), isRunnable: false }
  }
  const { level, warnings } = parsed.value
  const diagnostics = sortDiagnostics([...warnings, ...game.validate(level)])
  return { level, diagnostics, isRunnable: !hasErrors(diagnostics) }
}
