import { generatorOf, type RecipeOf } from '../../../game/recipes'
import { few, type Rng } from '../../../kernel/rng'
import { BORDER, freeSides, groundOf, type Ground } from '../play/ground'
import {
  behindWall,
  colOf,
  rowOf,
  SAMPLE_TYPES,
  SIDE,
  SPOTS,
  starts,
  type Hill,
  type Level,
  type Sample,
  type Wall,
} from '../model'
import { fullBank, official } from '../official'
import { isOfficialSize } from '../text/official-limits'
import { thinkRandom } from '../players/player-random'
import { rulesOf } from '../play/readings'
import { playOn } from '../play/standing'
import { alter } from './alter'

/** The numbers of a recipe for a level. */
const rows = {
  hills: { usual: 3, lowest: 0, highest: 5 },
  walls: { usual: 20, lowest: 0, highest: 30 },
  /** Samples of each of the eight types. */
  samples: { usual: 3, lowest: 0, highest: 10 },
  /** Random moves; fewer if the game ends. Without any nothing happens, and no misreading is caught. */
  moves: { usual: 100, lowest: 0, highest: 406 },
}

type Recipe = RecipeOf<typeof rows>

export const generator = generatorOf(rows, generate, { vary, alter })

/** Boards of all sorts, preferably with few moves, but at least one: otherwise nothing happens. */
function vary(rng: Rng): Recipe {
  return {
    hills: rng.between(0, 5),
    walls: rng.between(0, 20),
    samples: rng.between(0, 5),
    moves: few(rng, 1, 40),
  }
}

function generate(recipe: Recipe, rng: Rng): Level {
  const hills = makeHills(recipe.hills, rng)
  const walls = makeWalls(hills, recipe.walls, rng)
  const samples = makeSamples(recipe.samples, rng)
  const bank = rng.shuffle(fullBank).join('')
  const level: Level = { hills, walls, samples, bank, moves: [], form: 'plain' }
  return playOn(level, recipe.moves, (state, player) => thinkRandom(level, state, player, rng))
}

/** Hills of official sizes without common cells, leaving every cell two free sides. */
function makeHills(count: number, rng: Rng): Hill[] {
  /** By spot: the number of the hill there, from 1; 0 for the ground. */
  const hillAt = new Uint8Array(SPOTS)
  for (;;) {
    const hills: Hill[] = []
    hillAt.fill(0)
    // Five hills do not always fit; then all are placed again.
    for (let attempt = 0; attempt < 60 && hills.length < count; attempt++) {
      const hill = randomHill(rng)
      if (hills.some((other) => doMeet(hill, other))) continue
      raise(hillAt, hill, hills.length + 1)
      if (isOpen(hillAt)) hills.push(hill)
      else raise(hillAt, hill, 0)
    }
    if (hills.length === count) return hills
  }
}

function doMeet(a: Hill, b: Hill): boolean {
  const isApart = rowOf(a.from) > rowOf(b.to) || rowOf(b.from) > rowOf(a.to)
  return !isApart && colOf(a.from) <= colOf(b.to) && colOf(b.from) <= colOf(a.to)
}

function raise(hillAt: Uint8Array, { from, to }: Hill, hill: number): void {
  const cols = colOf(to) - colOf(from)
  for (let row = from; row <= to; row += SIDE) hillAt.fill(hill, row, row + cols + 1)
}

function randomHill(rng: Rng): Hill {
  for (;;) {
    const rows = rng.between(official.hillShortSide[0], official.hillLongSide[1])
    const cols = rng.between(official.hillShortSide[0], official.hillLongSide[1])
    if (!isOfficialSize(rows, cols)) continue
    const from = rng.between(0, SIDE - rows) * SIDE + rng.between(0, SIDE - cols)
    return { from, to: from + (rows - 1) * SIDE + cols - 1 }
  }
}

/** Whether each cell has enough sides with a neighbour on the same hill, or like it on the ground. */
function isOpen(hillAt: Uint8Array): boolean {
  for (let spot = 0; spot < SPOTS; spot++) {
    const [hill, col] = [hillAt[spot], colOf(spot)]
    let free = 0
    if (hillAt[spot - SIDE] === hill) free++
    if (hillAt[spot + SIDE] === hill) free++
    if (col > 0 && hillAt[spot - 1] === hill) free++
    if (col < SIDE - 1 && hillAt[spot + 1] === hill) free++
    if (free < official.freeSides) return false
  }
  return true
}

/** Walls that leave the cells on both sides two free sides; fewer if no more fit. */
function makeWalls(hills: readonly Hill[], count: number, rng: Rng): Wall[] {
  const places: Wall[] = []
  for (let spot = 0; spot < SPOTS; spot++) {
    for (const side of ['N', 'E'] as const) {
      if (behindWall({ spot, side }) !== null) places.push({ spot, side })
    }
  }
  const walls: Wall[] = []
  const ground = groundWith(hills)
  for (const wall of rng.shuffle(places)) {
    if (walls.length === count) break
    const behind = behindWall(wall)!
    const way = wall.side === 'N' ? 0 : 1
    const isOnEdge = ground.barriers[wall.spot * 4 + way] !== 0
    // A wall on the edge of a hill does not close an open side.
    const isRoom = isOnEdge || [wall.spot, behind].every((s) => freeSides(ground, s) > 2)
    if (!isRoom) continue
    walls.push(wall)
    ground.barriers[wall.spot * 4 + way]! |= BORDER
    ground.barriers[behind * 4 + way + 2]! |= BORDER
  }
  return walls.sort((a, b) => a.spot - b.spot || (a.side === 'N' ? -1 : 1))
}

/** Samples anywhere except under the robots, in the order of their cells. */
function makeSamples(each: number, rng: Rng): Sample[] {
  const spots = Array.from({ length: SPOTS }, (_, spot) => spot)
  const free = rng.shuffle(spots.filter((spot) => !starts.includes(spot)))
  const samples = free
    .slice(0, each * SAMPLE_TYPES)
    .map((spot, index) => ({ spot, type: (index % SAMPLE_TYPES) + 1 }))
  return samples.sort((a, b) => a.spot - b.spot)
}

function groundWith(hills: readonly Hill[]): Ground {
  return groundOf({ hills, walls: [], samples: [], bank: 'S', moves: [], form: 'plain' }, rulesOf())
}
