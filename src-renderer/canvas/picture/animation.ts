import { GifWriter } from './gif-writer'
import { makeSlices, type Work } from './slices'

/** The frames of an animation: positions of a run, each shown for `delay` ms. */
export interface FramePlan {
  readonly steps: readonly number[]
  readonly delay: number
  /** GIF only: whether it repeats. */
  readonly isLooped: boolean
}

/** Draws positions of a run, all of one size. */
export interface FrameSource {
  readonly width: number
  readonly height: number
  /** Draws the board at a position of the run. */
  paint(step: number): void
  /** Opaque pixels 0xAABBGGRR of the last painting. */
  pixels(): Uint32Array
}

/** Writes the frames as a GIF file. */
export async function writeGif(source: FrameSource, plan: FramePlan, work: Work): Promise<void> {
  const { steps, delay, isLooped } = plan
  const slice = makeSlices(work.signal)
  const writer = new GifWriter(source.width, source.height, isLooped)
  for (const [made, step] of steps.entries()) {
    await slice()
    source.paint(step)
    const bytes = writer.add(source.pixels(), delay)
    if (bytes.length > 0) await work.sink(bytes)
    work.onProgress((made + 1) / steps.length)
  }
  await work.sink(writer.finish())
}
