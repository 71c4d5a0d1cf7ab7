import { faultOf } from '../game/playable'
import type { InputFault } from '../game/inputs'
import type { Place } from '../kernel/diagnostics'
import { undo, type LevelDocument } from './level-document'
import { invertSplice, type TextSplice } from './splice'

/** Steps of undo that are looked through. */
const MOST_STEPS = 100

/**
 * Where the text stands, as it is now, that the change wrote by which an input came to be one that cannot be played;
 * null when no step of undo takes that back.
 */
export function placeOfChange(document: LevelDocument, { index, why }: InputFault): Place | null {
  const later: TextSplice[] = []
  let after = document
  for (let step = 0; step < MOST_STEPS && after.past.length > 0; step++) {
    const { splice } = after.past.at(-1)!
    const before = undo(after)
    if (!before.isBroken) {
      const fault = faultOf(before.game, before.level, before.diagnostics)
      const isSame = fault?.index === index && fault.why.code === why.code
      if (!isSame) return placeAt(document.text, movedBy(splice.at, later))
    }
    later.unshift(splice)
    after = before
  }
  return null
}

/** What one step of the history wrote, and the line of the text as it is now where that was; `step` counts from 1. */
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
  const at = Math.min(movedBy(splice.at, between), text.length)
  let line = 1
  for (let end = text.indexOf('\n'); end >= 0 && end < at; end = text.indexOf('\n', end + 1)) line++
  return { line, removed: splice.removed, inserted: splice.inserted }
}

/** Where an offset has come to by later changes of the text. */
function movedBy(offset: number, splices: readonly TextSplice[]): number {
  let at = offset
  for (const { at: start, removed, inserted } of splices) {
    if (start + removed.length <= at) at += inserted.length - removed.length
    else if (start < at) at = start
  }
  return at
}

/** The word at an offset of a text, or the one that comes next in its line. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset)
  const line = before.split('\n').length
  const head = before.slice(before.lastIndexOf('\n') + 1).replace(/^\uFEFF/, '')
  const words = head.split(/[ \t\r]+/).filter((word) => word !== '').length
  const isInside = /[^ \t\r]$/.test(head)
  return { line, word: isInside ? words - 1 : words }
}
