import * as grid from '../../../kernel/grid'
import {
  behindWall,
  cellOfSpot,
  colOf,
  rowOf,
  SIDE,
  SPOTS,
  type Hill,
  type Level,
  type Sample,
  type Wall,
} from '../model'

/** Mirrored left to right, mirrored top to bottom, a quarter turn clockwise. */
export type Turning = Exclude<grid.Turning, 'half'>

/**
 * The spot to which a turning of the board takes a spot; rows of spots count from the south, those of cells from the
 * north.
 */
export function turnedSpot(spot: number, turning: Turning): number {
  return cellOfSpot(grid.turnedCell(SIDE, cellOfSpot(spot), turning))
}

/**
 * The whole board turned, including errors. Mirroring swaps L and R in bank and moves, so that every program stays
 * playable from its hand and follows the mirrored way. The robots' starts are fixed by the rules: relative to them, the
 * board is a different one.
 */
export function turnBoard(level: Level, turning: Turning): Level {
  const letters = (text: string): string => (turning === 'quarter' ? text : swapped(text))
  return {
    ...level,
    hills: level.hills.map((hill) => turnedHill(hill, turning)),
    walls: level.walls.map((wall) => turnedWall(wall, turning)),
    samples: level.samples.map(({ spot, type }): Sample => ({
      spot: turnedSpot(spot, turning),
      type,
    })),
    bank: letters(level.bank),
    moves: level.moves.map(letters),
  }
}

function turnedHill({ from, to }: Hill, turning: Turning): Hill {
  const [a, b] = [turnedSpot(from, turning), turnedSpot(to, turning)]
  const low = Math.min(rowOf(a), rowOf(b)) * SIDE + Math.min(colOf(a), colOf(b))
  const high = Math.max(rowOf(a), rowOf(b)) * SIDE + Math.max(colOf(a), colOf(b))
  return { from: low, to: high }
}

/** A wall on the border, which is an error, stays where it is: in most turned places it would have no name. */
function turnedWall(wall: Wall, turning: Turning): Wall {
  const behind = behindWall(wall)
  if (behind === null || behind >= SPOTS) return wall
  const [a, b] = [turnedSpot(wall.spot, turning), turnedSpot(behind, turning)]
  // The wall belongs to the southern or the western of its two cells.
  return { spot: Math.min(a, b), side: rowOf(a) === rowOf(b) ? 'E' : 'N' }
}

function swapped(letters: string): string {
  return letters.replace(/[LR]/g, (letter) => (letter === 'L' ? 'R' : 'L'))
}
