import { startState, type StateLayout, type TraceChunk } from './trace'

/** The figures at the end of consecutive turns, as they travel between threads. */
export interface FigurePart {
  readonly firstTurn: number
  /** One column a figure. */
  readonly columns: readonly Int32Array[]
}

/** The figures of a run at the end of each turn, for charts; four bytes a figure and turn. Grows with the run. */
export class FigureSeries {
  /** Turns so far; the last one may go on. */
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

  /** One column a figure; index is the turn. Views, good until more is appended. */
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
      this.extendTo(chunk.turn[step]! + 1)
      for (let figure = 0; figure < this.held.length; figure++) {
        this.held[figure]![this.turnCount - 1] = this.values[figure]!
      }
    }
  }

  /** The turns from one on, to be appended elsewhere. */
  partFrom(firstTurn: number): FigurePart {
    return { firstTurn, columns: this.held.map((held) => held.slice(firstTurn, this.turnCount)) }
  }

  /** Takes turns from elsewhere; the first of them may be there already, as far as it went then. */
  appendPart({ firstTurn, columns }: FigurePart): void {
    this.extendTo(firstTurn + (columns[0]?.length ?? 0))
    columns.forEach((column, figure) => {
      this.held[figure]!.set(column, firstTurn)
      this.values[figure] = column.at(-1) ?? this.values[figure]!
    })
  }

  /** A turn without a step holds the figures of the one before. */
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
