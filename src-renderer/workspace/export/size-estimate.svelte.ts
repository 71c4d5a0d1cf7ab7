import type { PictureOptions } from '@core/protocol/picture'
import { TraceCursor } from '@core/trace/cursor'
import type { FramePlan } from '../../canvas/picture/animation'
import { estimateBytes, type AnimationKind, type RunToShow } from '../../canvas/picture/run-frames'
import { decimals } from '../../ui/decimals'
import { words } from '../../ui/words'

const shown = words.exports.animation
/** Delay before a few frames are tried, in ms. */
const REST = 250

/** The estimated size of an animation, found by writing a few of its frames. */
export class SizeEstimate {
  /** "about 1.2 MB". */
  words: string = $state(shown.estimating)

  /** Starts again; returns a function that stops it. */
  begin(run: RunToShow, options: PictureOptions, kind: AnimationKind, plan: FramePlan): () => void {
    const stop = new AbortController()
    this.words = shown.estimating
    const cursor = new TraceCursor(run.cursor.layout, run.cursor.book)
    const timer = setTimeout(() => {
      estimateBytes({ ...run, cursor }, options, kind, plan, stop.signal).then(
        (bytes) => (this.words = shown.about({ size: sizeWords(bytes) })),
        (reason: unknown) => {
          if (!stop.signal.aborted) this.words = reason instanceof Error ? reason.message : ''
        },
      )
    }, REST)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }
}

function sizeWords(bytes: number): string {
  const { size } = words.common
  if (bytes < 1000) return size.bytes({ count: bytes })
  const isSmall = bytes < 1e6
  const count = bytes / (isSmall ? 1e3 : 1e6)
  const told = { size: decimals(count, count < 10 ? 1 : 0) }
  return isSmall ? size.kilobytes(told) : size.megabytes(told)
}
