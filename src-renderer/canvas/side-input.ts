import type { BoardPoint } from '../tools/tool'
import type { BoardStage } from './board-stage'
import type { BoardSubject } from './board-subject'
import { turnWheel } from './wheel'

/** Lets a board that is only looked at be panned and zoomed, and tells where the pointer is. */
export class SideInput {
  private from: { x: number; y: number } | null = null
  private readonly ends = new AbortController()

  constructor(
    private readonly container: HTMLElement,
    private readonly stage: BoardStage,
    private readonly subject: BoardSubject,
    /** Null when the pointer leaves the board. */
    private readonly onHover: (at: BoardPoint | null) => void,
  ) {
    const { signal } = this.ends
    container.addEventListener('pointerdown', (event) => this.press(event), { signal })
    container.addEventListener('pointermove', (event) => this.move(event), { signal })
    container.addEventListener('pointerup', () => (this.from = null), { signal })
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
    this.from = { x: event.clientX, y: event.clientY }
  }

  private move(event: PointerEvent): void {
    if (this.from) {
      this.stage.pan(event.clientX - this.from.x, event.clientY - this.from.y)
      this.from = { x: event.clientX, y: event.clientY }
      return
    }
    const { view, size } = this.subject
    const box = this.container.getBoundingClientRect()
    const at = this.stage.camera.toBoard(event.clientX - box.left, event.clientY - box.top)
    this.onHover({ ...view.geometry.cellAt(size, at), x: at.x, y: at.y })
  }
}
