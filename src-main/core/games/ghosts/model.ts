import { boardSize, cellName, cellNamed, cellsNamed, colOf, rowOf } from './cells'
import type { ListEdit, Replace } from '../../game/list-edits'
import { rectBetween, type BoardSize, type CellRect } from '../../kernel/grid'

/** Number of a player and their team: 0 plays White, 1 plays Black. */
export type Player = 0 | 1
export const players: readonly Player[] = [0, 1]

/** A house; its cells are not street. */
export type House = CellRect
export type Town = readonly House[]

/** Cells of the eight hunters of a team; the i-th hunter stays the i-th (G6). */
export type Team = readonly number[]

/** The move of the ghost at one place of the list in a turn. */
export interface GhostMove {
  /** Its cell after the move; -1 if it was neutralised and no one saw where (G7). */
  readonly at: number
  /** Cell of the new ghost if it was neutralised, otherwise -1. */
  readonly next: number
}

/**
 * One turn. In the last turn of a transcript the other team's answer and the ghosts may not be shown: both are then
 * null. In all other turns everything is there.
 */
export interface Turn {
  readonly teams: readonly [Team | null, Team | null]
  readonly ghosts: readonly GhostMove[] | null
}

/** The form of the level's text; each form can hold only certain parts. */
export type Form = 'town' | 'level' | 'transcript' | 'match'

/** A town, and the match played in it so far. */
export interface Level {
  readonly form: Form
  /** Whose transcript it is; 0 in the other forms. */
  readonly player: Player
  readonly town: Town
  /** Moves of both players together. */
  readonly limit: number
  /** Corners on which the six ghosts appear; null if they are drawn at random. */
  readonly starts: readonly number[] | null
  readonly turns: readonly Turn[]
  /** The player who lost by an illegal answer after the last turn (G5). */
  readonly forfeit: Player | null
}

/** The possible changes of a level's lists, with the codes of their undo labels. */
export const listLabels = {
  town: { insert: 'add-house', remove: 'delete-house', set: 'change-house' },
  turns: { splice: 'change-turns' },
} as const

/** The edits of a level. */
export type Edit =
  | ListEdit<Level, typeof listLabels>
  | Replace<Level>
  | { readonly kind: 'set-limit'; readonly limit: number }
  | { readonly kind: 'set-starts'; readonly starts: readonly number[] | null }
  | { readonly kind: 'set-forfeit'; readonly forfeit: Player | null }

export const GHOSTS = 6
export const HUNTERS = 8

/** The limit of a level without one, as in the statement's example. */
export const USUAL_LIMIT = 240

/** Where the hunters of both teams start, in the official order. */
export const teamStarts: readonly [Team, Team] = [
  cellsNamed('AJ AK BJ BK JA JB KA KB'),
  cellsNamed('TK TJ SK SJ KT KS JT JS'),
]

/** A house as written in the town's line: north-west cell, south-east cell. */
export function houseName({ row, col, rows, cols }: House): string {
  return cellName(row * 20 + col) + cellName((row + rows - 1) * 20 + col + cols - 1)
}

/** Whether a name consists of two cells, and the second is north or west of the first. */
export function areCornersSwapped(name: string): boolean {
  const cells = [name.slice(0, 2), name.slice(2)].map(cellNamed)
  return cells.every((cell) => cell >= 0) && !houseNamed(name)
}

/** The house with a name; null if it is invalid. */
export function houseNamed(name: string): House | null {
  const from = cellNamed(name.slice(0, 2))
  const to = cellNamed(name.slice(2))
  if (from < 0 || to < 0 || rowOf(from) > rowOf(to) || colOf(from) > colOf(to)) return null
  return rectBetween(rowOf(from), colOf(from), rowOf(to), colOf(to))
}

/** The town of the statement's example, as far as the example determines it. Transcripts are played in it. */
export const defaultTown: Town =
  'AGBI ANBQ CCGE DGFI EMGP FRGT HGIH LCMG LMMN MQNT NAOC OLQN PQSR QBSC SLTN'
    .split(' ')
    .map((name) => houseNamed(name)!)

export function isSameTown(a: Town, b: Town): boolean {
  return a === b || (a.length === b.length && a.every((h, i) => houseName(h) === houseName(b[i]!)))
}

export function sizeOf(): BoardSize {
  return boardSize
}

/** The default town without a match; the board's size is fixed. */
export function blankLevel(): Level {
  return {
    form: 'level',
    player: 0,
    town: defaultTown,
    limit: USUAL_LIMIT,
    starts: null,
    turns: [],
    forfeit: null,
  }
}

/** Number of turns in a whole match: each contains a move of either player. */
export function turnLimit(level: Level): number {
  return Math.trunc(level.limit / 2)
}

/** Whether the last turn's outcome was not shown (this is possible only for the last turn). */
export function isHidden(turn: Turn | undefined): boolean {
  return turn !== undefined && turn.ghosts === null
}

/** Cell of a ghost in the list after a turn. */
export function listed(move: GhostMove): number {
  return move.next >= 0 ? move.next : move.at
}
