import { spliceBetween } from '@core/document/splice'

/** Two texts with more characters than this are not shown in full: laying them out side by side would take minutes. */
const WHOLE = 500_000
/** Maximum number of characters shown of each of two long texts. */
const MOST = 250_000
/** Number of lines shown before the first difference. */
const MARGIN = 3

/** The displayed parts of two texts. */
export interface DifferenceExcerpt {
  readonly left: string
  readonly right: string
  /** Number of lines left out before; the same on both sides. */
  readonly skipped: number
  /** True when something that may differ is left out after the end. */
  readonly isCut: boolean
}

/** Whole lines of two long texts from their first difference on; short texts in full. */
export function differenceExcerpt(left: string, right: string): DifferenceExcerpt {
  if (left.length + right.length <= WHOLE) return { left, right, skipped: 0, isCut: false }
  const { at, removed, inserted } = spliceBetween(left, right)
  let from = startOfLine(left, at)
  for (let line = 0; line < MARGIN && from > 0; line++) from = startOfLine(left, from - 1)
  const ends = [at + removed.length, at + inserted.length] as const
  const [leftEnd, rightEnd] = ends.map((end) => Math.min(end, from + MOST)) as [number, number]
  return {
    left: wholeLines(left, from, leftEnd),
    right: wholeLines(right, from, rightEnd),
    skipped: countLines(left, from),
    isCut: leftEnd < ends[0] || rightEnd < ends[1],
  }
}

function startOfLine(text: string, at: number): number {
  return at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1
}

/** The lines up to a place, including its own line if there is room; of a very long line as much as fits. */
function wholeLines(text: string, from: number, at: number): string {
  const next = text.indexOf('\n', at)
  const end = next < 0 ? text.length : next
  if (end - from <= MOST) return text.slice(from, end)
  const last = text.lastIndexOf('\n', at)
  return text.slice(from, last > from ? last : at)
}

function countLines(text: string, end: number): number {
  let lines = 0
  for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) lines++
  return lines
}
