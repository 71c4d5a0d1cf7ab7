import type { Words } from '../../../words'
import { animalsOf, slotsOf } from '../play/layout'
import { doorCell, isPit, playerOfTurn, type Level } from '../model'

/** "rocket of player 2, 2 mice, 1 cat". */
export function cellContentsIn({ rockets: { contents: said } }: Pick<Words, 'rockets'>) {
  return (level: Level, state: Int32Array | null, cell: number): string => {
    const x = cell % level.width
    const y = Math.trunc(cell / level.width)
    const things: string[] = []
    if (isPit(level, x, y)) things.push(said.pit)
    level.rockets.forEach((rocket, player) => {
      if (rocket.x === x && rocket.y === y) things.push(said.rocket({ player: player + 1 }))
    })
    level.doors.forEach((door, index) => {
      if (doorCell(level, door) === cell) {
        things.push(said.door({ door: index + 1, wall: door.wall }))
      }
    })
    if (state) things.push(...changingThings(level, state, cell))
    return things.length > 0 ? things.join(', ') : said.empty
  }

  function changingThings(level: Level, state: Int32Array, cell: number): string[] {
    const things: string[] = []
    const animals = animalsOf(level, state).filter((animal) => animal.cell === cell)
    const cats = animals.filter(({ isCat }) => isCat).length
    const mice = animals.length - cats
    if (mice > 0) things.push(said.mice({ count: mice }))
    if (cats > 0) things.push(said.cats({ count: cats }))
    const placed = state[slotsOf(level).arrows + cell]! - 1
    const arrow = level.turns[placed]
    if (arrow) {
      things.push(said.arrow({ way: arrow.way, player: playerOfTurn(level, placed) + 1 }))
    }
    return things
  }
}
