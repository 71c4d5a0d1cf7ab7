import type { BoardStage } from './board-stage'

const WHEEL_ZOOM = 1.0015

/** Moves a board with the wheel: it pans, sideways with Shift, and zooms at the pointer with Ctrl. */
export function turnWheel(stage: BoardStage, container: HTMLElement, event: WheelEvent): void {
  event.preventDefault()
  if (event.ctrlKey || event.metaKey) {
    const box = container.getBoundingClientRect()
    const factor = WHEEL_ZOOM ** -event.deltaY
    stage.zoom(factor, event.clientX - box.left, event.clientY - box.top)
  } else if (event.shiftKey && event.deltaX === 0) stage.pan(-event.deltaY, 0)
  else stage.pan(-event.deltaX, -event.deltaY)
}
