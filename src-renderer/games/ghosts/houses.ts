import { rectHas } from '@core/kernel/grid'
import { messageIn, problem } from '@core/games/ghosts/text/diagnostics'
import { cellName, colOf, rowOf, SIDE } from '@core/games/ghosts/cells'
import {
  houseName,
  players,
  teamStarts,
  type Edit,
  type House,
  type Level,
} from '@core/games/ghosts/model'
import { cellsOf, cornersOf, mapOf, stuckHouses } from '@core/games/ghosts/play/town'
import { words } from '../../ui/words'

/** The part of a house that a drag takes: the whole of it, or the sides that follow the pointer. */
export interface Grip {
  readonly index: number
  readonly isWhole: boolean
  readonly north: boolean
  readonly east: boolean
  readonly south: boolean
  readonly west: boolean
}

/** Width of the stretch along a house's walls that takes the wall and not the house, in cells. */
const WALL = 0.35

/** The grip under a point in cells; null on the street. */
export function gripAt({ town }: Level, x: number, y: number): Grip | null {
  const index = town.findIndex(
    ({ row, col, rows, cols }) => x >= col && y >= row && x < col + cols && y < row + rows,
  )
  if (index < 0) return null
  const { row, col, rows, cols } = town[index]!
  const north = y - row < WALL
  const south = row + rows - y <= WALL
  const west = x - col < WALL
  const east = col + cols - x <= WALL
  return { index, isWhole: !(north || south || west || east), north, east, south, west }
}

/** The house that a drag of a grip from one cell to another makes; kept on the map and at least one cell. */
export function dragged(
  house: House,
  grip: Grip,
  from: { readonly row: number; readonly col: number },
  to: { readonly row: number; readonly col: number },
): House {
  const down = to.row - from.row
  const right = to.col - from.col
  if (grip.isWhole) {
    const row = clamp(house.row + down, 0, SIDE - house.rows)
    const col = clamp(house.col + right, 0, SIDE - house.cols)
    return { ...house, row, col }
  }
  const south = house.row + house.rows - 1
  const east = house.col + house.cols - 1
  const top = grip.north ? clamp(house.row + down, 0, south) : house.row
  const left = grip.west ? clamp(house.col + right, 0, east) : house.col
  const bottom = grip.south ? clamp(south + down, top, SIDE - 1) : south
  const end = grip.east ? clamp(east + right, left, SIDE - 1) : east
  return { row: top, col: left, rows: bottom - top + 1, cols: end - left + 1 }
}

/** Why a house may not stand there, in one sentence with the rule's id; null when it may. `index`: its number, or one past the last. */
export function houseRefusal(level: Level, index: number, house: House): string | null {
  const cells = cellsOf(house)
  for (const [other, held] of level.town.entries()) {
    if (other === index) continue
    const shared = cells.find((cell) => rectHas(held, rowOf(cell), colOf(cell)))
    if (shared !== undefined) {
      return sentence('house-overlap', [index + 1, other + 1, cellName(shared)])
    }
  }
  for (const player of players) {
    const covered = teamStarts[player].find((cell) => cells.includes(cell))
    if (covered !== undefined) {
      return sentence('house-on-start', [index + 1, player, cellName(covered)])
    }
  }
  return null
}

/** Edits that put a house in the place of another; the starts of ghosts on its corners go with them. */
export function changeHouse(level: Level, index: number, house: House): readonly Edit[] {
  const held = level.town[index]!
  if (houseName(held) === houseName(house)) return []
  const edits: Edit[] = [{ kind: 'set', list: 'town', index, item: house }]
  const starts = level.turns.length === 0 && level.starts?.map((cell) => carried(cell, held, house))
  if (starts && starts.some((cell, i) => cell !== level.starts![i])) {
    edits.push({ kind: 'set-starts', starts })
  }
  return edits
}

/** Edits that take a house away; with the last one go the starts of ghosts, which had their corners there. */
export function removeHouse(level: Level, index: number): readonly Edit[] {
  const edits: Edit[] = [{ kind: 'remove', list: 'town', index }]
  const isEmptied = level.town.length === 1 && level.turns.length === 0 && level.starts !== null
  return isEmptied ? [...edits, { kind: 'set-starts', starts: null }] : edits
}

/** The problems of a town with such houses: houses that no ghost could leave (G2). */
export function stuckNote(town: readonly House[]): string {
  const stuck = stuckHouses(mapOf(town)).map((index) => index + 1)
  if (stuck.length === 0) return ''
  return words.ghosts.tools.stuckNote({ houses: stuck.join(', ') })
}

/** The corner of the new house that a corner of the old one becomes; other cells stay. */
export function carried(cell: number, from: House, to: House): number {
  const corners = cornersOf(from)
  const at = corners.indexOf(cell)
  const next = cornersOf(to)
  if (at < 0) return cell
  return next.length === corners.length ? next[at]! : next[0]!
}

/** "AGBI, 3 × 2" */
export function sizeWords({ rows, cols }: House): string {
  return `${cols} × ${rows}`
}

function sentence(
  code: 'house-overlap' | 'house-on-start',
  args: readonly (string | number)[],
): string {
  const found = problem(code, args)
  return `${messageIn(words)(found)} (${found.rule}).`
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.max(lowest, Math.min(value, highest))
}
