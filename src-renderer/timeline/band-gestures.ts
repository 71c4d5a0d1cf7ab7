/** Actions of the pointer on the band; positions in pixels from its left edge. */
export interface BandActions {
  /** Called at a press that may begin a scrub; `isSecond`: it is the second of a double click. */
  press(isSecond: boolean): void
  /** Called at most once per frame. */
  scrub(x: number): void
  hover(x: number | null): void
  zoom(x: number, factor: number): void
  pan(pixels: number): void
  whole(): void
}

const DOUBLE_CLICK_MS = 500

/** Listens on the band: drag scrubs, Shift or the middle button pans, the wheel zooms, a double click shows all. */
export function bandGestures(element: HTMLElement, actions: BandActions): () => void {
  let drag: { readonly isPan: boolean; x: number } | null = null
  let pressed = { time: -Infinity, x: 0 }
  let frame = 0
  const place = (event: MouseEvent): number => event.clientX - element.getBoundingClientRect().left

  const down = (event: PointerEvent): void => {
    if (event.button > 1) return
    // A middle press would otherwise start the page's scrolling.
    event.preventDefault()
    element.setPointerCapture(event.pointerId)
    drag = { isPan: event.shiftKey || event.button === 1, x: place(event) }
    if (drag.isPan) return
    const isNear = Math.abs(drag.x - pressed.x) < 5
    actions.press(isNear && event.timeStamp - pressed.time < DOUBLE_CLICK_MS)
    pressed = { time: event.timeStamp, x: drag.x }
    actions.scrub(drag.x)
  }
  const move = (event: PointerEvent): void => {
    const x = place(event)
    actions.hover(x)
    if (!drag) return
    if (drag.isPan) {
      actions.pan(drag.x - x)
      drag.x = x
    } else {
      drag.x = x
      frame ||= requestAnimationFrame(() => {
        frame = 0
        if (drag) actions.scrub(drag.x)
      })
    }
  }
  const up = (event: PointerEvent): void => {
    if (drag && !drag.isPan && frame !== 0) actions.scrub(place(event))
    drag = null
  }
  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    // Some mice report lines or pages; converted to pixels.
    const unit = event.deltaMode === 0 ? 1 : event.deltaMode === 1 ? 30 : 300
    const isAside = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)
    if (isAside) actions.pan((event.deltaX || event.deltaY) * unit)
    else actions.zoom(place(event), Math.exp(event.deltaY * unit * 0.002))
    actions.hover(place(event))
  }
  const listeners: readonly (readonly [string, (event: never) => void])[] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', () => (drag = null)],
    ['pointerleave', () => actions.hover(null)],
    ['wheel', wheel],
    ['dblclick', () => actions.whole()],
  ]
  for (const [name, listener] of listeners) {
    element.addEventListener(name, listener as EventListener, { passive: false })
  }
  return () => {
    cancelAnimationFrame(frame)
    for (const [name, listener] of listeners) {
      element.removeEventListener(name, listener as EventListener)
    }
  }
}
