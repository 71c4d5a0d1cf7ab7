import { generatorOf, type RecipeOf } from '../../../game/recipes'
import { few, type Rng } from '../../../kernel/rng'
import { BORDER, freeSides, groundOf, type Ground } from '../play/ground'
import {
  behindWall,
  hillHas,
  hillSpots,
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
import { standing, withMove } from '../play/standing'
import { canMove } from '../play/turn'
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
  let level: Level = { hills, walls, samples, bank, moves: [], form: 'plain' }
  for (let made = 0; made < recipe.moves; made++) {
    const state = standing(level)
    if (!canMove(state, made & 1)) break
    level = withMove(level, thinkRandom(level, state, made & 1, rng))
  }
  return level
}

/** Hills of official sizes without common cells, leaving every cell two free sides. */
function makeHills(count: number, rng: Rng): Hill[] {
  for (;;) {
    const hills: Hill[] = []
    // Five hills do not always fit; then all are placed again.
    for (let attempt = 0; attempt < 60 && hills.length < count; attempt++) {
      const hill = randomHill(rng)
      const isFree = hillSpots(hill).every((spot) => !hills.some((h) => hillHas(h, spot)))
      if (isFree && isOpen([...hills, hill])) hills.push(hill)
    }
    if (hills.length === count) return hills
  }
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

function isOpen(hills: readonly Hill[]): boolean {
  const ground = groundWith(hills)
  for (let spot = 0; spot < SPOTS; spot++) {
    if (freeSides(ground, spot) < official.freeSides) return false
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
