import { describe, expect, test } from 'vitest'
import { decodeGif } from './testing/decode-gif'
import { GifWriter } from './gif-writer'

const RED = 0xff0000ff
const BLUE = 0xffff0000

function write(frames: readonly Uint32Array[], width: number, isLooped = true): Uint8Array {
  const writer = new GifWriter(width, frames[0]!.length / width, isLooped)
  const parts = [...frames.map((frame) => writer.add(frame, 100)), writer.finish()]
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

const filled = (count: number, of: (at: number) => number): Uint32Array =>
  Uint32Array.from({ length: count }, (_, at) => of(at))
/** One opaque colour for each number. */
const colour = (number: number): number => (0xff000000 | (number * 2654435)) >>> 0

describe('GifWriter', () => {
  test('gives each frame back pixel by pixel', () => {
    const frames = [
      filled(12, (at) => (at % 2 ? RED : BLUE)),
      filled(12, (at) => (at === 5 ? BLUE : at % 2 ? RED : BLUE)),
      filled(12, (at) => colour(at)),
    ]
    const gif = decodeGif(write(frames, 4))
    expect(gif).toMatchObject({ width: 4, height: 3, repeat: 0 })
    expect(gif.frames.map(({ pixels }) => pixels)).toEqual(frames)
    expect(gif.frames.map(({ delay }) => delay)).toEqual([100, 100, 100])
  })

  test('shows a frame longer when the next is the same', () => {
    const frames = [RED, RED, BLUE, BLUE, BLUE].map((one) => filled(4, () => one))
    const gif = decodeGif(write(frames, 2, false))
    expect(gif.repeat).toBe(null)
    expect(gif.frames.map(({ delay }) => delay)).toEqual([200, 300])
  })

  test('keeps every colour as it is while a frame changes fewer than 256', () => {
    const frames = [
      filled(1024, (at) => colour(at % 256)),
      filled(1024, (at) => colour(at < 255 ? 1000 + at : at % 256)),
    ]
    expect(decodeGif(write(frames, 32)).frames.map(({ pixels }) => pixels)).toEqual(frames)
  })

  test('takes the nearest colours where there are too many, and keeps what stays', () => {
    const noisy = filled(4096, (at) => (0xff000000 | (at * 4099)) >>> 0)
    const next = noisy.slice()
    next[7] = RED
    const [first, second] = decodeGif(write([noisy, next], 64)).frames
    const expected = first!.pixels.slice()
    expected[7] = RED
    expect(second!.pixels).toEqual(expected)
    const distance = (a: number, b: number): number =>
      Math.max(...[0, 8, 16].map((by) => Math.abs(((a >> by) & 255) - ((b >> by) & 255))))
    const worst = Math.max(...noisy.map((pixel, at) => distance(pixel, first!.pixels[at]!)))
    expect(worst).toBeLessThan(64)
    expect(new Set(first!.pixels).size).toBeGreaterThan(200)
  })
})
