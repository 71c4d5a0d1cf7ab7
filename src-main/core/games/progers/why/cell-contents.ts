import { ways } from '../../../kernel/grid'
import type { Words } from '../../../words'
import { robotSpot, robotWay, sampleState, slots, startOf } from '../play/layout'
import { bases, behindWall, cellOfSpot, hillHas, SAMPLE_TYPES, starts, type Level } from '../model'

/** "sample of type 6, wall N, player 0 facing N with 2 aboard". */
export function cellContentsIn({ progers: { contents: said } }: Pick<Words, 'progers'>) {
  return (level: Level, state: Int32Array | null, cell: number): string => {
    const spot = cellOfSpot(cell)
    const things: string[] = []
    const base = bases.indexOf(spot)
    if (base >= 0) things.push(baseWords(state, base))
    level.hills.forEach((hill, index) => {
      if (hillHas(hill, spot)) things.push(said.hill({ number: index + 1 }))
    })
    const sides = wallsRound(level, spot)
    if (sides !== '') things.push(said.walls({ count: sides.length, sides }))
    level.samples.forEach((sample, index) => {
      if (sample.spot !== spot) return
      const isLying = state === null || sampleState(state, index).kind === 'lying'
      if (isLying) things.push(said.sample({ type: sample.type }))
    })
    const shown = state ?? startOf(level)
    for (const player of [0, 1]) {
      if (robotSpot(shown, player) !== spot) continue
      const cargo = shown[slots.cargo + player]!
      const robot = { player, way: ways[robotWay(shown, player)]! }
      things.push(cargo > 0 ? said.loadedRobot({ ...robot, cargo }) : said.robot(robot))
    }
    return things.length > 0 ? things.join(', ') : said.empty
  }

  function baseWords(state: Int32Array | null, base: number): string {
    const player = starts.indexOf(bases[base]!)
    const types = state ? typesOn(state, base) : ''
    if (types === '') return player < 0 ? said.base : said.baseOfPlayer({ player })
    return player < 0 ? said.baseHolding({ types }) : said.baseOfPlayerHolding({ player, types })
  }
}

/** "1, 2 × 5": the types on a base; empty if there are none. */
function typesOn(state: Int32Array, base: number): string {
  const types: string[] = []
  for (let type = 1; type <= SAMPLE_TYPES; type++) {
    const count = state[slots.bases + base * SAMPLE_TYPES + type - 1]!
    if (count > 0) types.push(count === 1 ? `${type}` : `${count} × ${type}`)
  }
  return types.join(', ')
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
