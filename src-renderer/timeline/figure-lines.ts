import type { ChunkSource } from '@core/trace/book'
import type { TimeWindow } from './time-window'

/** A figure of the run over a part of it. */
export interface FigureLine {
  /** Number of the figure. */
  readonly figure: number
  /**
   * Heights at evenly spaced points from the beginning of the part to its end: 0 for the lowest value there, 1 for the
   * highest.
   */
  readonly heights: Float32Array
}

/**
 * Figures over a part of a run: as lines or, if lines would hide each other, as the heights of the greatest of them.
 */
export interface FigureLines {
  readonly lines: readonly FigureLine[]
  /** 0 for none, 1 for the greatest value of all; null if lines are drawn, or nothing changes. */
  readonly skyline: Float32Array | null
}

/**
 * Maximum number of lines: more would hide each other and the lanes, and so would lines that together go too often from
 * edge to edge.
 */
const MOST_LINES = 6
const MOST_WAYS = 24

/**
 * The first figures that change in a part of the run, each scaled to its lowest and highest value there: steep lines
 * mean many changes, at any zoom. `columns` has a figure's value at the end of each turn; turns within a chunk count as
 * equally long.
 */
export function figureLines(
  book: ChunkSource,
  columns: readonly Int32Array[],
  { from, to }: TimeWindow,
  points: number,
): FigureLines {
  const last = Math.min(to, book.stepCount)
  if (book.length === 0 || points < 2 || last <= from) return { lines: [], skyline: null }
  const count = Math.max(2, Math.round((points * (last - from)) / (to - from)))
  const turns = Array.from({ length: count }, (_, i) =>
    turnAt(book, from + ((last - from) * i) / (count - 1)),
  )
  const lines: FigureLine[] = []
  const tops = new Float32Array(count)
  let ways = 0
  for (let figure = 0; figure < columns.length && lines.length < MOST_LINES; figure++) {
    const column = columns[figure]!
    if (column.length === 0) continue
    const values = turns.map((turn) => column[Math.min(turn, column.length - 1)]!)
    const least = Math.min(...values)
    const most = Math.max(...values)
    if (most <= least) continue
    const heights = Float32Array.from(values, (value) => (value - least) / (most - least))
    lines.push({ figure, heights })
    values.forEach((value, i) => {
      tops[i] = Math.max(tops[i]!, value)
      ways += Math.abs(heights[i]! - heights[Math.max(0, i - 1)]!)
    })
  }
  if (ways <= MOST_WAYS) return { lines, skyline: null }
  const top = Math.max(...tops, 1)
  return { lines: [], skyline: tops.map((height) => height / top) }
}

function turnAt(book: ChunkSource, step: number): number {
  const at = Math.max(0, Math.min(book.stepCount - 1, Math.floor(step)))
  const { firstStep, stepCount, firstTurn, lastTurn } = book.sketchAt(book.indexOf(at))
  return firstTurn + Math.floor(((lastTurn - firstTurn + 1) * (at - firstStep)) / stepCount)
}
