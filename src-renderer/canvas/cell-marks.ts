import type { BoardSize } from '@core/kernel/grid'
import { fillWithRim } from './pen'
import type { Paint } from './board-view'
import type { BoardGeometry } from './geometry'

/** Marks on single cells of any shape. */
export interface CellMarks {
  outline(row: number, col: number, colour: string, width: number): void
  /**
   * A line inside the cell's edge with a seam in a second colour, so that it is visible on every ground; dashed unless
   * whole.
   */
  ring(row: number, col: number, colour: string, seam: string, isWhole: boolean): void
  /** Fills the cell with the context's current colour. */
  fill(row: number, col: number): void
  /** A line across the cell. */
  strike(row: number, col: number, colour: string): void
  /** A small triangle in the upper right. */
  flag(row: number, col: number, colour: string): void
  /** A small disc in the upper left, with a coloured rim. */
  dot(row: number, col: number, rim: string, fill: string): void
  /** Adds to the context's path the edges across which `isBorder` is true. */
  edges(row: number, col: number, isBorder: (row: number, col: number) => boolean): void
}

export function cellMarks(paint: Paint, geometry: BoardGeometry, size: BoardSize): CellMarks {
  const { ctx, cell } = paint
  const { corners, edgeSteps } = geometry
  const trace = (row: number, col: number, inset: number): void => {
    const { x, y } = geometry.centreOf(size, row, col)
    const scale = cell - 2 * inset
    ctx.beginPath()
    for (const corner of corners) {
      ctx.lineTo(x * cell + corner.x * scale, y * cell + corner.y * scale)
    }
    ctx.closePath()
  }
  return {
    outline(row, col, colour, width) {
      ctx.strokeStyle = colour
      ctx.lineWidth = width
      trace(row, col, width / 2)
      ctx.stroke()
    },
    ring(row, col, colour, seam, isWhole) {
      ctx.save()
      trace(row, col, Math.min(4, cell * 0.12))
      ctx.strokeStyle = seam
      ctx.lineWidth = 4
      ctx.stroke()
      ctx.strokeStyle = colour
      ctx.lineWidth = 2
      if (!isWhole) ctx.setLineDash([5, 3])
      ctx.stroke()
      ctx.restore()
    },
    fill(row, col) {
      trace(row, col, 0)
      ctx.fill()
    },
    strike(row, col, colour) {
      const { x, y } = geometry.centreOf(size, row, col)
      ctx.strokeStyle = colour
      ctx.lineWidth = 2
      ctx.beginPath()
      ctx.moveTo((x - 0.35) * cell, (y + 0.35) * cell)
      ctx.lineTo((x + 0.35) * cell, (y - 0.35) * cell)
      ctx.stroke()
    },
    flag(row, col, colour) {
      const { x, y } = geometry.centreOf(size, row, col)
      const right = (x + 0.46) * cell
      const top = (y - 0.46) * cell
      const length = Math.min(10, cell * 0.35)
      ctx.fillStyle = colour
      ctx.beginPath()
      ctx.moveTo(right - length, top)
      ctx.lineTo(right, top)
      ctx.lineTo(right, top + length)
      ctx.fill()
    },
    dot(row, col, rim, fill) {
      const { x, y } = geometry.centreOf(size, row, col)
      const radius = Math.max(2, Math.min(5, cell * 0.16))
      ctx.beginPath()
      ctx.arc((x - 0.3) * cell, (y - 0.3) * cell, radius, 0, 2 * Math.PI)
      fillWithRim(ctx, fill, rim, 1.5)
    },
    edges(row, col, isBorder) {
      const { x, y } = geometry.centreOf(size, row, col)
      edgeSteps.forEach((step, index) => {
        if (!isBorder(row + step.rows, col + step.cols)) return
        const a = corners[index]!
        const b = corners[(index + 1) % corners.length]!
        ctx.moveTo((x + a.x) * cell, (y + a.y) * cell)
        ctx.lineTo((x + b.x) * cell, (y + b.y) * cell)
      })
    },
  }
}
