import type { Stretch } from './answer-pieces'
import { isBlank, skip } from './blanks'

/**
 * How a judge compares two outputs: by tokens, whatever whitespace separates and follows them; or every byte. Both are
 * case-sensitive.
 */
export const compareRules = ['tokens', 'exact'] as const

export type CompareRule = (typeof compareRules)[number]

/** A range of an output, and its line and column; empty at the place of a missing token. */
export interface OutputPlace extends Stretch {
  /** Both from 1, in UTF-16 units. */
  readonly line: number
  readonly column: number
}

/**
 * What is found where the whitespace of two outputs first differs: a whitespace character, the next token, or the end.
 */
export const blankSigns = ['space', 'tab', 'return', 'newline', 'other', 'token', 'end'] as const

export type BlankSign = (typeof blankSigns)[number]

/** Where two runs of whitespace first differ. */
export interface OtherBlanks {
  /** Line in the compared text, from 1. */
  readonly line: number
  readonly column: number
  readonly expected: BlankSign
  readonly got: BlankSign
}

/** Where two outputs differ first. */
export interface OutputDifference {
  /**
   * Two tokens differ; `got` ends before a token of `expected`, or has an extra one; all tokens are the same, but
   * whitespace is not.
   */
  readonly kind: 'word' | 'missing' | 'extra' | 'blanks'
  /** Number of the token that differs or comes after the differing whitespace, from 0. */
  readonly word: number
  /** Number of characters of the token that are the same on both sides. */
  readonly same: number
  readonly expected: OutputPlace
  readonly got: OutputPlace
  /** The difference in whitespace; null if tokens differ. */
  readonly blanks: OtherBlanks | null
}

/** Offset of the first expected character that is not printed: within a token, not at its beginning. */
export function differingOffset({ kind, expected, same }: OutputDifference): number {
  // The last expected character of a token that is too long.
  if (kind === 'word') return Math.min(expected.from + same, expected.to - 1)
  return expected.from
}

/**
 * The same for answers whose tokens are written character by character: only the first differing character of two
 * tokens.
 */
export function atLetter(difference: OutputDifference): OutputDifference {
  const { kind, same, expected, got } = difference
  if (kind !== 'word') return difference
  const cut = ({ from, to, line, column }: OutputPlace): OutputPlace => ({
    from: from + same,
    to: Math.min(to, from + same + 1),
    line,
    column: column + same,
  })
  return { ...difference, same: 0, expected: cut(expected), got: cut(got) }
}

/**
 * The first difference between an output and the expected one: in tokens, or, if all tokens are the same, in
 * whitespace. Null if both are identical.
 */
export function compareOutputs(expected: string, got: string): OutputDifference | null {
  let word = 0
  let blanks: OutputDifference | null = null
  let [i, j] = [0, 0]
  for (;;) {
    const [a, b] = [skip(expected, i, true), skip(got, j, true)]
    blanks ??= differentBlanks({ from: i, to: a }, { from: j, to: b })
    if (a === expected.length && b === got.length) return blanks
    const left = { from: a, to: skip(expected, a, false) }
    const right = { from: b, to: skip(got, b, false) }
    const same = sameLetters(expected, left, got, right)
    const isLeftOver = left.to === left.from
    if (isLeftOver || right.to === right.from)
      return differ(isLeftOver ? 'extra' : 'missing', 0, left, right)
    if (left.to - left.from !== same || right.to - right.from !== same)
      return differ('word', same, left, right)
    i = left.to
    j = right.to
    word++
  }

  function differentBlanks(left: Stretch, right: Stretch): OutputDifference | null {
    const same = sameLetters(expected, left, got, right)
    const [a, b] = [left.from + same, right.from + same]
    if (a === left.to && b === right.to) return null
    const { line, column } = placeOf(got, { from: b, to: b })
    const signs = { expected: signAt(expected, a), got: signAt(got, b) }
    return { ...differ('blanks', 0, left, right), blanks: { line, column, ...signs } }
  }

  function differ(
    kind: OutputDifference['kind'],
    same: number,
    left: Stretch,
    right: Stretch,
  ): OutputDifference {
    const places = { expected: placeOf(expected, left), got: placeOf(got, right) }
    return { kind, word, same, ...places, blanks: null }
  }
}

function signAt(text: string, at: number): BlankSign {
  const code = text.charCodeAt(at)
  if (at === text.length) return 'end'
  if (!isBlank(code)) return 'token'
  return signs[code] ?? 'other'
}

const signs: Readonly<Record<number, BlankSign>> = {
  9: 'tab',
  10: 'newline',
  13: 'return',
  32: 'space',
}

function sameLetters(a: string, left: Stretch, b: string, right: Stretch): number {
  const most = Math.min(left.to - left.from, right.to - right.from)
  let same = 0
  while (same < most && a.charCodeAt(left.from + same) === b.charCodeAt(right.from + same)) same++
  return same
}

function placeOf(text: string, { from, to }: Stretch): OutputPlace {
  let line = 1
  let start = 0
  for (let end = text.indexOf('\n'); end >= 0 && end < from; end = text.indexOf('\n', end + 1)) {
    line++
    start = end + 1
  }
  return { from, to, line, column: from - start + 1 }
}
