import { hasErrors, sortDiagnostics, type Diagnostic, type Place } from '../kernel/diagnostics'
import type { AnyGame } from './any-game'
import { isPlayableWith } from './playable'
import { parseText } from './parse-text'

/** What is known of a text: its level when it is readable, and all its problems in text order. */
export interface CheckedText {
  /** Null when the text cannot be read at all. */
  readonly level: unknown
  readonly diagnostics: readonly Diagnostic[]
  /** For an unreadable text, the level without its inputs from the first fault on; null if the board itself has the fault. */
  readonly beginning: unknown
  /** Where a text that cannot be read has its first fault; null when it can be read. */
  readonly firstFault: Place | null
  /** True when the level has an official answer: readable and without errors. */
  readonly isRunnable: boolean
  /** True when it can be played, even if only up to an input that cannot. */
  readonly isPlayable: boolean
}

/** Parses and validates at once. `parsed` is given where the text was parsed already. */
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

/** Letters of a text whose faults do not keep its rules from being looked at; longer ones report only their faults. */
const LOOKED_AT = 64 * 1024

function readPart(game: AnyGame, text: string, { line }: Place): unknown {
  return text.length > LOOKED_AT ? null : ((game.format.readPart?.(text, line) as unknown) ?? null)
}

/** Rules that are broken before the first fault: it may well come from there, as when a line is there twice. */
function rulesBefore(game: AnyGame, part: unknown, { line }: Place): Diagnostic[] {
  return game
    .validate(part)
    .filter(({ severity, place }) => severity === 'error' && place.line < line)
}

/** What can be played of a text that breaks off at an input: the level before it. */
function beginningOf(game: AnyGame, part: unknown, { line }: Place): unknown {
  const index = game.inputs.indexAt(part, line)
  const cut: unknown = index === null ? null : game.inputs.cut(part, index)
  if (cut === null) return null
  const { level } = game.edits.apply(part, cut) as { readonly level: unknown }
  return isPlayableWith(game, game.validate(level)) ? level : null
}
