import { checkText } from '../../game/check-text'
import type { AnyGame } from '../../game/any-game'
import { decodeText, type NotText } from '../../kernel/decode-text'
import { placeRange, textLines, type Diagnostic } from '../../kernel/diagnostics'
import type { ExpectedFault } from './invalid-files'

/** Why a text is refused: its first error. */
export interface FoundFault extends ExpectedFault {
  readonly message: string
}

/** `refused` as expected, or where nothing is expected; `otherwise`: for another error, or at another place; `accepted`. */
export type InvalidState = 'refused' | 'otherwise' | 'accepted'

/** The first error of a text as a level of a game; null for a level without errors. */
export function firstFault(game: AnyGame, text: string): FoundFault | null {
  const fault = errorsIn(game, text)[0]
  return fault ? { ...placedFault(text, fault), message: game.message(fault) } : null
}

/** All errors of a text, in the order of the text. */
export function errorsIn(game: AnyGame, text: string): readonly Diagnostic[] {
  return checkText(game, text).diagnostics.filter(({ severity }) => severity === 'error')
}

/** An error as `boardwright.json` keeps it. */
export function placedFault(text: string, { code, place }: Diagnostic): ExpectedFault {
  const { line, column } = placeRange(textLines(text), place)
  return { code, line, column }
}

/** An input that has to be refused, held against its game. */
export interface CheckedInvalid {
  readonly state: InvalidState
  /** Null where it is accepted, or its bytes are no text, which no validator takes. */
  readonly fault: ExpectedFault | null
  /** Null where it is accepted. */
  readonly message: string | null
}

/** Holds the bytes of an input against a game, and what came of it against what is expected; null where nothing is. */
export function checkInvalid(
  game: AnyGame,
  bytes: Uint8Array,
  expected: ExpectedFault | null,
  whyNoText: (fault: NotText) => string,
): CheckedInvalid {
  const text = decodeText(bytes)
  if (!text.ok) {
    const state = expected === null ? 'refused' : 'otherwise'
    return { state, fault: null, message: whyNoText(text.error) }
  }
  const found = firstFault(game, text.value)
  if (!found) return { state: 'accepted', fault: null, message: null }
  const { message, ...fault } = found
  return { state: stateOf(fault, expected), fault, message }
}

function stateOf(found: ExpectedFault, expected: ExpectedFault | null): InvalidState {
  if (expected === null) return 'refused'
  const isSame =
    found.code === expected.code && found.line === expected.line && found.column === expected.column
  return isSame ? 'refused' : 'otherwise'
}
