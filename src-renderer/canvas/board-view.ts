import type { ReadingId } from '@core/trace/machine'
import type { GameModule } from '@core/game/module'
import type { BoardSize, CellRect } from '@core/kernel/grid'
import type { StateLayout, TraceEvent } from '@core/trace/trace'
import type { StepChanges } from './step-changes'
import type { Likeness } from '../tools/likeness'
import type { PageEdits } from '../tools/page-edits'
import type { RegionCommands } from '../tools/region'
import type { Resizing } from '../tools/resizing'
import type { AnyTool, Tool } from '../tools/tool'
import type { BoardContext, Sprites } from './board-context'
import type { BoardGeometry, BoardRect } from './geometry'
import type { Cells } from './terrain'
import type { BoardTheme } from './theme'

/** Where and how to paint; the context is in CSS pixels with its origin at the board's (0,0). */
export interface Paint {
  readonly ctx: BoardContext
  /** The same context if it is a canvas on the screen, for painters that set very many pixels themselves. */
  readonly pixels?: CanvasRenderingContext2D
  /** Pixels per cell; may be a fraction. A cell's left edge is `col * cell`. */
  readonly cell: number
  readonly visible: CellRect
  /** The part of the plane in view, in cells. */
  readonly seen: BoardRect
  readonly theme: BoardTheme
  readonly sprites: Sprites
  /** The page of the document shown; 0 if it has no pages. */
  readonly page: number
  /** False for pictures without rows and columns named at the edge of the board. */
  readonly hasCoordinates: boolean
  /** True if things that do not move are drawn without their number or letter. */
  readonly isNameless?: boolean
}

/** A paint for ground, which is also painted into tiles, without sprites. */
export type GroundPaint = Omit<Paint, 'sprites' | 'pixels'>

/** One moment of a run, possibly between two steps. */
export interface RunFrame<Level> {
  /** The level of the run; until a new run arrives it may be older than the level on the board. */
  readonly level: Level
  readonly layout: StateLayout
  /** The state after the last whole step; may be longer than the layout says. */
  readonly state: Int32Array
  /** Slots that the step just made has changed, and their previous values in the same order. */
  readonly touched: Uint32Array
  readonly before: Int32Array
  /** 0 to 1 through the animation of the step just made; 1 when nothing moves. */
  readonly progress: number
  /**
   * The misreading of the run, so that texts about its rules are about the misread ones; absent: the official rules.
   */
  readonly reading?: ReadingId
  /** Events of the step just made. */
  readonly events: readonly TraceEvent[]
  /** Changes of the step made `back` steps ago (0: the one just made); null before the start. For trails. */
  changesBack(back: number): StepChanges | null
}

/** The state around a board that painters need in addition to level and run. */
export interface BoardMoment {
  /** The turn chosen for editing. */
  readonly turn: number
  /** True while the user steps or plays, false while they edit. */
  readonly isStepping: boolean
  /** True for a picture of the moment, which leaves out what is only chosen for editing. */
  readonly isStill?: boolean
  /** The chosen tool, so that the overlay can show where it may not be used. */
  readonly toolId: string
  /**
   * The object that the game's pane is laying and has not finished, for instance a program; null or absent if there is
   * none.
   */
  readonly plan?: unknown
  /** Chosen variants of the tools, by tool id. */
  readonly variants: Readonly<Record<string, number>>
  /** Cells under the pointer and under the board cursor; null for none. */
  readonly hover: BoardCell | null
  readonly cursor: BoardCell | null
}

export interface BoardCell {
  readonly row: number
  readonly col: number
}

/**
 * The ground of a board of squares, for games with very large boards: the stage keeps the ground painted, and repaints
 * only cells that have changed. Cells are numbered row by row.
 */
export interface Terrain<Level> {
  /** Paints whole cells, including their joins to neighbours but nothing outside the cells. */
  paintCells(paint: GroundPaint, level: Level, cells: Cells): void
  /** Paints what lies over the cells and depends on the part in view: border, coordinates. */
  paintRest(paint: Paint, level: Level): void
  /**
   * Plain colours for a board too small for details: writes `pixels[cell]` as 0xAABBGGRR for all cells, or for some.
   */
  fillColours(level: Level, theme: BoardTheme, pixels: Uint32Array, cells?: Cells): void
  /** Cells that differ between two levels of the same size. */
  changedCells(before: Level, after: Level): Cells
}

