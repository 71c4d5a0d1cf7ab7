import type { Terrain } from '@core/games/janken/model'
import type { BoardContext } from '../../canvas/board-context'

type Point = readonly [x: number, y: number]

/** Strokes of each terrain's pattern, in cells from the middle of the cell; the middle itself is left to units. */
export const patterns: Readonly<Record<Terrain, readonly (readonly Point[])[]>> = {
  // tufts
  F: [...tuft(-0.27, -0.17), ...tuft(0.27, -0.17), ...tuft(-0.29, 0.24), ...tuft(0.29, 0.24)],
  // firs
  W: [
    fir(-0.31, -0.1),
    fir(0.31, -0.1),
    fir(-0.12, -0.3),
    fir(0.12, -0.3),
    fir(-0.33, 0.22),
    fir(0.33, 0.22),
  ],
  // round tops
  H: [top(-0.29, -0.12), top(0.29, -0.12), top(0, -0.33), top(-0.3, 0.26), top(0.3, 0.26)],
  // peaks
  M: [peak(-0.3, -0.08), peak(0.3, -0.08), peak(0, -0.28), peak(-0.3, 0.3), peak(0.3, 0.3)],
  // waves
  U: [wave(-0.26, -0.2), wave(0.26, -0.2), wave(0, -0.38), wave(-0.28, 0.22), wave(0.28, 0.22)],
}

/** Adds a pattern's strokes to the path of a context round a middle in pixels. */
export function tracePattern(
  ctx: BoardContext,
  terrain: Terrain,
  x: number,
  y: number,
  size: number,
): void {
  const strokes = patterns[terrain]
  for (let index = 0; index < strokes.length; index++) {
    const stroke = strokes[index]!
    for (let at = 0; at < stroke.length; at++) {
      const [right, down] = stroke[at]!
      if (at === 0) ctx.moveTo(x + right * size, y + down * size)
      else ctx.lineTo(x + right * size, y + down * size)
    }
  }
}

function tuft(x: number, y: number): readonly (readonly Point[])[] {
  return [
    [
      [x - 0.04, y - 0.05],
      [x - 0.015, y + 0.03],
    ],
    [
      [x + 0.04, y - 0.05],
      [x + 0.015, y + 0.03],
    ],
  ]
}

function fir(x: number, y: number): readonly Point[] {
  return [
    [x, y + 0.1],
    [x, y + 0.05],
    [x - 0.06, y + 0.05],
    [x, y - 0.08],
    [x + 0.06, y + 0.05],
    [x, y + 0.05],
  ]
}

function top(x: number, y: number): readonly Point[] {
  return arc(x, y + 0.04, 0.09, 0.1)
}

function peak(x: number, y: number): readonly Point[] {
  return [
    [x - 0.1, y + 0.06],
    [x - 0.02, y - 0.09],
    [x + 0.02, y - 0.03],
    [x + 0.04, y - 0.06],
    [x + 0.1, y + 0.06],
  ]
}

function wave(x: number, y: number): readonly Point[] {
  return Array.from({ length: 9 }, (_, step): Point => {
    const along = step / 8
    return [x - 0.13 + 0.26 * along, y + 0.03 * Math.sin(along * 4 * Math.PI)]
  })
}

function arc(x: number, y: number, wide: number, high: number): readonly Point[] {
  return Array.from({ length: 9 }, (_, step): Point => {
    const angle = (step / 8) * Math.PI
    return [x - wide * Math.cos(angle), y - high * Math.sin(angle)]
  })
}
