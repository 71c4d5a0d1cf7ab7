import type { Generator, RecipeField } from '../../../game/module'
import { ways } from '../../../kernel/grid'
import type { Rng } from '../../../kernel/rng'
import { bog, cave, estuary, isWater, ISLAND, neighbour, NUMBERS, river, WALL } from '../cells'
import type { Level, Walk } from '../model'
import { rightGround } from '../play/path'
import { wayTo } from './rivers'
import { AT_BORDER, transitOf } from '../play/transit'

/** What a generated level is made of. */
export interface Recipe extends Readonly<Record<string, number>> {
  readonly rows: number
  readonly cols: number
  /** Percent of the cells, as far as rivers and caves leave room. */
  readonly bogs: number
  readonly walls: number
  /** At most: where no two free cells are side by side, there are fewer. */
  readonly rivers: number
  readonly chains: number
  readonly walks: number
  /** Moves of each walk. */
  readonly moves: number
}

export const recipeFields: readonly RecipeField[] = [
  { key: 'rows', title: 'Rows', lowest: 2, highest: 500 },
  { key: 'cols', title: 'Columns', lowest: 2, highest: 500 },
  { key: 'bogs', title: 'Bogs, %', lowest: 0, highest: 100 },
  { key: 'walls', title: 'Walls, %', lowest: 0, highest: 100 },
  { key: 'rivers', title: 'Rivers', lowest: 0, highest: NUMBERS },
  { key: 'chains', title: 'Chains of caves', lowest: 0, highest: NUMBERS },
  { key: 'walks', title: 'Walks', lowest: 1, highest: 1000 },
  { key: 'moves', title: 'Moves per walk', lowest: 1, highest: 10_000 },
]

export const generator: Generator<Level, Recipe> = {
  defaults: { rows: 7, cols: 7, bogs: 10, walls: 8, rivers: 3, chains: 2, walks: 4, moves: 12 },
  fields: recipeFields,
  generate,
}

/** Attempts to begin a river before it is given up. */
const ATTEMPTS = 12
/** Percent of the moves into a wall or a bog's side that are drawn once more. */
const REDRAWN = 60

function generate(recipe: Recipe, rng: Rng): Level {
  const { rows, cols } = recipe
  const cells = new Uint32Array(rows * cols)
  const level: Level = { rows, cols, cells, walks: [] }
  // One cell stays an island for the walks to start on.
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
    // The first half of the attempts wants a place beside water: rivers that touch are where the rules are hard.
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
    walks.push({ row: Math.trunc(start / level.cols), col: start % level.cols, moves })
  }
  return walks
}
