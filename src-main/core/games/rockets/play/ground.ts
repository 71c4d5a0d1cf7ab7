import type { Rules } from './readings'
import type { Level } from '../model'

/** The board with a border of one square, where animals are before they enter. */
export interface Padded {
  /** Squares per row, including the border. */
  readonly stride: number
  readonly cellCount: number
  /** Offsets of a step north, east, south, west between padded cells. */
  readonly delta: readonly number[]
}

export function padded(level: Level): Padded {
  const stride = level.width + 2
  return {
    stride,
    cellCount: stride * (level.height + 2),
    delta: [-stride, 1, stride, -1],
  }
}

/** Padded number of a square; x and y may be one off the grid. */
export function paddedCell(stride: number, x: number, y: number): number {
  return (y + 1) * stride + x + 1
}

/** Number of a square without the border, from its padded number. */
export function plainCell(level: Level, cell: number): number {
  const stride = level.width + 2
  return (Math.trunc(cell / stride) - 1) * level.width + (cell % stride) - 1
}

/** The same for all padded cells, because it is looked up for every animal in every turn. */
export function plainCells(level: Level): Int32Array {
  const plain = new Int32Array(padded(level).cellCount)
  for (let cell = 0; cell < plain.length; cell++) plain[cell] = plainCell(level, cell)
  return plain
}

/** Place and direction of each door's new animals: padded cell * 4 + way. */
export function doorStarts(level: Level): Int32Array {
  const stride = level.width + 2
  const starts = new Int32Array(level.doors.length)
  level.doors.forEach(({ at, wall }, index) => {
    switch (wall) {
      case 'N':
        starts[index] = paddedCell(stride, at, -1) * 4 + 2
        break
      case 'E':
        starts[index] = paddedCell(stride, level.width, at) * 4 + 3
        break
      case 'S':
        starts[index] = paddedCell(stride, at, level.height) * 4
        break
      case 'W':
        starts[index] = paddedCell(stride, -1, at) * 4 + 1
        break
    }
  })
  return starts
}

/** The contents of a padded cell: PLAIN, PIT, OFF, or a rocket's player from ROCKET on. */
export const PLAIN = 0
export const PIT = 1
export const OFF = 2
export const ROCKET = 3

/** By padded cell, in `ground` if it is given: an array at least as long as there are cells. */
export function groundOf(
  level: Level,
  rules: Rules,
  ground: Uint8Array = new Uint8Array(padded(level).cellCount),
): Uint8Array {
  const { width, height } = level
  const { stride, cellCount } = padded(level)
  ground.fill(OFF, 0, cellCount)
  for (let y = 0; y < height; y++) {
    const first = paddedCell(stride, 0, y)
    ground.fill(PLAIN, first, first + width)
  }
  if (rules.areCornersPits) {
    for (const y of [0, height - 1]) {
      for (const x of [0, width - 1]) ground[paddedCell(stride, x, y)] = PIT
    }
  }
  level.rockets.forEach(({ x, y }, player) => {
    ground[paddedCell(stride, x, y)] = ROCKET + player
  })
  return ground
}

/**
 * An animal's direction after the walls of a square have turned it. In a corner, which it can reach only under some
 * readings, it turns until it faces no wall.
 */
export function wayAfterWall(
  rules: Rules,
  ground: Uint8Array,
  delta: Padded['delta'],
  cell: number,
  way: number,
): number {
  let turned = way
  while (ground[cell + delta[turned]!] === OFF) turned = (turned + rules.wallTurn) & 3
  return turned
}

/**
 * The direction after phase 6 of an animal that faces `way`; `arrow` is the direction of the arrow on its square, or
 * -1.
 */
export function wayAfterTurn(
  rules: Rules,
  ground: Uint8Array,
  delta: Padded['delta'],
  cell: number,
  way: number,
  arrow: number,
): number {
  if (arrow < 0) return wayAfterWall(rules, ground, delta, cell, way)
  return rules.wall === 'before-arrow' ? arrow : wayAfterWall(rules, ground, delta, cell, arrow)
}
