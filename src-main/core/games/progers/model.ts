import type { ListEdit, Replace } from '../../game/list-edits'
import type { BoardSize } from '../../kernel/grid'
import { makeRng } from '../../kernel/rng'
import { fullBank } from './official'

/*
 * A place on the board is a spot: row * 10 + column as the game numbers them, so that its decimal digits are those of
 * the text; row 0 is the south row. The app's cells number the same board from the north. `cellOfSpot` converts both
 * ways.
 */
export const SIDE = 10
export const SPOTS = SIDE * SIDE

/** Steps in the directions N, E, S, W on spots. */
export const wayStep: readonly number[] = [SIDE, 1, -SIDE, -1]

/** A hill by its lower-left and its upper-right spot. */
export interface Hill {
  readonly from: number
  readonly to: number
}

/** The side of a spot with a wall: N is above, E is right. */
export type WallSide = 'N' | 'E'

export interface Wall {
  readonly spot: number
  readonly side: WallSide
}

export interface Sample {
  readonly spot: number
  /** 1 to 8. */
  readonly type: number
}

/** The form of the text: configuration and one move per line, or a transcript as seen by the player with that order. */
export type Form = 'plain' | 'player0' | 'player1'

/** A configuration and the moves made so far: move k is made by player k mod 2. */
export interface Level {
  readonly hills: readonly Hill[]
  readonly walls: readonly Wall[]
  readonly samples: readonly Sample[]
  /** Letters of SLRBJM; the first ones are drawn first. Empty only in a transcript. */
  readonly bank: string
  /** Programs of one or more letters of SLRBJM. */
  readonly moves: readonly string[]
  readonly form: Form
}

/** The possible changes of a level's lists, with the codes of their undo labels. */
export const listLabels = {
  hills: { insert: 'add-hill', remove: 'delete-hill', set: 'change-hill' },
  walls: { insert: 'add-wall', remove: 'delete-wall', set: 'move-wall' },
  samples: { insert: 'add-sample', remove: 'delete-sample', set: 'change-sample' },
  moves: { insert: 'make-move', remove: 'delete-move', set: 'change-move', splice: 'change-moves' },
} as const

/** The edits of a level. */
export type Edit =
  | ListEdit<Level, typeof listLabels>
  | Replace<Level>
  | {
      readonly kind: 'set-bank'
      readonly bank: string
      readonly label: 'change-bank' | 'shuffle-bank'
    }
  | { readonly kind: 'set-form'; readonly form: Form }

/** The bases: the corners, by number. Player 0 starts at base 0, player 1 at base 1. */
export const bases: readonly number[] = [0, 9, 90, 99]

/** Spots on which the robots start. */
export const starts: readonly number[] = [0, 9]

export const SAMPLE_TYPES = 8

/** The app's cell of a spot, and the spot of a cell: rows are counted from the other end. */
export function cellOfSpot(spot: number): number {
  return (SIDE - 1 - Math.trunc(spot / SIDE)) * SIDE + (spot % SIDE)
}

/** A spot as in the text: two digits, row and column. */
export function spotName(spot: number): string {
  return String(spot).padStart(2, '0')
}

export function rowOf(spot: number): number {
  return Math.trunc(spot / SIDE)
}

export function colOf(spot: number): number {
  return spot % SIDE
}

/** The spots of a hill, row by row from its lower-left one. */
export function hillSpots(hill: Hill): number[] {
  const spots: number[] = []
  for (let row = rowOf(hill.from); row <= rowOf(hill.to); row++) {
    for (let col = colOf(hill.from); col <= colOf(hill.to); col++) spots.push(row * SIDE + col)
  }
  return spots
}

export function hillHas(hill: Hill, spot: number): boolean {
  return (
    rowOf(spot) >= rowOf(hill.from) &&
    rowOf(spot) <= rowOf(hill.to) &&
    colOf(spot) >= colOf(hill.from) &&
    colOf(spot) <= colOf(hill.to)
  )
}

/** The spot on the other side of a wall; off the board for a wall on the border. */
export function behindWall(wall: Wall): number | null {
  if (wall.side === 'N') return rowOf(wall.spot) === SIDE - 1 ? null : wall.spot + SIDE
  return colOf(wall.spot) === SIDE - 1 ? null : wall.spot + 1
}

/** The player whose transcript the text is; null for the plain form. */
export function transcriptPlayer(form: Form): 0 | 1 | null {
  if (form === 'plain') return null
  return form === 'player0' ? 0 : 1
}

export function sizeOf(): BoardSize {
  return { rows: SIDE, cols: SIDE }
}

/** An empty board with a bank of the official letters, as made by "New"; the board always has the same size. */
export function blankLevel(): Level {
  const bank = makeRng(1).shuffle(fullBank).join('')
  return { hills: [], walls: [], samples: [], bank, moves: [], form: 'plain' }
}