/** The look of a game on the board. Uses neither panes nor tools, so that thumbnails can be painted at once. */
export interface BoardLook<Level, Ghost = unknown> {
  readonly gameId: string
  readonly geometry: BoardGeometry
  /** SVG source by sprite name; drawn by `paint.sprites.draw`. */
  readonly sprites: Readonly<Record<string, string>>
  /** SVG source for users who want plain shapes with letters, only for sprites that are not plain already. */
  readonly plainSprites?: Readonly<Record<string, string>>
  /** How the rulers name rows and columns of a board; absent: by numbers from 0 at the upper left. */
  readonly rulers?: {
    row?(row: number, size: BoardSize): string
    col?(col: number, size: BoardSize): string
    /** True if columns are named below the board, or rows at its right. */
    readonly isBelow?: boolean
    readonly isRight?: boolean
    /** Cells between the board and its rulers, for things outside the board; absent: a little. */
    readonly gap?: number
  }
  /** Pixels below the cells that the overlay needs for text; pictures leave that much room. Absent: none. */
  footRoom?(cell: number): number
  /** Paints what does not move: ground, walls, coordinates. */
  paintBoard(paint: Paint, level: Level): void
  /**
   * The parts of the level that `paintBoard` draws: if an edit leaves all of them the same objects, the board is not
   * repainted.
   */
  boardParts?(level: Level): readonly unknown[]
  /** The ground in parts, for games with very large boards; the stage then keeps the ground of large ones painted. */
  readonly terrain?: Terrain<Level>
  /** Paints what moves or may change during a run. Frame null: no run, the level before the chosen turn. */
  paintPieces(paint: Paint, level: Level, frame: RunFrame<Level> | null, moment: BoardMoment): void
  /** Paints trails and marks for the events of the step. */
  paintOverlay(paint: Paint, level: Level, frame: RunFrame<Level> | null, moment: BoardMoment): void
  /** Paints the preview of a click half-transparent, struck through when it is not allowed. */
  paintGhost(paint: Paint, level: Level, ghost: Ghost, isAllowed: boolean): void
  /** Paints additions for the cell under the pointer, for instance where it leads. */
  paintHover?(paint: Paint, level: Level, cell: number): void
  /** Paints, above all pieces, details of the cell under the pointer, or else of the board cursor. */
  paintCursor?(
    paint: Paint,
    level: Level,
    frame: RunFrame<Level> | null,
    moment: BoardMoment,
    at: { readonly row: number; readonly col: number },
  ): void
  /**
   * Reads all reactive state that the painters use besides level, run and moment, so that its changes repaint the
   * board.
   */
  watch?(level: Level): void
  /** True when pieces or overlay depend on the cell under the pointer, and must be repainted when it changes. */
  readonly followsPointer?: boolean
}

/** The look of a game on the board, with its tools. */
export interface BoardView<Level, Edit, Ghost = unknown> extends BoardLook<Level, Ghost> {
  readonly tools: readonly Tool<Level, Edit, Ghost>[]
  readonly regions: RegionCommands<Level, Edit>
  /** Absent if the rules give all boards the same size. */
  readonly resizing?: Resizing<Level, Edit>
  /** The comparison of cells, for filling, finding and replacing. */
  readonly likeness: Likeness<Level>
  /** Present when the game's documents have pages. */
  readonly pages?: PageEdits<Level, Edit>
}

/** Binds a look to its game's types, without logic. */
export function defineBoardLook<
  Level,
  Edit,
  Recipe extends Readonly<Record<string, number>>,
  Ghost,
>(
  game: GameModule<string, Level, Edit, Recipe>,
  look: Omit<BoardLook<Level, Ghost>, 'gameId'>,
): BoardLook<Level, Ghost> {
  return { gameId: game.id, ...look }
}

/* eslint-disable @typescript-eslint/no-explicit-any -- the view's side of the registry's type erasure */
export type AnyBoardLook = BoardLook<any, any>
export type AnyBoardView = Omit<BoardView<any, any, any>, 'tools'> & {
  readonly tools: readonly AnyTool[]
}
