import type { BoardSize, CellRect } from '@core/kernel/grid'
import type { BoardGeometry, BoardRect, BoardXY } from './geometry'

const SMALLEST_CELL = 2
const LARGEST_CELL = 160

/** What of the board is seen, in a pane of any size: pixels a cell, and the board point in the pane's middle. */
export interface CameraView {
  readonly cell: number
  readonly x: number
  readonly y: number
}

/** Which stretch of the board is seen, and how large. Screen points are CSS pixels from the pane's corner. */
export class Camera {
  /** Pixels a cell. */
  cell = 32
  /** Screen point of the board's (0,0). */
  originX = 0
  originY = 0
  /** True until the user pans or zooms: the board is then fitted again when the pane changes. */
  isFitted = true

  width = 0
  height = 0
  /** Room that a fitted board leaves around its cells, whatever its own margin is: pixels, and cells beside them. */
  rim = { pixels: 0, cells: 0 }
  /** How the board was fitted last into a pane with no more bars beside it than there were then. */
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
    // Whole pixels keep the grid crisp where there is room for it. All is shown, however small that makes it.
    this.cell = Math.min(LARGEST_CELL, cell >= 8 ? Math.floor(cell) : cell)
    this.originX = Math.round((this.width - bounds.width * this.cell) / 2 - bounds.x * this.cell)
    this.originY = Math.round((this.height - bounds.height * this.cell) / 2 - bounds.y * this.cell)
    this.isFitted = true
    this.settled = { height: this.height, cell: this.cell, originY: this.originY }
  }

  /**
   * Fits the board after bars above or below the pane came or went, whose upper edge is now `lowered` pixels below where
   * it was when the board was fitted last. As long as all of it can be seen the board stays where it is on the screen.
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

  /** Takes over what another camera looks at; false when that is so already. */
  follow({ cell, originX, originY, isFitted }: Camera): boolean {
    const isSame = cell === this.cell && originX === this.originX && originY === this.originY
    Object.assign(this, { cell, originX, originY, isFitted })
    return !isSame
  }

  /** Zooms by a factor; the board point under the screen point stays there. */
  zoom(factor: number, x: number, y: number): void {
    const least = Math.min(SMALLEST_CELL, this.cell)
    const next = Math.max(least, Math.min(LARGEST_CELL, this.cell * factor))
    const at = this.toBoard(x, y)
    this.cell = next
    this.originX = Math.round(x - at.x * next)
    this.originY = Math.round(y - at.y * next)
    this.isFitted = false
  }

  /** What is seen, to be seen again; null while the whole board is fitted in. */
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

  /** Moves as little as needed to bring a point of the board into view; true when it moved. */
  reveal(at: BoardXY): boolean {
    const screen = this.toScreen(at)
    const edge = Math.min(this.cell, this.width / 4, this.height / 4)
    const dx = overshoot(screen.x, edge, this.width - edge)
    const dy = overshoot(screen.y, edge, this.height - edge)
    if (dx === 0 && dy === 0) return false
    this.pan(-dx, -dy)
    return true
  }

  /** Keeps a part of the board in the pane, however far one drags. */
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

  /** The stretch of the plane in the pane, in cells. */
  seen(): BoardRect {
    const { x, y } = this.toBoard(0, 0)
    return { x, y, width: this.width / this.cell, height: this.height / this.cell }
  }
}

function overshoot(value: number, low: number, high: number): number {
  return value < low ? value - low : value > high ? value - high : 0
}
