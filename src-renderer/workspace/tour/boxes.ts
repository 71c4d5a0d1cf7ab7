/** A rectangle in the window, in pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The visible part of a scrolled element; null if none of it is visible. */
export function seenBox(element: Element): Box | null {
  let { left, top, right, bottom } = element.getBoundingClientRect()
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'visible') continue
    const box = around.getBoundingClientRect()
    left = Math.max(left, box.left)
    top = Math.max(top, box.top)
    right = Math.min(right, box.right)
    bottom = Math.min(bottom, box.bottom)
  }
  const [width, height] = [right - left, bottom - top]
  return width > 0 && height > 0 ? { x: left, y: top, width, height } : null
}

/** Whether two lists contain the same boxes. */
export function areSameBoxes(some: readonly Box[], others: readonly Box[]): boolean {
  const keys = ['x', 'y', 'width', 'height'] as const
  return (
    some.length === others.length &&
    some.every((one, at) => keys.every((key) => one[key] === others[at]![key]))
  )
}
