import { generatorOf, type RecipeOf } from '../../../game/recipes'
import { few, type Rng } from '../../../kernel/rng'
import { boardCells, distance } from '../board'
import { terrainOf, unitTypes, type DataSet, type Level, type Move, type Unit } from '../model'
import { Play } from '../play/play'
import { alter } from './alter'

/** The numbers of a recipe for a level. */
const rows = {
  sets: { usual: 3, lowest: 1, highest: 2000 },
  /** Units per side. */
  units: { usual: 5, lowest: 0, highest: 30 },
  /** Moves per data set. */
  moves: { usual: 12, lowest: 0, highest: 1000 },
  /** Percent of the cells; if they exceed 100 together, the later ones are reduced. The rest is field. */
  woods: { usual: 20, lowest: 0, highest: 100 },
  hills: { usual: 15, lowest: 0, highest: 100 },
  mountains: { usual: 8, lowest: 0, highest: 100 },
  water: { usual: 8, lowest: 0, highest: 100 },
  /** Percent of the units that are placed near another one. */
  near: { usual: 60, lowest: 0, highest: 100 },
  /** Percent of the moves that send a unit to a cell within its reach or just beyond it. */
  aim: { usual: 80, lowest: 0, highest: 100 },
}

type Recipe = RecipeOf<typeof rows>

export const generator = generatorOf(
  rows,
  (recipe, rng): Level => ({
    sets: Array.from({ length: recipe.sets }, () => makeSet(recipe, rng)),
  }),
  { vary, alter },
)

/** A data set with few units and moves. */
function vary(rng: Rng): Recipe {
  return {
    sets: 1,
    units: few(rng, 1, 5),
    moves: few(rng, 1, 8),
    woods: rng.between(0, 30),
    hills: rng.between(0, 30),
    mountains: rng.between(0, 20),
    water: rng.between(0, 20),
    near: rng.between(30, 100),
    aim: rng.between(50, 100),
  }
}

function makeSet(recipe: Recipe, rng: Rng): DataSet {
  const units = makeUnits(recipe, rng)
  const bare: DataSet = { terrain: makeTerrain(recipe, units, rng), units, moves: [] }
  return { ...bare, moves: makeMoves(bare, recipe, rng) }
}

function makeTerrain(recipe: Recipe, units: readonly Unit[], rng: Rng): string {
  const { woods, hills, mountains, water } = recipe
  const land = new Set(units.map(({ cell }) => cell))
  return terrainOf((cell) => {
    const drawn = rng.below(100)
    if (drawn < woods) return 'W'
    if (drawn < woods + hills) return 'H'
    if (drawn < woods + hills + mountains) return 'M'
    return drawn < woods + hills + mountains + water && !land.has(cell) ? 'U' : 'F'
  })
}

function makeUnits(recipe: Recipe, rng: Rng): Unit[] {
  const free = new Set(rng.shuffle(boardCells))
  const placed: number[] = []
  for (let count = 0; count < 2 * recipe.units; count++) {
    const near =
      placed.length > 0 && rng.below(100) < recipe.near ? nearCell(rng.pick(placed), free) : -1
    const cell = near >= 0 ? near : [...free][0]!
    free.delete(cell)
    placed.push(cell)
  }
  // Neighbours in the list are neighbours on the board, so the sides are taken from a shuffled list.
  return rng.shuffle(placed).map((cell, index) => ({
    side: index < recipe.units ? 1 : 2,
    type: rng.pick(unitTypes),
    cell,
  }))
}

/** A free cell at most two steps from another one; -1 if there is none. */
function nearCell(cell: number, free: ReadonlySet<number>): number {
  for (const other of free) if (distance(cell, other) <= 2) return other
  return -1
}

function makeMoves(set: DataSet, recipe: Recipe, rng: Rng): Move[] {
  const play = new Play()
  play.load(set)
  const at = set.units.map(({ cell }) => cell)
  const moves: Move[] = []
  for (let count = 0; count < recipe.moves; count++) {
    const isAimed = at.length > 0 && rng.below(100) < recipe.aim
    const move = isAimed ? aimedMove(at, rng) : randomMove(rng)
    if (play.move(move) >= 0) at[at.indexOf(move.from)] = move.to
    moves.push(move)
  }
  return moves
}

function randomMove(rng: Rng): Move {
  return { from: rng.pick(boardCells), to: rng.pick(boardCells) }
}

/** Sends a unit on the board to an empty cell a few steps away; seldom to an occupied one. */
function aimedMove(at: readonly number[], rng: Rng): Move {
  const from = rng.pick(at)
  const most = rng.between(1, 6)
  for (let attempt = 0; attempt < 40; attempt++) {
    const to = rng.pick(boardCells)
    const isHeld = at.includes(to)
    if (distance(from, to) <= most && (!isHeld || rng.below(10) === 0)) return { from, to }
  }
  return { from, to: rng.pick(boardCells) }
}
