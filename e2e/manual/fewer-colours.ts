import { deflateSync, inflateSync } from 'node:zlib'
import { applyPalette, quantize } from 'gifenc'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** As many as an index of a byte can name. */
const COLOURS = 256

/** The same picture with at most 256 colours: a third of the bytes or less. `png` has 8 bits for each of 3 or 4 channels. */
export function withFewerColours(png: Buffer): Buffer {
  const { width, height, rgba } = decoded(png)
  const palette = quantize(rgba, COLOURS)
  const indices = applyPalette(rgba, palette)
  const rows = Buffer.alloc(height * (width + 1))
  for (let row = 0; row < height; row++) {
    rows.set(indices.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits that name a colour of the palette.
  head.set([8, 3], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The pixels of a picture, row by row. Throws on one of another kind. */
export function decoded(png: Buffer): {
  readonly width: number
  readonly height: number
  readonly rgba: Uint8Array
} {
  const data: Buffer[] = []
  let palette: Buffer | null = null
  for (let at = SIGNATURE.length; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const type = png.toString('latin1', at + 4, at + 8)
    const body = png.subarray(at + 8, at + 8 + png.readUInt32BE(at))
    if (type === 'IDAT') data.push(body)
    if (type === 'PLTE') palette = body
  }
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const channels = { 2: 3, 3: 1, 6: 4 }[png[25]!]
  if (png[24] !== 8 || channels === undefined) throw new Error('a picture of another kind')
  const raw = unfiltered(inflateSync(Buffer.concat(data)), width * channels, channels)
  const rgba = new Uint8Array(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const from = palette ? raw[pixel]! * 3 : pixel * channels
    const source = palette ?? raw
    rgba.set([source[from]!, source[from + 1]!, source[from + 2]!, 255], pixel * 4)
  }
  return { width, height, rgba }
}

/** Takes back what each row says was taken off its bytes: nothing, or what is left of them, above, or both. */
function unfiltered(filtered: Buffer, stride: number, step: number): Buffer {
  const raw = Buffer.alloc((filtered.length / (stride + 1)) * stride)
  for (let row = 0; row * stride < raw.length; row++) {
    const filter = filtered[row * (stride + 1)]!
    for (let x = 0; x < stride; x++) {
      const at = row * stride + x
      const left = x < step ? 0 : raw[at - step]!
      const above = row === 0 ? 0 : raw[at - stride]!
      const corner = x < step || row === 0 ? 0 : raw[at - stride - step]!
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter]!
      raw[at] = filtered[row * (stride + 1) + 1 + x]! + guess
    }
  }
  return raw
}

function paeth(left: number, above: number, corner: number): number {
  const sum = left + above - corner
  const [a, b, c] = [Math.abs(sum - left), Math.abs(sum - above), Math.abs(sum - corner)]
  if (a <= b && a <= c) return left
  return b <= c ? above : corner
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([size, named, sum])
}

/** The checksum of PNG; that of `node:zlib` is not in all versions of Node that run this. */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}
