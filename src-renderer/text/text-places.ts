import type { Text } from '@codemirror/state'
import { placeRange, type Place } from '@core/kernel/diagnostics'

/** Where a place stands in the editor's offsets; equal ends mark a point. What lies behind the text is its end. */
export function rangeOfPlace(doc: Text, place: Place): { from: number; to: number } {
  if (place.line > doc.lines) return { from: doc.length, to: doc.length }
  const line = doc.line(Math.max(1, place.line))
  const { column, length } = placeRange([line.text], { ...place, line: 1 })
  const from = line.from + column - 1
  return { from, to: from + length }
}

/** The place of a caret: the word it stands in or behind, the first of its line when it stands before all. */
export function placeOfOffset(doc: Text, offset: number): Place {
  const line = doc.lineAt(offset)
  const column = offset - line.from
  const starts = [...line.text.matchAll(/[^ \t\r]+/g)].filter((word) => word.index <= column)
  return { line: line.number, word: Math.max(0, starts.length - 1) }
}
