import type { PictureOptions } from '@core/protocol/picture'
import { TraceCursor } from '@core/trace/cursor'
import type { FramePlan } from '../picture/animation'
import { estimateBytes, type AnimationKind, type RunToShow } from '../picture/run-frames'

/** Milliseconds of rest before a few frames are tried. */
const REST = 250

/** How large an animation will be, found out by writing a few of its frames. */
export class SizeEstimate {
  /** "about 1.2 MB". */
  words = $state('estimating its size…')

  /** Starts again; gives what stops it. */
  begin(run: RunToShow, options: PictureOptions, kind: AnimationKind, plan: FramePlan): () => void {
    const stop = new AbortController()
    this.words = 'estimating its size…'
    const cursor = new TraceCursor(run.cursor.layout, run.cursor.book)
    const timer = setTimeout(() => {
      estimateBytes({ ...run, cursor }, options, kind, plan, stop.signal).then(
        (bytes) => (this.words = `about ${sizeWords(bytes)}`),
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
  if (bytes < 1000) return `${bytes} bytes`
  const [size, unit] = bytes < 1e6 ? [bytes / 1e3, 'kB'] : [bytes / 1e6, 'MB']
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} ${unit}`
}
