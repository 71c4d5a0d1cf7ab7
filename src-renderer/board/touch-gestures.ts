import type { BoardStage } from '../canvas/board-stage'
import type { CameraGrip } from '../canvas/camera'
import type { BoardXY } from '../canvas/geometry'

/** Time after which a resting finger opens the menu, in ms, and the distance that it may tremble, in pixels. */
const LONG = 500
const TREMBLE = 10

/** What two fingers hold between them, and their distance as they take hold, in pixels. */
interface Grip extends CameraGrip {
  readonly apart: number
}

/** Effects of a gesture on the work of the first finger. */
interface Work {
  /** Cancels the work it has begun. */
  cancel(): boolean
}

/**
 * Gestures on a board: two fingers zoom and pan, and one that rests opens the menu of the cell, as the right button
 * does. A single finger works as the left button; if it becomes a gesture, the work it has begun is undone.
 */
export class TouchGestures {
  private readonly fingers = new Map<number, BoardXY>()
  /** True from the beginning of a gesture until all fingers are lifted: no other listener gets their events. */
  private isTaken = false
  private grip: Grip | null = null
  private start: BoardXY = { x: 0, y: 0 }
  private resting: ReturnType<typeof setTimeout> | undefined
  private readonly ends = new AbortController()

  constructor(
    private readonly container: HTMLElement,
    private readonly stage: BoardStage,
    private readonly work: Work,
  ) {
    const on = (name: string, listener: (event: PointerEvent) => void): void => {
      const first = (event: Event): void => {
        if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return
        listener(event)
        if (this.isTaken) event.stopImmediatePropagation()
        if (name !== 'contextmenu' && name !== 'pointerdown' && this.fingers.size === 0) {
          this.isTaken = false
        }
      }
      container.addEventListener(name, first, { capture: true, signal: this.ends.signal })
    }
    on('pointerdown', (event) => this.press(event))
    on('pointermove', (event) => this.move(event))
    on('pointerup', (event) => this.lift(event))
    on('pointercancel', (event) => this.lift(event))
    // The browser's own event for a long touch comes earlier on some systems and later on others.
    on('contextmenu', (event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
    })
  }

  destroy(): void {
    clearTimeout(this.resting)
    this.ends.abort()
  }

  private press(event: PointerEvent): void {
    this.fingers.set(event.pointerId, pointOf(event))
    clearTimeout(this.resting)
    if (this.fingers.size > 1) {
      this.take()
      this.hold()
    } else {
      this.start = pointOf(event)
      this.resting = setTimeout(() => this.openMenu(), LONG)
    }
  }

  private move(event: PointerEvent): void {
    if (!this.fingers.has(event.pointerId)) return
    this.fingers.set(event.pointerId, pointOf(event))
    const [a, b] = this.fingers.values()
    if (!this.isTaken) {
      if (distance(this.start, pointOf(event)) > TREMBLE) clearTimeout(this.resting)
      return
    }
    if (!a || !b || !this.grip) return
    this.stage.pinch(this.grip, distance(a, b) / this.grip.apart, this.middle(a, b))
  }

  private lift(event: PointerEvent): void {
    clearTimeout(this.resting)
    this.fingers.delete(event.pointerId)
    this.hold()
  }

  /** Begins to zoom and pan with the first two fingers from what is in view now. */
  private hold(): void {
    const [a, b] = this.fingers.values()
    this.grip = null
    if (!a || !b) return
    const { camera } = this.stage
    const { x, y } = this.middle(a, b)
    const apart = Math.max(1, distance(a, b))
    this.grip = { at: camera.toBoard(x, y), cell: camera.cell, apart }
  }

  /** The point of the pane between two fingers. */
  private middle(a: BoardXY, b: BoardXY): BoardXY {
    const { left, top } = this.container.getBoundingClientRect()
    return { x: (a.x + b.x) / 2 - left, y: (a.y + b.y) / 2 - top }
  }

  private openMenu(): void {
    const { x, y } = this.start
    this.take()
    this.container.dispatchEvent(
      new MouseEvent('contextmenu', { button: 2, clientX: x, clientY: y, cancelable: true }),
    )
  }

  private take(): void {
    if (!this.isTaken) this.work.cancel()
    this.isTaken = true
  }
}

function pointOf({ clientX, clientY }: PointerEvent): BoardXY {
  return { x: clientX, y: clientY }
}

function distance(a: BoardXY, b: BoardXY): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
