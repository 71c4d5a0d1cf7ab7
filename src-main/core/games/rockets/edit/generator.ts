import { generatorOf, type RecipeOf } from '../../../game/recipes'
import { ways, type Way } from '../../../kernel/grid'
import { few, type Rng } from '../../../kernel/rng'
import { isPit, type Door, type Level, type Rocket, type Turn } from '../model'
import { ARROWS_EACH } from '../play/placement'
import { alter } from './alter'

/** The numbers of a recipe for a level. */
const rows = {
  width: { usual: 15, lowest: 3, highest: 1000 },
  height: { usual: 15, lowest: 3, highest: 1000 },
  players: { usual: 3, lowest: 1, highest: 26 },
  doors: { usual: 8, lowest: 0, highest: 4000 },
  turns: { usual: 40, lowest: 0, highest: 100_000 },
  /** Percent of the arrows that send a door's animals towards a rocket. */
  aim: { usual: 60, lowest: 0, highest: 100 },
  /** Percent of the doors that share their place with another one. */
  shared: { usual: 0, lowest: 0, highest: 100 },
}

type Recipe = RecipeOf<typeof rows>

export const generator = generatorOf(rows, generate, {
  most: (recipe) => ({ players: roomOf(recipe) }),
  vary,
  alter,
})

/** Small square boards, preferably with few turns. */
function vary(rng: Rng): Recipe {
  const side = few(rng, 5, 12)
  return {
    width: side,
    height: side,
    players: few(rng, 1, 4),
    doors: few(rng, 1, 6),
    turns: few(rng, 1, 30),
    aim: rng.between(40, 100),
    shared: rng.pick([0, 50]),
  }
}

/** The most players: each placement needs a free square besides the rockets and all arrows on the board. */
function roomOf({ width, height }: Recipe): number {
  return Math.floor((width * height - 5) / (1 + ARROWS_EACH))
}

function generate(recipe: Recipe, rng: Rng): Level {
  const { width, height } = recipe
  const players = Math.min(recipe.players, roomOf(recipe))
  const bare: Level = { width, height, rockets: [], doors: [], turns: [] }
  const rockets = makeRockets(bare, players, rng)
  const doors = makeDoors(bare, recipe, rng)
  return { ...bare, rockets, doors, turns: makeTurns({ ...bare, rockets, doors }, recipe, rng) }
}

function makeRockets(board: Level, players: number, rng: Rng): Rocket[] {
  const taken = new Set<number>()
  const rockets: Rocket[] = []
  for (let player = 0; player < players; player++) {
    const cell = freeCell(board, rng, (at) => taken.has(at))
    taken.add(cell)
    rockets.push({ x: cell % board.width, y: Math.trunc(cell / board.width) })
  }
  return rockets
}

function makeDoors({ width, height }: Level, recipe: Recipe, rng: Rng): Door[] {
  const places: Door[] = []
  for (let at = 1; at < width - 1; at++) places.push({ at, wall: 'N' }, { at, wall: 'S' })
  for (let at = 1; at < height - 1; at++) places.push({ at, wall: 'E' }, { at, wall: 'W' })
  const free = rng.shuffle(places)
  const doors: Door[] = []
  for (let i = 0; i < recipe.doors; i++) {
    const isShared = doors.length > 0 && rng.below(100) < recipe.shared
    // Unless the settings ask for it, doors share places only if the walls are full.
    const door = isShared ? undefined : free.pop()
    doors.push(door ?? rng.pick(doors))
  }
  return doors
}

function makeTurns(board: Level, recipe: Recipe, rng: Rng): Turn[] {
  const { width, height, rockets } = board
  const lastUse = new Int32Array(width * height).fill(-1)
  const rocketCells = new Set(rockets.map(({ x, y }) => y * width + x))
  const turns: Turn[] = []
  for (let turn = 0; turn < recipe.turns; turn++) {
    const oldest = turn - ARROWS_EACH * rockets.length
    const isTaken = (cell: number) =>
      rocketCells.has(cell) || (lastUse[cell]! >= 0 && lastUse[cell]! >= oldest)
    const aimed = rng.below(100) < recipe.aim ? aimedTurn(board, rng, isTaken) : null
    const placed = aimed ?? randomTurn(board, rng, isTaken)
    lastUse[placed.y * width + placed.x] = turn
    turns.push(placed)
  }
  return turns
}

function randomTurn(board: Level, rng: Rng, isTaken: (cell: number) => boolean): Turn {
  const cell = freeCell(board, rng, isTaken)
  return { x: cell % board.width, y: Math.trunc(cell / board.width), way: rng.pick(ways) }
}

/** An arrow where a door's line crosses the row or column of a rocket, pointing at it; null if none is free. */
function aimedTurn(board: Level, rng: Rng, isTaken: (cell: number) => boolean): Turn | null {
  if (board.doors.length === 0) return null
  for (let attempt = 0; attempt < 4; attempt++) {
    const door = rng.pick(board.doors)
    const rocket = rng.pick(board.rockets)
    const isColumn = door.wall === 'N' || door.wall === 'S'
    const x = isColumn ? door.at : rocket.x
    const y = isColumn ? rocket.y : door.at
    if (isPit(board, x, y) || isTaken(y * board.width + x)) continue
    return { x, y, way: wayTowards(x, y, rocket, isColumn) }
  }
  return null
}

function wayTowards(x: number, y: number, rocket: Rocket, isColumn: boolean): Way {
  if (isColumn) return rocket.x < x ? 'W' : 'E'
  return rocket.y < y ? 'N' : 'S'
}

/** A square that is neither a pit nor taken; there is always one. */
function freeCell(board: Level, rng: Rng, isTaken: (cell: number) => boolean): number {
  const { width, height } = board
  let cell = rng.below(width * height)
  // A few random attempts keep it uniform on boards with room; on full ones the next free square is taken.
  for (let draw = 0; draw < 32; draw++) {
    if (isFree(cell)) return cell
    cell = rng.below(width * height)
  }
  while (!isFree(cell)) cell = (cell + 1) % (width * height)
  return cell

  function isFree(at: number): boolean {
    return !isPit(board, at % width, Math.trunc(at / width)) && !isTaken(at)
  }
}
