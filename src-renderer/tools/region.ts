import type { CellRect } from '@core/kernel/grid'
import { words } from '../ui/words'

/**
 * Regions of the board as the selection commands need them; each gives edits and changes nothing. They are about one
 * page, by default the first one.
 */
export interface RegionCommands<Level, Edit, Clip = unknown> {
  /** A copy of what is in the cells, or null when nothing is. Plain data. */
  copy(level: Level, region: Region, page?: number): Clip | null
  /** Puts a copy with its upper left corner at a cell; a refusal says why. */
  paste(
    level: Level,
    clip: Clip,
    row: number,
    col: number,
    turn: number,
    page?: number,
  ): RegionPlan<Edit>
  erase(level: Level, region: Region, page?: number): RegionPlan<Edit>
  /** The board with nothing on it, even where the rules want something; absent: as after erasing all. */
  emptied?(level: Level): Level
  move(level: Level, region: Region, rows: number, cols: number, page?: number): RegionPlan<Edit>
  /** Null region: the whole board; a selection of all its cells is handed over so, too. */
  mirror(
    level: Level,
    region: Region | null,
    axis: 'horizontal' | 'vertical',
    page?: number,
  ): RegionPlan<Edit>
  /** A quarter turn clockwise. */
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
      /** Said after the change, for instance what stays behind. */
      readonly note?: string
      /** Asked before the change, where the level would not mean the same afterwards. */
      readonly question?: RegionQuestion<Edit>
    }
  | { readonly ok: false; readonly reason: string }

/** A change that cannot keep what the level means. */
export interface RegionQuestion<Edit> {
  /** What will be different, in whole sentences. */
  readonly sentence: string
  /** The button that makes the change: "Mirror anyway". */
  readonly apply: string
  /** Another change that keeps the meaning. */
  readonly instead?: { readonly title: string; readonly edits: readonly Edit[] }
}

/** A question under way, with the edits that its main button makes. */
export interface OpenQuestion extends RegionQuestion<unknown> {
  readonly edits: readonly unknown[]
}

const notForThisGame = {
  ok: false,
  reason: words.tools.noRegions,
} as const

/** What the selection commands do in a game that has none of its own: they say so. */
export const noRegions: Omit<RegionCommands<unknown, never>, 'emptied'> = {
  copy: () => null,
  paste: () => notForThisGame,
  erase: () => notForThisGame,
  move: () => notForThisGame,
  mirror: () => notForThisGame,
  rotate: () => notForThisGame,
}
