import { faultOf } from '../game/playable'
import type { InputFault } from '../game/inputs'
import type { Place } from '../kernel/diagnostics'
import { undo, type LevelDocument } from './level-document'
import { invertSplice, type TextSplice } from './splice'

/** Maximum number of undo steps searched. */
const MOST_STEPS = 100

/** Where the change that made an entry unplayable is in the text now; null if no undo step takes it back. */
export function placeOfChange(document: LevelDocument, { index, why }: InputFault): Place | null {
  const later: TextSplice[] = []
  let after = document
  for (let step = 0; step < MOST_STEPS && after.past.length > 0; step++) {
    const { splice } = after.past.at(-1)!
    const before = undo(after)
    if (!before.isBroken) {
      const fault = faultOf(before.game, before.level, before.diagnostics)
      const isSame = fault?.index === index && fault.why.code === why.code
      if (!isSame) return placeOfWordAt(document.text, movedBy(splice.at, later))
    }
    later.unshift(splice)
    after = before
  }
  return null
}

/** The text that one step of the history wrote, and the line where it is in the text now; `step` counts from 1. */
export function writtenBy(
  { text, past, future }: LevelDocument,
  step: number,
): { readonly line: number; readonly removed: string; readonly inserted: string } {
  const ahead = future.toReversed()
  const { splice } = (past[step - 1] ?? ahead[step - 1 - past.length])!
  const between =
    step <= past.length
      ? past.slice(step).map((entry) => entry.splice)
      : ahead
          .slice(0, step - 1 - past.length)
          .map((entry) => invertSplice(entry.splice))
          .toReversed()
  const { at, removed, inserted } = withoutCommonWords(splice)
  const now = Math.min(movedBy(at, between), text.length)
  let line = 1
  for (let end = text.indexOf('\n'); end >= 0 && end < now; end = text.indexOf('\n', end + 1))
    line++
  return { line, removed, inserted }
}

/** Length of the longest change that is compared word by word, in characters. */
const MOST_LETTERS = 20_000

/** A change without the words at its ends that are the same before and after, whatever whitespace separates them. */
function withoutCommonWords(splice: TextSplice): TextSplice {
  const { at, removed, inserted } = splice
  if (removed.length + inserted.length > MOST_LETTERS) return splice
  const [before, after] = [removed, inserted].map((text) => [...text.matchAll(/\S+/g)])
  const most = Math.min(before!.length, after!.length)
  let head = 0
  while (head < most && before![head]![0] === after![head]![0]) head++
  let tail = 0
  while (tail < most - head && before!.at(-1 - tail)![0] === after!.at(-1 - tail)![0]) tail++
  const joined = (words: readonly RegExpMatchArray[]): string =>
    words
      .slice(head, words.length - tail)
      .map(([word]) => word)
      .join(' ')
  // The current place of the first changed word; if only whitespace changed, where the change began.
  const first = after!.length - tail > head ? after![head]!.index : after![head - 1]?.index
  return { at: at + (first ?? 0), removed: joined(before!), inserted: joined(after!) }
}

/** Where later changes of the text have moved an offset. */
function movedBy(offset: number, splices: readonly TextSplice[]): number {
  let at = offset
  for (const { at: start, removed, inserted } of splices) {
    if (start + removed.length <= at) at += inserted.length - removed.length
    else if (start < at) at = start
  }
  return at
}

/** The word at an offset of a text, or the next one in its line. */
export function placeOfWordAt(text: string, offset: number): Place {
  const before = text.slice(0, offset)
  const line = before.split('\n').length
  const head = before.slice(before.lastIndexOf('\n') + 1).replace(/^\uFEFF/, '')
  const words = head.split(/[ \t\r]+/).filter((word) => word !== '').length
  const isInside = /[^ \t\r]$/.test(head)
  return { line, word: isInside ? words - 1 : words }
}
