import type { Diagnostic, Place } from '../kernel/diagnostics'
import { hasErrors, sortDiagnostics } from '../kernel/diagnostics'
import type { AnyGame } from '../games/registry'
import { isPlayableWith } from './playable'
import { parseText } from './parse-text'

/** What is known of a text: its level when it is readable, and all its problems in text order. */
export interface CheckedText {
  /** Null when the text cannot be read at all. */
  readonly level: unknown
  readonly diagnostics: readonly Diagnostic[]
  /** Where a text that cannot be read has its first fault; null when it can be read. */
  readonly firstFault: Place | null
  /** True when the level has an official answer: readable and without errors. */
  readonly isRunnable: boolean
  /** True when it can be played, be it only up to an input that cannot. */
  readonly isPlayable: boolean
}

/** Parses and validates in one go. */
export function checkText(game: AnyGame, text: string): CheckedText {
  const parsed = parseText(game, text)
  if (!parsed.ok) {
    const faults = sortDiagnostics(parsed.error)
    const broken = rulesBefore(game, text, faults)
    const diagnostics = sortDiagnostics([...faults, ...broken])
    const firstFault = faults[0]?.place ?? null
    return { level: null, diagnostics, firstFault, isRunnable: false, isPlayable: false }
  }
  const { level, warnings } = parsed.value
  const diagnostics = sortDiagnostics([...warnings, ...game.validate(level)])
  const isRunnable = !hasErrors(diagnostics)
  const isPlayable = isPlayableWith(game, diagnostics)
  return { level, diagnostics, firstFault: null, isRunnable, isPlayable }
}

/** Letters of a text whose faults do not keep its rules from being looked at; longer ones are told by their faults. */
const LOOKED_AT = 64 * 1024

/** Rules that are broken before the first fault: it may well come from there, as when a line is there twice. */
function rulesBefore(game: AnyGame, text: string, faults: readonly Diagnostic[]): Diagnostic[] {
  const first = faults[0]
  if (!first || text.length > LOOKED_AT) return []
  const { line } = first.place
  const part: unknown = game.format.readPart?.(text, line) ?? null
  if (part === null) return []
  return game
    .validate(part)
    .filter(({ severity, place }) => severity === 'error' && place.line < line)
}
