import type { Diagnostic } from '../kernel/diagnostics'
import { hasErrors, sortDiagnostics } from '../kernel/diagnostics'
import type { AnyGame } from '../games/registry'
import { isPlayableWith } from './playable'
import { parseText } from './parse-text'

/** What is known of a text: its level when it is readable, and all its problems in text order. */
export interface CheckedText {
  /** Null when the text cannot be read at all. */
  readonly level: unknown
  readonly diagnostics: readonly Diagnostic[]
  /** True when the level has an official answer: readable and without errors. */
  readonly isRunnable: boolean
  /** True when it can be played, be it only up to an input that cannot. */
  readonly isPlayable: boolean
}

/** Parses and validates in one go. */
export function checkText(game: AnyGame, text: string): CheckedText {
  const parsed = parseText(game, text)
  if (!parsed.ok) {
    const diagnostics = sortDiagnostics(parsed.error)
    return { level: null, diagnostics, isRunnable: false, isPlayable: false }
  }
  const { level, warnings } = parsed.value
  const diagnostics = sortDiagnostics([...warnings, ...game.validate(level)])
  const isRunnable = !hasErrors(diagnostics)
  return { level, diagnostics, isRunnable, isPlayable: isPlayableWith(game, diagnostics) }
}
