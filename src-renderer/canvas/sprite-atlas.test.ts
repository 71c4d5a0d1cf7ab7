import { expect, test, vi } from 'vitest'
import { SpriteAtlas } from './sprite-atlas'

type Copy = [image: unknown, ...places: number[]]

/** A canvas without pixels, which knows its size and what was drawn on it. */
class PaperCanvas {
  readonly copies: Copy[] = []

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  getContext() {
    return { drawImage: (...copy: Copy) => this.copies.push(copy) }
  }

  transferToImageBitmap() {
    return this
  }
}

vi.stubGlobal('OffscreenCanvas', PaperCanvas)
vi.stubGlobal('devicePixelRatio', 1)
vi.stubGlobal(
  'Image',
  class {
    src = ''
    decode = () => Promise.resolve()
  },
)

test.each([5, 24, 61, 300])(
  'at %i pixels no sprite lies so near another that its edge shows',
  async (size) => {
    const atlas = await new Promise<SpriteAtlas>((resolve) => {
      const loading: SpriteAtlas = new SpriteAtlas(
        { mouse: '<svg><a/></svg>', cat: '<svg><b/></svg>', rocket: '<svg><c/></svg>' },
        () => resolve(loading),
      )
    })
    const drawn: Copy[] = []
    const sprites = atlas.on({ drawImage: (...copy: Copy) => void drawn.push(copy) })
    for (const name of ['mouse', 'cat', 'rocket']) sprites.draw(name, 7, 9, size)
    const bitmap = drawn[0]![0] as PaperCanvas
    const packed = bitmap.copies.map((copy) => copy.slice(5) as number[])
    expect(packed).toHaveLength(3)
    packed.forEach(([x, y, width, height], position) => {
      expect(bitmap.copies[position]!.slice(1, 5)).toEqual([72 * position, 0, 64, 64])
      expect(x!).toBeGreaterThanOrEqual(2)
      expect(y!).toBeGreaterThanOrEqual(2)
      expect(x! + width! + 2).toBeLessThanOrEqual(packed[position + 1]?.[0] ?? bitmap.width)
      expect(y! + height! + 2).toBeLessThanOrEqual(bitmap.height)
    })
    // What is copied is just what was packed.
    expect(drawn.map(([, ...places]) => places)).toEqual(
      packed.map(([x, y, width, height]) => [x, y, width, height, 7, 9, size, size]),
    )
  },
)
