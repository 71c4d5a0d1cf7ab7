import type { TimeWindow } from './time-window'

/** Space at both ends, so that the playhead fits there, in pixels. */
const MARGIN = 8

/** The position of a range's steps on a band of a given width in pixels. */
export class BandScale {
  readonly pixelsAStep: number

  constructor(
    readonly window: TimeWindow,
    readonly width: number,
  ) {
    this.pixelsAStep = Math.max(1, width - 2 * MARGIN) / (window.to - window.from)
  }

  /** Pixel of a position in the run. */
  xOf(step: number): number {
    return MARGIN + (step - this.window.from) * this.pixelsAStep
  }

  /** Position in the run at a pixel, with fractions; may lie outside the range. */
  stepAt(x: number): number {
    return this.window.from + (x - MARGIN) / this.pixelsAStep
  }
}

/** First index of an ascending list whose value is not below a step. */
export function firstFrom(steps: ArrayLike<number>, step: number): number {
  let lo = 0
  let hi = steps.length
  while (lo < hi) {
    const mid = (lo + hi) >> 1
    if (steps[mid]! < step) lo = mid + 1
    else hi = mid
  }
  return lo
}
