import { startState, type StateLayout, type TraceChunk } from './trace'

/** The values at the end of consecutive turns, as sent between threads. */
export interface FigurePart {
  readonly firstTurn: number
  /** One column for each value. */
  readonly columns: readonly Int32Array[]
}

/** The values of a run at the end of each turn, for charts; four bytes per value and turn. Grows with the run. */
export class FigureSeries {
  /** Turns so far; the last one may not be complete. */
  turnCount = 0
  private held: Int32Array[]
  private readonly values: Int32Array
  private readonly figureOfSlot = new Map<number, number>()
  private readonly firstSlot: number
  private readonly lastSlot: number

  constructor(layout: StateLayout) {
    this.held = layout.figures.map(() => new Int32Array(256))
    const start = startState(layout)
    this.values = Int32Array.from(layout.figures, ({ slot }) => start[slot]!)
    layout.figures.forEach((figure, index) => this.figureOfSlot.set(figure.slot, index))
    this.firstSlot = Math.min(...layout.figures.map((figure) => figure.slot))
    this.lastSlot = Math.max(...layout.figures.map((figure) => figure.slot))
  }

  /** One column for each value; the index is the turn. Views, valid until more is appended. */
  get columns(): readonly Int32Array[] {
    return this.held.map((column) => column.subarray(0, this.turnCount))
  }

  append(chunk: TraceChunk): void {
    for (let step = 0; step < chunk.stepCount; step++) {
      for (let i = chunk.changeStart[step]!; i < chunk.changeStart[step + 1]!; i++) {
        const slot = chunk.slot[i]!
        if (slot < this.firstSlot || slot > this.lastSlot) continue
        const figure = this.figureOfSlot.get(slot)
        if (figure !== undefined) this.values[figure] = chunk.after[i]!
      }
      this.note(chunk.turn[step]!, this.values)
    }
  }

  /** Notes the values of a turn so far; a later call for the same turn replaces them. Turns never go back. */
  note(turn: number, values: Int32Array): void {
    this.extendTo(turn + 1)
    for (let figure = 0; figure < this.held.length; figure++) {
      this.held[figure]![turn] = values[figure]!
    }
  }

  /** The turns from `firstTurn` on, to be appended elsewhere. */
  partFrom(firstTurn: number): FigurePart {
    return { firstTurn, columns: this.held.map((held) => held.slice(firstTurn, this.turnCount)) }
  }

  /** Appends turns from elsewhere; the first of them may already be there, incomplete. */
  appendPart({ firstTurn, columns }: FigurePart): void {
    this.extendTo(firstTurn + (columns[0]?.length ?? 0))
    columns.forEach((column, figure) => {
      this.held[figure]!.set(column, firstTurn)
      this.values[figure] = column.at(-1) ?? this.values[figure]!
    })
  }

  /** A turn without a step has the values of the one before. */
  private extendTo(turnCount: number): void {
    const from = this.turnCount
    if (turnCount <= from) return
    const room = this.held[0]?.length ?? Infinity
    if (turnCount > room) {
      const size = Math.max(turnCount, room * 2)
      this.held = this.held.map((column) => {
        const larger = new Int32Array(size)
        larger.set(column)
        return larger
      })
    }
    this.held.forEach((column) => column.fill(column[from - 1] ?? 0, from, turnCount))
    this.turnCount = turnCount
  }
}
