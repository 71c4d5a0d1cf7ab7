import { GIFEncoder, type Colour, type Encoder } from 'gifenc'
import { makePalette } from './palette'

const NOTHING = new Uint8Array(0)
/** Maximum time that a frame can be shown, in ms. */
const LONGEST = 655_350

interface Pending {
  readonly index: Uint8Array
  readonly palette: readonly Colour[]
  readonly transparent: number
  delay: number
}

/**
 * A GIF file, written frame by frame. A frame contains only the pixels that differ from the previous one, with a
 * separate palette, so that a board keeps its exact colours as long as a step changes fewer than 256 of them.
 */
export class GifWriter {
  private readonly encoder: Encoder = GIFEncoder({ auto: false })
  private shown: Uint32Array | null = null
  /** A frame not written yet, because an equal next frame only makes it longer. */
  private pending: Pending | null = null
  private isFirst = true

  constructor(
    private readonly width: number,
    private readonly height: number,
    private readonly isLooped: boolean,
  ) {
    this.encoder.writeHeader()
  }

  /** Adds a frame of opaque pixels 0xAABBGGRR, shown for `delay` ms. Returns the next bytes of the file. */
  add(pixels: Uint32Array, delay: number): Uint8Array {
    const changed = this.shown ? changedPixels(pixels, this.shown) : pixels
    if (changed.length === 0 && this.pending && this.pending.delay + delay <= LONGEST) {
      this.pending.delay += delay
      return NOTHING
    }
    const bytes = this.flush()
    // The last index is transparent, for unchanged pixels.
    const { colours, numberOf } = makePalette(changed, this.shown ? 255 : 256)
    const transparent = this.shown ? colours.length : -1
    const index = new Uint8Array(pixels.length)
    for (let i = 0; i < pixels.length; i++) {
      index[i] = this.shown?.[i] === pixels[i] ? transparent : numberOf(pixels[i]!)
    }
    const palette = transparent < 0 ? colours : [...colours, [0, 0, 0] as const]
    this.pending = { index, palette, transparent, delay }
    if (this.shown) this.shown.set(pixels)
    else this.shown = pixels.slice()
    return bytes
  }

  /** Returns the rest of the file. */
  finish(): Uint8Array {
    const frames = this.flush()
    this.encoder.finish()
    const end = this.take()
    const bytes = new Uint8Array(frames.length + end.length)
    bytes.set(frames)
    bytes.set(end, frames.length)
    return bytes
  }

  private flush(): Uint8Array {
    const { pending } = this
    if (!pending) return NOTHING
    const { index, palette, transparent, delay } = pending
    this.encoder.writeFrame(index, this.width, this.height, {
      palette,
      first: this.isFirst,
      transparent: transparent >= 0,
      transparentIndex: Math.max(0, transparent),
      delay,
      repeat: this.isLooped ? 0 : -1,
      dispose: 1,
    })
    this.isFirst = false
    this.pending = null
    return this.take()
  }

  private take(): Uint8Array {
    const bytes = this.encoder.bytes()
    this.encoder.stream.reset()
    return bytes
  }
}

function changedPixels(pixels: Uint32Array, shown: Uint32Array): Uint32Array {
  const changed = new Uint32Array(pixels.length)
  let count = 0
  for (let i = 0; i < pixels.length; i++) {
    if (pixels[i] !== shown[i]) changed[count++] = pixels[i]!
  }
  return changed.slice(0, count)
}
