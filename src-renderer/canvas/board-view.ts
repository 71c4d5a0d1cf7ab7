import type { CellRect } from '@core/kernel/grid'
import type { StateLayout, TraceEvent } from '@core/trace/trace'
import type { StepChanges } from '../state/level-run'
import type { RegionCommands } from '../tools/region'
import type { AnyTool, Tool } from '../tools/tool'
import type { BoardGeometry } from './geometry'
import type { SpriteAtlas } from './sprite-atlas'
import type { BoardTheme } from './theme'

/** Where and how to paint: the context is in CSS pixels with its origin at the board's (0,0). */
export interface Paint {
  readonly ctx: CanvasRenderingContext2D
  /** Pixels a cell; may be a fraction. A cell's left edge is `col * cell`. */
  readonly cell: number
  readonly visible: CellRect
  readonly theme: BoardTheme
  readonly sprites: SpriteAtlas
}

/** One moment of a run, possibly between two steps. */
export interface RunFrame<Level = unknown> {
  /** The level that was run; while a new run is on its way it may lag behind the level on the board. */
  readonly level: Level
  readonly layout: StateLayout
  /** As of the last whole step; may be longer than the layout says. */
  readonly state: Int32Array
  /** Slots that the step just made has changed, and their previous values in the same order. */
  readonly touched: Uint32Array
  readonly before: Int32Array
  /** 0 to 1 through the animation of the step just made; 1 when nothing moves. */
  readonly progress: number
  /** What happened in the step just made. */
  readonly events: readonly TraceEvent[]
  /** Changes of the step made `back` steps ago (0: the one just made); null before the start. For trails. */
  changesBack(back: number): StepChanges | null
}

/** A turn-taking view of what is drawn when there is no run, or besides it. */
export interface BoardMoment {
  /** The turn that is chosen for editing. */
  readonly turn: number
  /** True while the user steps or plays, false while he edits. */
  readonly isStepping: boolean
  /** The chosen tool, so that the overlay can show where it may not be used. */
  readonly toolId: string
}

/** How a game looks and is edited on the board. */
export interface BoardView<Level, Edit> {
  readonly gameId: string
  readonly geometry: BoardGeometry
  /** SVG source by sprite name; drawn by `paint.sprites.draw`. */
  readonly sprites: Readonly<Record<string, string>>
  /** What stands still: ground, walls, coordinates. */
  paintBoard(paint: Paint, level: Level): void
  /** The parts of the level that `paintBoard` draws: an edit that keeps them all the same object paints no board anew. */
  boardParts?(level: Level): readonly unknown[]
  /** What moves or may change over a run. Frame null: no run, show the level as it stands before the chosen turn. */
  paintPieces(paint: Paint, level: Level, frame: RunFrame<Level> | null, moment: BoardMoment): void
  /** Trails and marks of what happened in the step. */
  paintOverlay(paint: Paint, level: Level, frame: RunFrame<Level> | null, moment: BoardMoment): void
  /** What a click would do, drawn half-transparent, struck through when it is not allowed. */
  paintGhost(paint: Paint, level: Level, ghost: unknown, isAllowed: boolean): void
  /** What the cell under the pointer, or else the board cursor, has to tell: drawn above all pieces. */
  paintCursor?(
    paint: Paint,
    level: Level,
    frame: RunFrame<Level> | null,
    moment: BoardMoment,
    at: { readonly row: number; readonly col: number },
  ): void
  /** Reads whatever reactive state the painters draw besides level, run and moment: its changes repaint the board. */
  watch?(level: Level): void
  readonly tools: readonly Tool<Level, Edit>[]
  readonly regions: RegionCommands<Level, Edit>
}

/* eslint-disable @typescript-eslint/no-explicit-any -- the view's side of the registry's type erasure */
export type AnyBoardView = Omit<BoardView<any, any>, 'tools'> & {
  readonly tools: readonly AnyTool[]
}
