import type { Component } from 'svelte'
import type { CellRect } from '@core/kernel/grid'
import type { StateLayout, TraceEvent } from '@core/trace/trace'
import type { GameModule } from '@core/game/module'
import type { StepChanges } from '../state/level-run'
import type { LevelEditor } from '../state/level-editor.svelte'
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

/** Regions of the board as the selection commands need them; each gives edits and changes nothing. */
export interface RegionCommands<Level, Edit> {
  /** A copy of what is in the cells, or null when nothing is. Plain data. */
  copy(level: Level, region: Region): unknown
  /** Puts a copy with its upper left corner at a cell; a refusal says why. */
  paste(level: Level, clip: unknown, row: number, col: number, turn: number): RegionPlan<Edit>
  erase(level: Level, region: Region): RegionPlan<Edit>
  move(level: Level, region: Region, rows: number, cols: number): RegionPlan<Edit>
  /** Null region: the whole board. */
  mirror(level: Level, region: Region | null, axis: 'horizontal' | 'vertical'): RegionPlan<Edit>
  /** A quarter turn clockwise. */
  rotate(level: Level, region: Region | null): RegionPlan<Edit>
}

/** Selected cells: their bounding rectangle and, for brushed selections, which of its cells belong. */
export interface Region {
  readonly rect: CellRect
  has(row: number, col: number): boolean
}

export type RegionPlan<Edit> =
  | { readonly ok: true; readonly edits: readonly Edit[]; readonly note?: string }
  | { readonly ok: false; readonly reason: string }

/** The page's side of a game. */
export interface GameView<Level, Edit> {
  readonly gameId: string
  readonly geometry: BoardGeometry
  /** SVG source by sprite name; drawn by `paint.sprites.draw`. */
  readonly sprites: Readonly<Record<string, string>>
  /** What stands still: ground, walls, coordinates. */
  paintBoard(paint: Paint, level: Level): void
  /** What moves or may change over a run. Frame null: no run, show the level as it stands before the chosen turn. */
  paintPieces(paint: Paint, level: Level, frame: RunFrame<Level> | null, moment: BoardMoment): void
  /** Trails and marks of what happened in the step. */
  paintOverlay(paint: Paint, level: Level, frame: RunFrame<Level> | null, moment: BoardMoment): void
  /** What a click would do, drawn half-transparent, struck through when it is not allowed. */
  paintGhost(paint: Paint, level: Level, ghost: unknown, isAllowed: boolean): void
  readonly tools: readonly Tool<Level, Edit>[]
  readonly regions: RegionCommands<Level, Edit>
  /** Properties of level and selection, the "Level" tab of the right pane. */
  readonly Inspector: Component<{ editor: LevelEditor }>
}

/** Ties a view to its game's types; wiring only. */
export function defineGameView<Level, Edit, Recipe extends Readonly<Record<string, number>>>(
  game: GameModule<string, Level, Edit, Recipe>,
  view: Omit<GameView<Level, Edit>, 'gameId'>,
): GameView<Level, Edit> {
  return { gameId: game.id, ...view }
}

/* eslint-disable @typescript-eslint/no-explicit-any -- the view's side of the registry's type erasure */
export type AnyView = Omit<GameView<any, any>, 'tools'> & { readonly tools: readonly AnyTool[] }
