/** Kinds of cells; the value of a plain island is 0. */
export const ISLAND = 0
export const WALL = 1
export const BOG = 2
export const RIVER = 3
export const ESTUARY = 4
export const CAVE = 5

export type Kind = 0 | 1 | 2 | 3 | 4 | 5

/** Letters of the kinds of cells, in the map and in the answer. */
export const kindLetters = 'owbrey'

/** Arrows of the directions N, E, S, W in the map. */
export const arrows = '^>v<'

/** Rivers and chains are numbered with one digit. */
export const NUMBERS = 10
/** One more than the highest readable cave number. */
export const MOST_CAVES = 1_000_000

// A cell is one integer: kind in bits 0-2, direction in 3-4, number of the river or chain in 5-8, cave number from 9
// on.
const WAY_SHIFT = 3
const NUMBER_SHIFT = 5
const INDEX_SHIFT = 9

export function island(): number {
  return ISLAND
}

export function wall(): number {
  return WALL
}

/** A bog; `way` (0 to 3 for N, E, S, W) is its one impassable side. */
export function bog(way: number): number {
  return BOG | (way << WAY_SHIFT)
}

/** A cell of river `number` that flows in the direction `way`. */
export function river(number: number, way: number): number {
  return RIVER | (way << WAY_SHIFT) | (number << NUMBER_SHIFT)
}

export function estuary(number: number): number {
  return ESTUARY | (number << NUMBER_SHIFT)
}

/** Cave `index` (from 0) of chain `number`. */
export function cave(number: number, index: number): number {
  return CAVE | (number << NUMBER_SHIFT) | (index << INDEX_SHIFT)
}

export function kindOf(value: number): Kind {
  return (value & 7) as Kind
}

/** Direction of a river cell's arrow, or of a bog's impassable side. */
export function wayOf(value: number): number {
  return (value >> WAY_SHIFT) & 3
}

/** Number of a river, an estuary or a chain. */
export function numberOf(value: number): number {
  return (value >> NUMBER_SHIFT) & 15
}

/** Number of a cave within its chain. */
export function indexOf(value: number): number {
  return value >>> INDEX_SHIFT
}

export function hasWay(value: number): boolean {
  const kind = kindOf(value)
  return kind === BOG || kind === RIVER
}

/** The same cell with another direction; cells without one are unchanged. */
export function withWay(value: number, way: number): number {
  return hasWay(value) ? (value & ~(3 << WAY_SHIFT)) | (way << WAY_SHIFT) : value
}

/** The same cell of another river or chain. */
export function withNumber(value: number, number: number): number {
  return (value & ~(15 << NUMBER_SHIFT)) | (number << NUMBER_SHIFT)
}

/** Whether a cell belongs to a river: the estuary counts as its last cell. */
export function isWater(value: number): boolean {
  return kindOf(value) === RIVER || kindOf(value) === ESTUARY
}

/** Neighbour of a cell in a direction (0 to 3 for N, E, S, W); -1 if it is off the map. */
export function neighbour(rows: number, cols: number, cell: number, way: number): number {
  switch (way) {
    case 0:
      return cell < cols ? -1 : cell - cols
    case 1:
      return (cell + 1) % cols === 0 ? -1 : cell + 1
    case 2:
      return cell >= (rows - 1) * cols ? -1 : cell + cols
    default:
      return cell % cols === 0 ? -1 : cell - 1
  }
}

/** The official word of a cell. */
export function cellText(value: number): string {
  const letter = kindLetters[kindOf(value)]!
  switch (kindOf(value)) {
    case ISLAND:
    case WALL:
      return letter
    case BOG:
      return letter + arrows[wayOf(value)]!
    case RIVER:
      return `${letter}${numberOf(value)}${arrows[wayOf(value)]!}`
    case ESTUARY:
      return `${letter}${numberOf(value)}`
    case CAVE:
      return `${letter}${numberOf(value)}${indexOf(value)}`
  }
}

/** The cell for a word, -1 if it is invalid. */
export function readCell(word: string): number {
  const match = /^(?:([ow])|b([<>^v])|r(\d)([<>^v])|e(\d)|y(\d)(0|[1-9]\d{0,5}))$/.exec(word)
  if (!match) return -1
  const [, plain, side, riverNumber, flow, estuaryNumber, chain, index] = match
  if (plain) return plain === 'o' ? ISLAND : WALL
  if (side) return bog(arrows.indexOf(side))
  if (riverNumber && flow) return river(Number(riverNumber), arrows.indexOf(flow))
  return estuaryNumber ? estuary(Number(estuaryNumber)) : cave(Number(chain), Number(index))
}
