import { spliceBetween } from '@core/document/splice'

/** Two texts of more letters are not shown whole: laying them out side by side would take minutes. */
const WHOLE = 500_000
/** Letters of each side that are shown of them at most. */
const MOST = 250_000
/** Lines that are shown before the first difference. */
const MARGIN = 3

/** What is shown of two texts that are compared. */
export interface DifferenceExcerpt {
  readonly left: string
  readonly right: string
  /** Lines that are left out before; the same on both sides. */
  readonly skipped: number
  /** True when something that may differ is left out behind. */
  readonly isCut: boolean
}

/** Of long texts the part from their first difference on, in whole lines; short ones whole. */
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

/** The lines up to a place, with that in which it lies where there is room; of a very long line as much as there is. */
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
