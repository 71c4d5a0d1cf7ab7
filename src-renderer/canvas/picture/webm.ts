import type { FramePlan, FrameSource } from './animation'
import { makeSlices, type Work } from './slices'
import { words } from '../../ui/words'

/** Draws on a canvas from which a video can be encoded. */
export interface CanvasSource extends FrameSource {
  readonly canvas: OffscreenCanvas
}

/** Seconds between key frames, which a player can jump to; each of them is stored completely. */
export const KEY_FRAMES = 2
/** Number of bytes passed on at a time. */
const PART = 4 * 2 ** 20

/** Writes the frames as a WebM file; throws if the system has no encoder for it. */
export async function writeWebm(source: CanvasSource, plan: FramePlan, work: Work): Promise<void> {
  const {
    BufferTarget,
    CanvasSource,
    Output,
    QUALITY_VERY_HIGH,
    WebMOutputFormat,
    getFirstEncodableVideoCodec,
  } = await import('mediabunny')
  const { width, height, canvas } = source
  const codec = await getFirstEncodableVideoCodec(['vp9', 'vp8'], { width, height })
  if (!codec) throw new Error(words.picture.noWebm)
  const slice = makeSlices(work.signal)
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const video = new CanvasSource(canvas, {
    codec,
    bitrate: QUALITY_VERY_HIGH,
    keyFrameInterval: KEY_FRAMES,
    latencyMode: 'quality',
  })
  output.addVideoTrack(video, { frameRate: 1000 / plan.delay })
  await output.start()
  try {
    const length = plan.delay / 1000
    for (const [made, step] of plan.steps.entries()) {
      await slice()
      source.paint(step)
      await video.add(made * length, length)
      work.onProgress((made + 1) / plan.steps.length)
    }
    await output.finalize()
  } catch (reason) {
    await output.cancel()
    throw reason
  }
  const bytes = new Uint8Array(target.buffer!)
  for (let at = 0; at < bytes.length; at += PART) await work.sink(bytes.subarray(at, at + PART))
}
