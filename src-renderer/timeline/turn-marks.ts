import type { ChunkSource } from '@core/trace/book'
import { EXACT_CHUNKS } from './event-density'
import type { TimeWindow } from './time-window'

/** The beginning of a turn. */
export interface TurnMark {
  /** From 0. */
  readonly turn: number
  /** Position just before its first step. */
  readonly step: number
}

/**
 * Turns to mark on a part of a run: every turn, or those with round numbers, so that there are at most `most`. Exact if
 * the part lies in few chunks, else turns within a chunk count as equally long.
 */
export function turnMarks(book: ChunkSource, window: TimeWindow, most: number): TurnMark[] {
  if (book.length === 0) return []
  const firstChunk = book.indexOf(Math.max(0, Math.floor(window.from)))
  const lastChunk = book.indexOf(Math.max(0, Math.ceil(window.to) - 1))
  const isExact = lastChunk - firstChunk < EXACT_CHUNKS
  const firstTurn = book.sketchAt(firstChunk).firstTurn
  const lastTurn = book.sketchAt(lastChunk).lastTurn
  const every = roundStep(turnsOn(book, window) / Math.max(1, most))
  const marks: TurnMark[] = []
  // Displayed numbers begin with 1, and those should be round.
  for (
    let shown = Math.ceil((firstTurn + 1) / every) * every;
    shown <= lastTurn + 1;
    shown += every
  ) {
    const step = startOfTurn(book, shown - 1, isExact)
    if (step > window.to) break
    if (step >= window.from) marks.push({ turn: shown - 1, step })
  }
  if (window.from === 0 && every > 1) marks.unshift({ turn: book.sketchAt(0).firstTurn, step: 0 })
  return marks
}

/** The approximate number of turns in a part, estimated from its recorded part. */
export function turnsOn(book: ChunkSource, { from, to }: TimeWindow): number {
  if (book.length === 0) return 0
  const first = book.indexOf(Math.max(0, Math.floor(from)))
  const last = book.indexOf(Math.max(0, Math.ceil(to) - 1))
  // A chunk at an edge may lie mostly outside, so it counts by its share of steps.
  const steps = endOf(book, last) - book.sketchAt(first).firstStep
  const turns = book.sketchAt(last).lastTurn - book.sketchAt(first).firstTurn + 1
  return (turns * (to - from)) / Math.max(1, steps)
}

/** Position just before the first step of a turn, or of the next turn if it has no steps. */
export function startOfTurn(book: ChunkSource, turn: number, isExact: boolean): number {
  let lo = 0
  let hi = book.length
  while (lo < hi) {
    const mid = (lo + hi) >> 1
    if (book.sketchAt(mid).lastTurn < turn) lo = mid + 1
    else hi = mid
  }
  if (lo === book.length) return book.stepCount
  const { firstStep, stepCount, firstTurn, lastTurn } = book.sketchAt(lo)
  if (firstTurn >= turn) return firstStep
  if (!isExact) {
    return firstStep + Math.round((stepCount * (turn - firstTurn)) / (lastTurn - firstTurn + 1))
  }
  const turns = book.chunkAt(lo).turn
  let at = 0
  while (at < stepCount && turns[at]! < turn) at++
  return firstStep + at
}

/** The same, exact if the run is short; never replays a part of it. */
export function roughStartOfTurn(book: ChunkSource, turn: number): number {
  return startOfTurn(book, turn, book.length <= EXACT_CHUNKS)
}

/** The smallest of 1, 2, 5, 10, 20, 50, … that is not below a number. */
export function roundStep(least: number): number {
  let power = 1
  while (power * 10 <= least) power *= 10
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? power
}

function endOf(book: ChunkSource, index: number): number {
  const { firstStep, stepCount } = book.sketchAt(index)
  return firstStep + stepCount
}
