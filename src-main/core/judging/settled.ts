import type { HeldAt } from '../game/answer-origins'
import type { ChunkSource } from '../trace/book'
import type { StateLayout, TraceChunk } from '../trace/trace'

/** A run as far as it is recorded. */
export interface RecordedPart {
  readonly layout: StateLayout
  readonly book: ChunkSource
  /** False while more may come, or if the recording was cut short. */
  readonly isWhole: boolean
}

/**
 * The position after the step that settles a piece of an answer: 0 if the piece is there from the start, null if the
 * recording does not show it. `heldAt`: from the game's `origins`. Reads few chunks even of the longest run if the
 * slots are figures, or have a `least`.
 */
export function settledAt(run: RecordedPart, heldAt: readonly HeldAt[]): number | null {
  let position = 0
  for (const held of heldAt) {
    const found =
      held.least === undefined ? lastChange(run, held) : firstReach(run, held, held.least)
    if (found === null) return null
    position = Math.max(position, found)
  }
  return position
}

/** Whether a change of a slot changes the value of these bits. */
export function isWrittenBy(held: HeldAt, before: number, after: number): boolean {
  const [was, is] = [bitsOf(held, before), bitsOf(held, after)]
  return held.least === undefined ? was !== is : was < held.least && is >= held.least
}

function bitsOf({ shift = 0, mask = -1 }: HeldAt, value: number): number {
  return (value >> shift) & mask
}

function lastChange({ layout, book, isWhole }: RecordedPart, held: HeldAt): number | null {
  if (!isWhole) return null
  const figure = layout.figures.findIndex(({ slot }) => slot === held.slot)
  for (let index = book.length - 1; index >= 0; index--) {
    const { figureLows, figureHighs } = book.sketchAt(index)
    const low = figureLows[figure]
    if (low !== undefined && low === figureHighs[figure]) continue
    const chunk = book.chunkAt(index)
    for (let row = chunk.slot.length - 1; row >= 0; row--)
      if (isWritten(chunk, row, held)) return behind(chunk, row)
  }
  return 0
}

function firstReach({ book }: RecordedPart, held: HeldAt, least: number): number | null {
  const isReached = (state: Int32Array): boolean => bitsOf(held, state[held.slot] ?? 0) >= least
  if (book.length === 0) return null
  if (isReached(book.stateBefore(0)!)) return 0
  // Only states at hand are used: the chunks between two of them are made once, in order.
  let from = 0
  let end = book.length
  for (let next = atHandBetween(book, from, end); next; next = atHandBetween(book, from, end)) {
    if (isReached(next.state)) end = next.index
    else from = next.index
  }
  for (let index = from; index < end; index++) {
    const chunk = book.chunkAt(index)
    for (let row = 0; row < chunk.slot.length; row++)
      if (isWritten(chunk, row, held)) return behind(chunk, row)
  }
  return null
}

/** A chunk about in the middle between two others whose state is at hand; null if there is none. */
function atHandBetween(book: ChunkSource, from: number, end: number) {
  const middle = (from + end) >> 1
  for (let away = 0; away < end - from; away++) {
    for (const index of [middle - away, middle + away]) {
      const state = index > from && index < end ? book.stateBefore(index) : undefined
      if (state) return { index, state }
    }
  }
  return null
}

function isWritten({ slot, before, after }: TraceChunk, row: number, held: HeldAt): boolean {
  return slot[row] === held.slot && isWrittenBy(held, before[row]!, after[row]!)
}

/** The position after the step that made the change in a row. */
function behind({ firstStep, changeStart }: TraceChunk, row: number): number {
  let lo = 0
  let hi = changeStart.length - 1
  while (lo < hi) {
    const mid = (lo + hi) >> 1
    if (changeStart[mid]! <= row) lo = mid + 1
    else hi = mid
  }
  return firstStep + lo
}
