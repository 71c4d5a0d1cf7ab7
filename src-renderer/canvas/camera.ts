import type { BoardSize, CellRect } from '@core/kernel/grid'
import type { BoardGeometry, BoardRect, BoardXY } from './geometry'

const SMALLEST_CELL = 2
const LARGEST_CELL = 160

/** The part of a board in view, in a pane of any size: pixels per cell, and the board point in the pane's middle. */
export interface CameraView {
  readonly cell: number
  readonly x: number
  readonly y: number
}

/** What a gesture takes hold of: a point of the board, and the pixels per cell as it begins. */
export interface CameraGrip {
  readonly at: BoardXY
  readonly cell: number
}

/** The part of the board in view and its scale. Screen points are CSS pixels from the pane's corner. */
export class Camera {
  /** Pixels per cell. */
  cell = 32
  /** Screen point of the board's (0,0). */
  originX = 0
  originY = 0
  /** True until the user pans or zooms: the board is then fitted again when the pane's size changes. */
  isFitted = true

  width = 0
  height = 0
  /** Room around the cells of a fitted board, whatever its margin is: in pixels, and in cells in addition. */
  rim = { pixels: 0, cells: 0 }
  /** The last fit that did not have to shrink the board because of bars above or below the pane. */
  private settled = { height: 0, cell: 32, originY: 0 }

  fit(geometry: BoardGeometry, size: BoardSize): void {
    const bounds = geometry.bounds(size)
    const along = (room: number, length: number, margin: number): number => {
      const { pixels, cells } = this.rim
      return Math.min(room / length, (room - 2 * pixels) / (length - 2 * margin + 2 * cells))
    }
    const cell = Math.max(
      0.1,
      Math.min(
        along(this.width, bounds.width, -bounds.x),
        along(this.height, bounds.height, -bounds.y),
      ),
    )
    // Whole pixels keep the grid crisp if there is room. The whole board is shown, however small.
    this.cell = Math.min(LARGEST_CELL, cell >= 8 ? Math.floor(cell) : cell)
    this.originX = Math.round((this.width - bounds.width * this.cell) / 2 - bounds.x * this.cell)
    this.originY = Math.round((this.height - bounds.height * this.cell) / 2 - bounds.y * this.cell)
    this.isFitted = true
    this.settled = { height: this.height, cell: this.cell, originY: this.originY }
  }

  /**
   * Fits the board after bars above or below the pane appeared or disappeared. `lowered`: pixels by which the pane's
   * upper edge is lower than when the board was last fitted. As long as the whole board fits, it stays where it is on
   * the screen.
   */
  fitBeside(geometry: BoardGeometry, size: BoardSize, height: number, lowered: number): void {
    const { settled } = this
    this.height = height
    const bounds = geometry.bounds(size)
    const isRoomy = bounds.height * settled.cell <= height
    if (!isRoomy || height >= settled.height) {
      this.fit(geometry, size)
      if (!isRoomy) this.settled = settled
      return
    }
    const highest = -bounds.y * settled.cell
    const lowest = height - (bounds.y + bounds.height) * settled.cell
    const staying = settled.originY - lowered
    this.originX = Math.round(
      (this.width - bounds.width * settled.cell) / 2 - bounds.x * settled.cell,
    )
    this.originY = Math.round(Math.max(highest, Math.min(lowest, staying)))
    this.cell = settled.cell
  }

  pan(dx: number, dy: number): void {
    this.originX += dx
    this.originY += dy
    this.isFitted = false
  }

  /** Copies the view of another camera; returns false when it is the same already. */
  follow({ cell, originX, originY, isFitted }: Camera): boolean {
    const isSame = cell === this.cell && originX === this.originX && originY === this.originY
    Object.assign(this, { cell, originX, originY, isFitted })
    return !isSame
  }

  /** Zooms by a factor; the board point under the screen point stays in place. */
  zoom(factor: number, x: number, y: number): void {
    this.pinch({ at: this.toBoard(x, y), cell: this.cell }, factor, { x, y })
  }

  /**
   * Zooms by a factor from where a gesture began, and shows what it holds under the screen point. However many moves the
   * gesture is told in, the last one alone counts, so that nothing drifts by rounding.
   */
  pinch({ at, cell }: CameraGrip, factor: number, { x, y }: BoardXY): void {
    const least = Math.min(SMALLEST_CELL, cell)
    this.cell = Math.max(least, Math.min(LARGEST_CELL, cell * factor))
    this.originX = Math.round(x - at.x * this.cell)
    this.originY = Math.round(y - at.y * this.cell)
    this.isFitted = false
  }

  /** The view, to be restored later; null while the whole board is fitted in. */
  view(): CameraView | null {
    if (this.isFitted) return null
    return { cell: this.cell, ...this.toBoard(this.width / 2, this.height / 2) }
  }

  show({ cell, x, y }: CameraView): void {
    this.cell = Math.min(LARGEST_CELL, cell)
    this.originX = Math.round(this.width / 2 - x * this.cell)
    this.originY = Math.round(this.height / 2 - y * this.cell)
    this.isFitted = false
  }

  toBoard(x: number, y: number): BoardXY {
    return { x: (x - this.originX) / this.cell, y: (y - this.originY) / this.cell }
  }

  toScreen(at: BoardXY): BoardXY {
    return { x: this.originX + at.x * this.cell, y: this.originY + at.y * this.cell }
  }

  /** Moves as little as needed to bring a point of the board into view; returns true when it moved. */
  reveal(at: BoardXY): boolean {
    const screen = this.toScreen(at)
    const edge = Math.min(this.cell, this.width / 4, this.height / 4)
    const dx = overshoot(screen.x, edge, this.width - edge)
    const dy = overshoot(screen.y, edge, this.height - edge)
    if (dx === 0 && dy === 0) return false
    this.pan(-dx, -dy)
    return true
  }

  /** Keeps a part of the board in the pane, however far the user drags. */
  keepInSight(geometry: BoardGeometry, size: BoardSize): void {
    const bounds = geometry.bounds(size)
    const keep = 48
    const left = bounds.x * this.cell
    const top = bounds.y * this.cell
    const right = left + bounds.width * this.cell
    const bottom = top + bounds.height * this.cell
    this.originX = Math.min(this.width - keep - left, Math.max(keep - right, this.originX))
    this.originY = Math.min(this.height - keep - top, Math.max(keep - bottom, this.originY))
  }

  visible(geometry: BoardGeometry, size: BoardSize): CellRect {
    return geometry.cellsIn(size, this.seen())
  }

  /** The part of the plane in the pane, in cells. */
  seen(): BoardRect {
    const { x, y } = this.toBoard(0, 0)
    return { x, y, width: this.width / this.cell, height: this.height / this.cell }
  }
}

function overshoot(value: number, low: number, high: number): number {
  return value < low ? value - low : value > high ? value - high : 0
}
