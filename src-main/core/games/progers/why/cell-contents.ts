import { ways } from '../../../kernel/grid'
import { robotSpot, robotWay, sampleState, slots, startOf } from '../play/layout'
import { bases, behindWall, cellOfSpot, hillHas, SAMPLE_TYPES, starts, type Level } from '../model'

/** "sample of type 6, wall N, player 0 facing N with 2 aboard". */
export function cellContents(level: Level, state: Int32Array | null, cell: number): string {
  const spot = cellOfSpot(cell)
  const things: string[] = []
  const base = bases.indexOf(spot)
  if (base >= 0) things.push(baseWords(state, base))
  level.hills.forEach((hill, index) => {
    if (hillHas(hill, spot)) things.push(`hill ${index + 1}`)
  })
  const walls = wallsRound(level, spot)
  if (walls !== '') things.push(walls.length === 1 ? `wall ${walls}` : `walls ${walls}`)
  level.samples.forEach((sample, index) => {
    if (sample.spot !== spot) return
    const isLying = state === null || sampleState(state, index).kind === 'lying'
    if (isLying) things.push(`sample of type ${sample.type}`)
  })
  const shown = state ?? startOf(level)
  for (const player of [0, 1]) {
    if (robotSpot(shown, player) !== spot) continue
    const cargo = shown[slots.cargo + player]!
    const load = cargo > 0 ? ` with ${cargo} aboard` : ''
    things.push(`player ${player} facing ${ways[robotWay(shown, player)]}${load}`)
  }
  return things.length > 0 ? things.join(', ') : 'empty'
}

function baseWords(state: Int32Array | null, base: number): string {
  const start = starts.indexOf(bases[base]!)
  const name = start < 0 ? 'base' : `base, start of player ${start}`
  if (!state) return name
  const types: string[] = []
  for (let type = 1; type <= SAMPLE_TYPES; type++) {
    const count = state[slots.bases + base * SAMPLE_TYPES + type - 1]!
    if (count > 0) types.push(count === 1 ? `${type}` : `${count} × ${type}`)
  }
  return types.length > 0 ? `${name} holding types ${types.join(', ')}` : name
}

/** Sides of a spot with a wall: letters of NESW in this order. */
export function wallsRound(level: Level, spot: number): string {
  const sides = new Set<string>()
  for (const wall of level.walls) {
    if (wall.spot === spot) sides.add(wall.side)
    else if (behindWall(wall) === spot) sides.add(wall.side === 'N' ? 'S' : 'W')
  }
  return ways.filter((way) => sides.has(way)).join('')
}
