import type { BoardPoint } from '../../tools/tool'
import type { BoardStage } from '../../canvas/board-stage'
import type { ShownBoard } from '../../canvas/shown-board'
import { turnWheel } from '../../canvas/wheel'

/** Maximum movement of a click in pixels. */
const STILL = 4

/** Lets a board for viewing only be panned and zoomed, and reports hovering and clicks. */
export class SideInput {
  private from: { x: number; y: number } | null = null
  private pressed: { x: number; y: number } | null = null
  private readonly ends = new AbortController()

  constructor(
    private readonly container: HTMLElement,
    private readonly stage: BoardStage,
    private readonly shown: ShownBoard,
    /** Called with null when the pointer leaves the board. */
    private readonly onHover: (at: BoardPoint | null) => void,
    /** Called at a click; `isMenu`: by the right button. `x` and `y` are a point of the window. */
    private readonly onClick: (at: BoardPoint, x: number, y: number, isMenu: boolean) => void,
  ) {
    const { signal } = this.ends
    container.addEventListener('pointerdown', (event) => this.press(event), { signal })
    container.addEventListener('pointermove', (event) => this.move(event), { signal })
    container.addEventListener('pointerup', (event) => this.release(event), { signal })
    container.addEventListener('contextmenu', (event) => this.openMenu(event), { signal })
    container.addEventListener('pointercancel', () => (this.from = null), { signal })
    container.addEventListener('pointerleave', () => this.onHover(null), { signal })
    container.addEventListener('wheel', (event) => turnWheel(this.stage, container, event), {
      signal,
      passive: false,
    })
  }

  destroy(): void {
    this.ends.abort()
  }

  private press(event: PointerEvent): void {
    if (event.button === 2) return
    this.container.setPointerCapture(event.pointerId)
    this.from = this.pressed = { x: event.clientX, y: event.clientY }
  }

  private release({ clientX: x, clientY: y }: PointerEvent): void {
    const { pressed } = this
    this.from = this.pressed = null
    if (!pressed || Math.hypot(x - pressed.x, y - pressed.y) > STILL) return
    this.onClick(this.pointOf(x, y), x, y, false)
  }

  private openMenu(event: MouseEvent): void {
    event.preventDefault()
    const { clientX: x, clientY: y } = event
    this.onClick(this.pointOf(x, y), x, y, true)
  }

  private move(event: PointerEvent): void {
    if (this.from) {
      this.stage.pan(event.clientX - this.from.x, event.clientY - this.from.y)
      this.from = { x: event.clientX, y: event.clientY }
      return
    }
    this.onHover(this.pointOf(event.clientX, event.clientY))
  }

  private pointOf(clientX: number, clientY: number): BoardPoint {
    const { view, size } = this.shown
    const box = this.container.getBoundingClientRect()
    const at = this.stage.camera.toBoard(clientX - box.left, clientY - box.top)
    return { ...view.geometry.cellAt(size, at), x: at.x, y: at.y }
  }
}
