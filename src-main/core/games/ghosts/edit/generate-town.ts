import { wayCol, wayRow, type CellRect } from '../../../kernel/grid'
import type { Rng } from '../../../kernel/rng'
import { colOf, rowOf, SIDE } from '../cells'
import { teamStarts, type House, type Town } from '../model'
import { cornersOf, newMap, stuckHouses } from '../play/town'

const LONGEST = 5
const ATTEMPTS = 60

/**
 * A town with this number of houses, or fewer if no more fit. Each new house gets a corner on a line that leaves a
 * corner of an older one, so that every house has an exit (G2). `touching` percent of them may touch others (G3).
 */
export function generateTown(houses: number, touching: number, rng: Rng): Town {
  let town = firstPair(rng)
  while (town.length < houses) {
    const larger = withOneMore(town, rng.below(100) < touching, rng)
    if (!larger) break
    town = larger
  }
  return rng.shuffle(town)
}

/** Two houses with corners on one line; a single house would have no exit. */
function firstPair(rng: Rng): Town {
  for (;;) {
    const first = randomHouse(rng)
    const pair = isFree([], first, false) ? withOneMore([first], false, rng) : null
    if (pair) return pair
  }
}

function withOneMore(town: Town, mayTouch: boolean, rng: Rng): Town | null {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const corner = rng.pick(cornersOf(rng.pick(town)))
    const house = houseOnLine(corner, rng.below(4), rng)
    if (!house || !isFree(town, house, mayTouch)) continue
    const larger = [...town, house]
    // A new house may block an old line, or be met by it beside a corner.
    if (stuckHouses(newMap(larger)).length === 0) return larger
  }
  return null
}

/** A house that a line from a corner meets at one of its corners, if nothing is in between; null off the map. */
function houseOnLine(corner: number, way: number, rng: Rng): House | null {
  const gap = rng.between(1, 6)
  const row = rowOf(corner) + wayRow[way]! * gap
  const col = colOf(corner) + wayCol[way]! * gap
  const rows = rng.between(1, LONGEST)
  const cols = rng.between(1, LONGEST)
  // The met corner is on the near side; along that side it is the first cell or the last.
  const isFirst = rng.below(2) === 0
  const north = way === 0 ? row - rows + 1 : way === 2 || isFirst ? row : row - rows + 1
  const west = way === 3 ? col - cols + 1 : way === 1 || isFirst ? col : col - cols + 1
  const isInside = north >= 0 && west >= 0 && north + rows <= SIDE && west + cols <= SIDE
  return isInside ? { row: north, col: west, rows, cols } : null
}

function randomHouse(rng: Rng): House {
  const rows = rng.between(2, LONGEST)
  const cols = rng.between(2, LONGEST)
  return { row: rng.below(SIDE - rows + 1), col: rng.below(SIDE - cols + 1), rows, cols }
}

/** Whether a house covers no start and overlaps nothing; unless it may touch, there must be street around it. */
function isFree(town: Town, house: House, mayTouch: boolean): boolean {
  const margin = mayTouch ? 0 : 1
  const coversStart = teamStarts
    .flat()
    .some((cell) => doMeet(house, { row: rowOf(cell), col: colOf(cell), rows: 1, cols: 1 }, 0))
  return !coversStart && town.every((other) => !doMeet(house, other, margin))
}

function doMeet(a: CellRect, b: CellRect, margin: number): boolean {
  return (
    a.row - margin < b.row + b.rows &&
    b.row < a.row + a.rows + margin &&
    a.col - margin < b.col + b.cols &&
    b.col < a.col + a.cols + margin
  )
}
