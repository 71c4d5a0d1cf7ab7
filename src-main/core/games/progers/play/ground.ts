import {
  behindWall,
  cellOfSpot,
  hillHas,
  hillSpots,
  rowOf,
  colOf,
  SIDE,
  SPOTS,
  wayStep,
  type Hill,
  type Level,
} from '../model'
import type { Rules } from './readings'

/** Barriers between a spot and the next one, as bits; 0 if a plain step is free. */
export const BORDER = 1
export const WALL = 2
export const EDGE = 4

/** Constants of a run. */
export interface Ground {
  /** By spot * 4 + way: bits of BORDER, WALL and EDGE. */
  readonly barriers: Uint8Array
  /** By spot: index of the sample there at the start, -1 for none. */
  readonly sampleAt: Int16Array
}

export function groundOf(level: Level, rules: Rules): Ground {
  // A program that takes row 0 for the north row sees everything upside down except the robots, whose starts are given
  // in words.
  const shown = rules.isRowZeroNorth ? upsideDown(level) : level
  const barriers = new Uint8Array(SPOTS * 4)
  addBorder(barriers)
  if (rules.doHillsBlock) addHills(barriers, shown.hills, rules.doHillsMerge)
  for (const wall of shown.walls) {
    const behind = behindWall(wall)
    if (behind === null) continue
    const way = wall.side === 'N' ? 0 : 1
    barriers[wall.spot * 4 + way]! |= WALL
    if (rules.areWallsTwoSided) barriers[behind * 4 + way + 2]! |= WALL
  }
  const sampleAt = new Int16Array(SPOTS).fill(-1)
  shown.samples.forEach(({ spot }, index) => (sampleAt[spot] = index))
  return { barriers, sampleAt }
}

/** Sides of a spot that a plain step can cross. */
export function freeSides(ground: Ground, spot: number): number {
  let free = 0
  for (let way = 0; way < 4; way++) if (ground.barriers[spot * 4 + way] === 0) free++
  return free
}

function addBorder(barriers: Uint8Array): void {
  for (let i = 0; i < SIDE; i++) {
    barriers[(SPOTS - SIDE + i) * 4]! |= BORDER
    barriers[(i * SIDE + SIDE - 1) * 4 + 1]! |= BORDER
    barriers[i * 4 + 2]! |= BORDER
    barriers[i * SIDE * 4 + 3]! |= BORDER
  }
}

function addHills(barriers: Uint8Array, hills: readonly Hill[], doMerge: boolean): void {
  const names = doMerge ? mergedNames(hills) : hills.map((_, index) => index + 1)
  const hillAt = new Uint8Array(SPOTS)
  hills.forEach((hill, index) => {
    for (const spot of hillSpots(hill)) hillAt[spot] = names[index]!
  })
  for (let spot = 0; spot < SPOTS; spot++) {
    for (let way = 0; way < 4; way++) {
      if (barriers[spot * 4 + way]! & BORDER) continue
      if (hillAt[spot] !== hillAt[spot + wayStep[way]!]) barriers[spot * 4 + way]! |= EDGE
    }
  }
}

/** One number for hills that touch by a side, directly or through others. */
function mergedNames(hills: readonly Hill[]): number[] {
  const names = hills.map((_, index) => index + 1)
  for (let a = 0; a < hills.length; a++) {
    for (let b = 0; b < a; b++) {
      if (!doTouch(hills[a]!, hills[b]!)) continue
      const [gone, kept] = [names[a]!, names[b]!]
      names.forEach((name, index) => {
        if (name === gone) names[index] = kept
      })
    }
  }
  return names
}

function doTouch(a: Hill, b: Hill): boolean {
  return hillSpots(a).some((spot) => {
    if (colOf(spot) > 0 && hillHas(b, spot - 1)) return true
    if (colOf(spot) < SIDE - 1 && hillHas(b, spot + 1)) return true
    if (rowOf(spot) > 0 && hillHas(b, spot - SIDE)) return true
    return rowOf(spot) < SIDE - 1 && hillHas(b, spot + SIDE)
  })
}

/** The level with its rows in reverse order; the north side of a cell stays its north side. */
function upsideDown(level: Level): Level {
  const flip = cellOfSpot
  return {
    ...level,
    hills: level.hills.map(({ from, to }) => ({
      from: flip(rowOf(to) * SIDE + colOf(from)),
      to: flip(rowOf(from) * SIDE + colOf(to)),
    })),
    walls: level.walls.map((wall) => ({ ...wall, spot: flip(wall.spot) })),
    samples: level.samples.map((sample) => ({ ...sample, spot: flip(sample.spot) })),
  }
}
