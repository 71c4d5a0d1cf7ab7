import type { Terrain } from '@core/games/janken/model'
import type { BoardContext } from '../../canvas/board-context'

type Point = readonly [x: number, y: number]

/** Strokes of each terrain's sign, in cells from the middle of the cell: one above the middle, which is left to units. */
export const patterns: Readonly<Record<Terrain, readonly (readonly Point[])[]>> = {
  // a tuft
  F: [
    [
      [-0.08, -0.42],
      [-0.035, -0.33],
    ],
    [
      [0, -0.46],
      [0, -0.33],
    ],
    [
      [0.08, -0.42],
      [0.035, -0.33],
    ],
  ],
  // a fir
  W: [
    [
      [0, -0.29],
      [0, -0.34],
      [-0.09, -0.34],
      [0, -0.5],
      [0.09, -0.34],
      [0, -0.34],
    ],
  ],
  // a round top
  H: [arc(0, -0.33, 0.15, 0.13)],
  // peaks
  M: [
    [
      [-0.17, -0.32],
      [-0.04, -0.49],
      [0.03, -0.4],
      [0.07, -0.45],
      [0.17, -0.32],
    ],
  ],
  // waves
  U: [wave(0, -0.43), wave(0, -0.35)],
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
