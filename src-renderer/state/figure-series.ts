import type { StateLayout, TraceChunk } from '@core/trace/trace'

/** The figures of a run at the end of each turn, for the chart; grows with the chunks. */
export class FigureSeries {
  /** One column a figure; index is the turn. */
  readonly columns: number[][]
  private readonly values: Int32Array
  private readonly figureOfSlot = new Map<number, number>()
  private readonly firstSlot: number
  private readonly lastSlot: number

  constructor(layout: StateLayout) {
    this.columns = layout.figures.map(() => [])
    this.values = new Int32Array(layout.figures.length)
    layout.figures.forEach((figure, index) => this.figureOfSlot.set(figure.slot, index))
    this.firstSlot = Math.min(...layout.figures.map((figure) => figure.slot))
    this.lastSlot = Math.max(...layout.figures.map((figure) => figure.slot))
  }

  append(chunk: TraceChunk): void {
    for (let step = 0; step < chunk.stepCount; step++) {
      for (let i = chunk.changeStart[step]!; i < chunk.changeStart[step + 1]!; i++) {
        const slot = chunk.slot[i]!
        if (slot < this.firstSlot || slot > this.lastSlot) continue
        const figure = this.figureOfSlot.get(slot)
        if (figure !== undefined) this.values[figure] = chunk.after[i]!
      }
      const turn = chunk.turn[step]!
      this.columns.forEach((column, figure) => {
        column[turn] = this.values[figure]!
      })
    }
  }
}
