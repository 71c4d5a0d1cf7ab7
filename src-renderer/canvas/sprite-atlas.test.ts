import { beforeEach, expect, test, vi } from 'vitest'
import { SpriteAtlas } from './sprite-atlas'

type Copy = [image: unknown, ...places: number[]]

const made: PaperCanvas[] = []

/** A canvas without pixels, which knows its size and what was drawn on it. */
class PaperCanvas {
  readonly copies: Copy[] = []

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    made.push(this)
  }

  getContext() {
    return { drawImage: (...copy: Copy) => this.copies.push(copy) }
  }

  transferToImageBitmap() {
    return this
  }
}

/** A picture that is there at once. */
class PaperImage {
  src = ''
  decode = () => Promise.resolve()
}

beforeEach(() => {
  vi.stubGlobal('OffscreenCanvas', PaperCanvas)
  vi.stubGlobal('devicePixelRatio', 1)
  vi.stubGlobal('Image', PaperImage)
})

test.each([5, 24, 61, 300])('at %i pixels a sprite has empty pixels all around', async (size) => {
  const atlas = await new Promise<SpriteAtlas>((resolve) => {
    const loading: SpriteAtlas = new SpriteAtlas(
      { mouse: '<svg><a/></svg>', cat: '<svg><b/></svg>', rocket: '<svg><c/></svg>' },
      () => resolve(loading),
    )
  })
  made.length = 0
  const drawn: Copy[] = []
  const sprites = atlas.on({ drawImage: (...copy: Copy) => void drawn.push(copy) })
  for (const name of ['rocket', 'mouse', 'rocket']) sprites.draw(name, 7, 9, size)
  // Only what is drawn is made, and once.
  expect(made.map(({ copies }) => copies.map((copy) => copy.slice(1, 5)))).toEqual([
    [[144, 0, 64, 64]],
    [[0, 0, 64, 64]],
  ])
  for (const { copies, width: whole, height: high } of made) {
    const [x, y, width, height] = copies[0]!.slice(5) as [number, number, number, number]
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(2)
    expect(x + width + 2).toBeLessThanOrEqual(whole)
    expect(y + height + 2).toBeLessThanOrEqual(high)
  }
  // What is copied is just what was made.
  expect(drawn).toEqual(
    [made[0]!, made[1]!, made[0]!].map((one) => [
      one,
      ...one.copies[0]!.slice(5),
      ...[7, 9, size, size],
    ]),
  )
})
