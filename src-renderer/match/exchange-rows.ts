import type { LoggedAnswer } from '@core/game/match-talk'
import type { AwaitedProgram } from '@core/protocol/bots'
import { words } from '../ui/words'

/** A row of the I/O log: its answer, and one line of it. */
export interface ExchangeRow {
  readonly turn: number
  readonly player: number
  /**
   * `head` is above the lines of an answer; `hand` is an answer by hand in its place, which the program does not learn
   * of (`untold`).
   */
  readonly kind: 'head' | 'in' | 'out' | 'errors' | 'fault' | 'hand' | 'untold'
  /** The whole line, with characters that cannot be displayed escaped; empty for a head. */
  readonly text: string
  /** Null for an answer that is still awaited. */
  readonly answer: LoggedAnswer | null
}

/** The marks before the lines, as in a transcript. */
export const rowMarks: Readonly<Record<ExchangeRow['kind'], string>> = {
  head: '',
  in: '>>',
  out: '<<',
  errors: '!!',
  fault: '✗',
  hand: '✎',
  untold: 'ⓘ',
}

const known = new WeakMap<LoggedAnswer, readonly ExchangeRow[]>()

/** All rows of a log, and of the players that are being asked now. */
export function exchangeRows(
  log: readonly LoggedAnswer[],
  asked: readonly AwaitedProgram[],
): ExchangeRow[] {
  const rows = log.flatMap((answer) => {
    const made = known.get(answer) ?? rowsOf(answer)
    known.set(answer, made)
    return made
  })
  for (const { turn, player, in: sent } of asked) {
    rows.push({ turn, player, kind: 'head', text: '', answer: null })
    for (const text of linesOf(sent)) rows.push({ turn, player, kind: 'in', text, answer: null })
  }
  return rows
}

function rowsOf(answer: LoggedAnswer): ExchangeRow[] {
  const { turn, player, fault, replaced } = answer
  const isUntold = replaced !== undefined && answer.out.trim() !== replaced && answer.out !== ''
  const row = (kind: ExchangeRow['kind'], text: string): ExchangeRow => ({
    turn,
    player,
    kind,
    text,
    answer,
  })
  return [
    row('head', ''),
    ...linesOf(answer.in).map((text) => row('in', text)),
    ...linesOf(answer.errors).map((text) => row('errors', text)),
    ...linesOf(answer.out).map((text) => row('out', text)),
    ...(fault ? [row('fault', shownText(fault.message))] : []),
    ...(replaced === undefined ? [] : [row('hand', shownText(replaced))]),
    ...(isUntold ? [row('untold', words.match.exchange.untold)] : []),
  ]
}

function linesOf(text: string): string[] {
  if (text === '') return []
  return (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n').map(shownText)
}

/**
 * A text in which all characters are escaped that a screen does not show as they are: control characters and those that
 * change the direction.
 */
export function shownText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (letter) => {
    if (letter === '\t') return letter
    const code = letter.codePointAt(0)!
    return code < 256 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16)}}`
  })
}
