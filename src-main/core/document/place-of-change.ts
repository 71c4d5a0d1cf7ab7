import { faultOf } from '../game/playable'
import type { InputFault } from '../game/inputs'
import type { Place } from '../kernel/diagnostics'
import { undo, type LevelDocument } from './level-document'
import type { TextSplice } from './splice'

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
