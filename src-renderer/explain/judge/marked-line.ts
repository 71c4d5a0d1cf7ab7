import type { Stretch } from '@core/judging/answer-pieces'

/** Maximum number of characters of a line shown on each side of the mark. */
const AROUND = 40

/** A part of a text with its surroundings in the line; `…` if those are longer. */
export function markedLine(
  text: string,
  { from, to }: Stretch,
): { readonly before: string; readonly word: string; readonly after: string } {
  const begin = text.lastIndexOf('\n', from - 1) + 1
  const end = text.indexOf('\n', to)
  const before = text.slice(begin, from)
  const after = text.slice(to, end < 0 ? text.length : end)
  return {
    before: before.length > AROUND ? `…${before.slice(-AROUND)}` : before,
    word: text.slice(from, to),
    after: after.length > AROUND ? `${after.slice(0, AROUND)}…` : after,
  }
}
