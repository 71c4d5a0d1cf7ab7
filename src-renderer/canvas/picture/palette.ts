import { quantize, type Colour } from 'gifenc'

/** Colours of a frame and the index of each pixel's colour. */
export interface Palette {
  readonly colours: readonly Colour[]
  /** Index of a pixel 0xAABBGGRR; that of the nearest colour if there are more colours than fit into the palette. */
  numberOf(pixel: number): number
}

/**
 * A palette for pixels, of at most `most` colours. If there are no more than that, every colour is exact; otherwise a
 * colour stands for several similar ones.
 */
export function makePalette(pixels: Uint32Array, most: number): Palette {
  const numbers = new Map<number, number>()
  let last = -1
  for (const pixel of pixels) {
    const rgb = pixel & 0xffffff
    if (rgb === last) continue
    last = rgb
    if (!numbers.has(rgb)) numbers.set(rgb, numbers.size)
  }
  if (numbers.size <= most) {
    const colours = Array.from(numbers.keys(), colourOf)
    return { colours, numberOf: (pixel) => numbers.get(pixel & 0xffffff)! }
  }
  const bytes = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  const colours = quantize(bytes, most)
  numbers.clear()
  return {
    colours,
    numberOf: (pixel) => {
      const rgb = pixel & 0xffffff
      let number = numbers.get(rgb)
      if (number === undefined) numbers.set(rgb, (number = nearest(colours, colourOf(rgb))))
      return number
    },
  }
}

function colourOf(rgb: number): Colour {
  return [rgb & 255, (rgb >> 8) & 255, rgb >> 16]
}

function nearest(colours: readonly Colour[], [red, green, blue]: Colour): number {
  let best = 0
  let least = Infinity
  colours.forEach(([r, g, b], number) => {
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2
    if (distance >= least) return
    least = distance
    best = number
  })
  return best
}
