import type { Text } from '@codemirror/state'
import { placeRange, type Place } from '@core/kernel/diagnostics'

/**
 * A place as a range of the editor's offsets; equal ends are a point. Places after the end of the text become its end.
 */
export function rangeOfPlace(doc: Text, place: Place): { from: number; to: number } {
  if (place.line > doc.lines) return { from: doc.length, to: doc.length }
  const line = doc.line(Math.max(1, place.line))
  const { column, length } = placeRange([line.text], { ...place, line: 1 })
  const from = line.from + column - 1
  return { from, to: from + length }
}

/** The place of a caret: the word that contains it or ends before it; before all words of a line, the first one. */
export function placeOfOffset(doc: Text, offset: number): Place {
  const line = doc.lineAt(offset)
  const column = offset - line.from
  const starts = [...line.text.matchAll(/[^ \t\r]+/g)].filter((word) => word.index <= column)
  return { line: line.number, word: Math.max(0, starts.length - 1) }
}
