import type { CellRect } from '@core/kernel/grid'

/**
 * Regions of the board as the selection commands need them; each gives edits and changes nothing. They are about one
 * page, the first one unless told.
 */
export interface RegionCommands<Level, Edit> {
  /** A copy of what is in the cells, or null when nothing is. Plain data. */
  copy(level: Level, region: Region, page?: number): unknown
  /** Puts a copy with its upper left corner at a cell; a refusal says why. */
  paste(
    level: Level,
    clip: unknown,
    row: number,
    col: number,
    turn: number,
    page?: number,
  ): RegionPlan<Edit>
  erase(level: Level, region: Region, page?: number): RegionPlan<Edit>
  move(level: Level, region: Region, rows: number, cols: number, page?: number): RegionPlan<Edit>
  /** Null region: the whole board. */
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

export type RegionPlan<Edit> =
  | { readonly ok: true; readonly edits: readonly Edit[]; readonly note?: string }
  | { readonly ok: false; readonly reason: string }
