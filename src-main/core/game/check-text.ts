import { hasErrors, sortDiagnostics, type Diagnostic, type Place } from '../kernel/diagnostics'
import type { AnyGame } from './any-game'
import { isPlayableWith } from './playable'
import { parseText } from './parse-text'

/** The result of checking a text: its level if it can be read, and all its problems in text order. */
export interface CheckedText {
  /** Null if the text cannot be read. */
  readonly level: unknown
  readonly diagnostics: readonly Diagnostic[]
  /**
   * For an unreadable text, the level up to the first entry with an error; null if the error is in the board itself.
   */
  readonly beginning: unknown
  /** The place of the first error of a text that cannot be read; null if it can be read. */
  readonly firstFault: Place | null
  /** True when the level has an official answer: readable and without errors. */
  readonly isRunnable: boolean
  /** True if it can be played, even if only up to an entry that cannot. */
  readonly isPlayable: boolean
}

/** Parses and validates. `parsed` is given if the text has already been parsed. */
export function checkText(
  game: AnyGame,
  text: string,
  parsed: ReturnType<typeof parseText> = parseText(game, text),
): CheckedText {
  if (!parsed.ok) {
    const faults = sortDiagnostics(parsed.error)
    const firstFault = faults[0]?.place ?? null
    const part = firstFault && readPart(game, text, firstFault)
    const broken = part === null ? [] : rulesBefore(game, part, firstFault!)
    const diagnostics = sortDiagnostics([...faults, ...broken])
    const beginning = part === null ? null : beginningOf(game, part, firstFault!)
    const isPlayable = beginning !== null
    return { level: null, beginning, diagnostics, firstFault, isRunnable: false, isPlayable }
  }
  const { level, warnings } = parsed.value
  const diagnostics = sortDiagnostics([...warnings, ...game.validate(level)])
  const isRunnable = !hasErrors(diagnostics)
  const isPlayable = isPlayableWith(game, diagnostics)
  return { level, beginning: null, diagnostics, firstFault: null, isRunnable, isPlayable }
}

/**
 * Maximum length of a text with errors whose rules are still checked, in characters; longer texts report only their
 * errors.
 */
const LOOKED_AT = 64 * 1024

function readPart(game: AnyGame, text: string, { line }: Place): unknown {
  return text.length > LOOKED_AT ? null : ((game.format.readPart?.(text, line) as unknown) ?? null)
}

/** Broken rules before the first error: they may well have caused it, as with a repeated line. */
function rulesBefore(game: AnyGame, part: unknown, { line }: Place): Diagnostic[] {
  return game
    .validate(part)
    .filter(({ severity, place }) => severity === 'error' && place.line < line)
}

/** The playable part of a text that breaks off at an entry: the level before it. */
function beginningOf(game: AnyGame, part: unknown, { line }: Place): unknown {
  const index = game.inputs.indexAt(part, line)
  const cut: unknown = index === null ? null : game.inputs.cut(part, index)
  if (cut === null) return null
  const { level } = game.edits.apply(part, cut) as { readonly level: unknown }
  return isPlayableWith(game, game.validate(level)) ? level : null
}
