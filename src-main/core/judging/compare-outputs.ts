import type { Stretch } from './answer-pieces'
import { skip } from './blanks'

/** How a judge compares two outputs. */
export interface Comparing {
  /** Whether `A` differs from `a`; only the letters A to Z are ever taken for the same. */
  readonly isCaseSensitive: boolean
  /** Whether all blanks and line ends must be the same; if not, they only part the words. */
  readonly isSpaceSensitive: boolean
}

/** To the letter. */
export const exactly: Comparing = { isCaseSensitive: true, isSpaceSensitive: true }

/** Word by word, as most judges do. */
export const byWords: Comparing = { isCaseSensitive: true, isSpaceSensitive: false }

/** A stretch of an output, and where it stands there; empty at the place where something is missing. */
export interface OutputPlace extends Stretch {
  /** Both from 1, in UTF-16 units. */
  readonly line: number
  readonly column: number
}

/** Where two outputs differ first. */
export interface OutputDifference {
  /** Two words differ; `got` ends before a word of `expected`, or goes on with one; only blanks differ. */
  readonly kind: 'word' | 'missing' | 'extra' | 'blanks'
  /** Number of the word that differs or comes after the blanks, from 0. */
  readonly word: number
  /** Letters of the word that are the same on both sides. */
  readonly same: number
  readonly expected: OutputPlace
  readonly got: OutputPlace
}

/** The first letter of what is expected that is not printed, as an offset: within a word, not at its beginning. */
export function differingOffset({ expected, same }: OutputDifference): number {
  return Math.max(expected.from, Math.min(expected.from + same, expected.to - 1))
}

/** Where an output first differs from what is expected; null where a judge that compares so finds them the same. */
export function compareOutputs(
  expected: string,
  got: string,
  how: Comparing = byWords,
): OutputDifference | null {
  let word = 0
  let [i, j] = [0, 0]
  for (;;) {
    const [a, b] = [skip(expected, i, true), skip(got, j, true)]
    // Where one of them ends too soon the word that is missing says more than the blank before it.
    const isOverForBoth = (a === expected.length) === (b === got.length)
    if (how.isSpaceSensitive && isOverForBoth && expected.slice(i, a) !== got.slice(j, b))
      return differ('blanks', word, 0, { from: i, to: a }, { from: j, to: b })
    if (a === expected.length && b === got.length) return null
    const left = { from: a, to: skip(expected, a, false) }
    const right = { from: b, to: skip(got, b, false) }
    const same = sameLetters(expected, left, got, right, how)
    const isLeftOver = left.to === left.from
    if (isLeftOver || right.to === right.from)
      return differ(isLeftOver ? 'extra' : 'missing', word, 0, left, right)
    if (left.to - left.from !== same || right.to - right.from !== same)
      return differ('word', word, same, left, right)
    i = left.to
    j = right.to
    word++
  }

  function differ(
    kind: OutputDifference['kind'],
    at: number,
    same: number,
    left: Stretch,
    right: Stretch,
  ): OutputDifference {
    const [a, b] = [placeOf(expected, left), placeOf(got, right)]
    return { kind, word: at, same, expected: a, got: b }
  }
}

function sameLetters(a: string, left: Stretch, b: string, right: Stretch, how: Comparing): number {
  const most = Math.min(left.to - left.from, right.to - right.from)
  let same = 0
  while (same < most) {
    const [x, y] = [a.charCodeAt(left.from + same), b.charCodeAt(right.from + same)]
    if (x !== y && (how.isCaseSensitive || folded(x) !== folded(y))) break
    same++
  }
  return same
}

/** The code of a letter in lower case, for A to Z alone. */
function folded(code: number): number {
  return code >= 65 && code <= 90 ? code + 32 : code
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
