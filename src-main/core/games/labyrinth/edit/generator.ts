import { generatorOf, type RecipeOf } from '../../../game/recipes'
import { ways, spotOf } from '../../../kernel/grid'
import { few, type Rng } from '../../../kernel/rng'
import { bog, cave, estuary, isWater, ISLAND, neighbour, NUMBERS, river, WALL } from '../cells'
import { OFFICIAL_SIDE, type Level, type Walk } from '../model'
import { rightGround } from '../play/path'
import { wayTo } from './rivers'
import { AT_BORDER, transitOf } from '../play/transit'
import { alter } from './alter'

/** The numbers of a recipe for a level. */
const rows = {
  rows: { usual: 7, lowest: 2, highest: 500 },
  cols: { usual: 7, lowest: 2, highest: 500 },
  /** Percent of the cells, as far as rivers and caves leave room. */
  bogs: { usual: 10, lowest: 0, highest: 100 },
  walls: { usual: 8, lowest: 0, highest: 100 },
  /** Maximum: if no two free cells are side by side, there are fewer. */
  rivers: { usual: 3, lowest: 0, highest: NUMBERS },
  chains: { usual: 2, lowest: 0, highest: NUMBERS },
  walks: { usual: 4, lowest: 1, highest: 1000 },
  /** Moves per walk. */
  moves: { usual: 12, lowest: 1, highest: 10_000 },
}

type Recipe = RecipeOf<typeof rows>

export const generator = generatorOf(rows, generate, { vary, alter })

/** Number of attempts to start a river. */
const ATTEMPTS = 12
/** Percent of the moves into a wall or a bog's impassable side that are drawn again. */
const REDRAWN = 60

/** Maps of the official size or smaller, with few walks. */
function vary(rng: Rng): Recipe {
  const side = rng.pick([OFFICIAL_SIDE, few(rng, 2, OFFICIAL_SIDE)])
  return {
    rows: side,
    cols: side,
    bogs: rng.between(0, 20),
    walls: rng.between(0, 20),
    rivers: rng.between(0, 4),
    chains: rng.between(0, 2),
    walks: few(rng, 1, 3),
    moves: few(rng, 1, 12),
  }
}

function generate(recipe: Recipe, rng: Rng): Level {
  const { rows, cols } = recipe
  const cells = new Uint32Array(rows * cols)
  const level: Level = { rows, cols, cells, walks: [] }
  // One cell stays an island, on which walks can start.
  const kept = rng.below(cells.length)
  for (const number of digits(rng).slice(0, recipe.rivers)) drawRiver(level, number, kept, rng)
  const free: number[] = []
  cells.forEach((value, cell) => {
    if (value === ISLAND && cell !== kept) free.push(cell)
  })
  const pool = rng.shuffle(free)
  const longest = Math.max(4, Math.trunc(cells.length / 40))
  for (const chain of digits(rng).slice(0, recipe.chains)) {
    if (pool.length < 2) break
    const length = Math.min(pool.length, rng.between(2, longest))
    for (let index = 0; index < length; index++) cells[pool.pop()!] = cave(chain, index)
  }
  const share = (percent: number) =>
    Math.min(pool.length, Math.trunc((cells.length * percent) / 100))
  for (let left = share(recipe.walls); left > 0; left--) cells[pool.pop()!] = WALL
  for (let left = share(recipe.bogs); left > 0; left--) cells[pool.pop()!] = bog(rng.below(4))
  return { ...level, walks: makeWalks(level, recipe, [kept, ...pool], rng) }
}

function digits(rng: Rng): number[] {
  return rng.shuffle(Array.from({ length: NUMBERS }, (_, digit) => digit))
}

/** Draws a winding river over free cells, preferably along other rivers. */
function drawRiver(level: Level, number: number, kept: number, rng: Rng): void {
  const { cells } = level
  const isFree = (cell: number) => cells[cell] === ISLAND && cell !== kept
  const length = rng.between(2, level.rows + level.cols)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const first = rng.below(cells.length)
    const isBeside = neighbours(level, first).some((cell) => isWater(cells[cell]!))
    // The first half of the attempts requires a place beside water, because the rules are hard where rivers touch.
    if (!isFree(first) || (attempt < ATTEMPTS >> 1 && !isBeside)) continue
    const path = [first]
    while (path.length < length) {
      const last = path.at(-1)!
      const nexts = neighbours(level, last).filter((cell) => isFree(cell) && !path.includes(cell))
      if (nexts.length === 0) break
      const winding = nexts.filter((cell) =>
        neighbours(level, cell).some((near) => near !== last && path.includes(near)),
      )
      path.push(rng.pick(winding.length > 0 && rng.below(2) === 0 ? winding : nexts))
    }
    if (path.length < 2) continue
    path.forEach((cell, i) => {
      const next = path[i + 1]
      cells[cell] = next === undefined ? estuary(number) : river(number, wayTo(level, cell, next))
    })
    return
  }
}

function neighbours({ rows, cols }: Level, cell: number): number[] {
  return [0, 1, 2, 3].map((way) => neighbour(rows, cols, cell, way)).filter((near) => near >= 0)
}

function makeWalks(level: Level, recipe: Recipe, islands: readonly number[], rng: Rng): Walk[] {
  const ground = rightGround(level)
  const walks: Walk[] = []
  for (let walk = 0; walk < recipe.walks; walk++) {
    const start = rng.pick(islands)
    let cell = start
    const letters: string[] = []
    for (let move = 0; move < recipe.moves; move++) {
      let way = rng.below(4)
      let made = transitOf(ground, cell, way)
      if (made.effect <= AT_BORDER && rng.below(100) < REDRAWN) {
        way = rng.below(4)
        made = transitOf(ground, cell, way)
      }
      letters.push(ways[way]!)
      cell = made.end
    }
    const moves = letters.join('')
    walks.push({ ...spotOf(level, start), moves })
  }
  return walks
}
