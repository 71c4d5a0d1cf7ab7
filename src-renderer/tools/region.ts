import type { CellRect } from '@core/kernel/grid'
import { words } from '../ui/words'

/**
 * Operations on regions of the board, for the selection commands; each returns edits and changes nothing. They work on
 * one page, by default the first.
 */
export interface RegionCommands<Level, Edit, Clip = unknown> {
  /** A copy of the content of the cells as plain data, or null if they are empty. */
  copy(level: Level, region: Region, page?: number): Clip | null
  /** Edits that put a copy with its upper left corner at a cell; a refusal says why not. */
  paste(
    level: Level,
    clip: Clip,
    row: number,
    col: number,
    turn: number,
    page?: number,
  ): RegionPlan<Edit>
  erase(level: Level, region: Region, page?: number): RegionPlan<Edit>
  /** The board without any content, even if the rules require some; absent: as after erasing all. */
  emptied?(level: Level): Level
  move(level: Level, region: Region, rows: number, cols: number, page?: number): RegionPlan<Edit>
  /** Mirrors a region; null: the whole board, also used for a selection of all its cells. */
  mirror(
    level: Level,
    region: Region | null,
    axis: 'horizontal' | 'vertical',
    page?: number,
  ): RegionPlan<Edit>
  /** Turns a region clockwise by a quarter. */
  rotate(level: Level, region: Region | null, page?: number): RegionPlan<Edit>
}

/** Selected cells: their bounding rectangle and, for brushed selections, which of its cells belong. */
export interface Region {
  readonly rect: CellRect
  has(row: number, col: number): boolean
}

/** Edits, or why there are none. */
export type RegionPlan<Edit> =
  | {
      readonly ok: true
      readonly edits: readonly Edit[]
      /** A message after the change, for instance what stays behind. */
      readonly note?: string
      /** A question before the change, if it would change the meaning of the level. */
      readonly question?: RegionQuestion<Edit>
    }
  | { readonly ok: false; readonly reason: string }

/** A change that cannot keep the meaning of the level. */
export interface RegionQuestion<Edit> {
  /** The changes in meaning, in whole sentences. */
  readonly sentence: string
  /** The button that makes the change: "Mirror anyway". */
  readonly apply: string
  /** An alternative change that keeps the meaning. */
  readonly instead?: { readonly title: string; readonly edits: readonly Edit[] }
}

/** An open question, with the edits of its main button. */
export interface OpenQuestion extends RegionQuestion<unknown> {
  readonly edits: readonly unknown[]
}

const notForThisGame = {
  ok: false,
  reason: words.tools.noRegions,
} as const

/** The selection commands of a game that does not support them: they report that. */
export const noRegions: Omit<RegionCommands<unknown, never>, 'emptied'> = {
  copy: () => null,
  paste: () => notForThisGame,
  erase: () => notForThisGame,
  move: () => notForThisGame,
  mirror: () => notForThisGame,
  rotate: () => notForThisGame,
}
