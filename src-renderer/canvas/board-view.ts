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

/** Where and how to paint: the context is in CSS pixels with its origin at the board's (0,0). */
export interface Paint {
  readonly ctx: BoardContext
  /** The same context where it is a canvas on the screen, for painters that set very many pixels themselves. */
  readonly pixels?: CanvasRenderingContext2D
  /** Pixels a cell; may be a fraction. A cell's left edge is `col * cell`. */
  readonly cell: number
  readonly visible: CellRect
  /** The stretch of the plane in the window, in cells. */
  readonly seen: BoardRect
  readonly theme: BoardTheme
  readonly sprites: Sprites
  /** The page of the document shown; 0 if it has no pages. */
  readonly page: number
  /** False for pictures that are to show no rows and columns at the edge of the board. */
  readonly hasCoordinates: boolean
  /** True where nothing that stands still is to have its number or letter on it. */
  readonly isNameless?: boolean
}

/** Ground is painted into tiles as well, where there are no sprites. */
export type GroundPaint = Omit<Paint, 'sprites' | 'pixels'>

/** One moment of a run, possibly between two steps. */
export interface RunFrame<Level> {
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
  /** The misreading it was run under, so that what is said of its rules is said of these; absent: the right rules. */
  readonly reading?: ReadingId
  /** What happened in the step just made. */
  readonly events: readonly TraceEvent[]
  /** Changes of the step made `back` steps ago (0: the one just made); null before the start. For trails. */
  changesBack(back: number): StepChanges | null
}

/** What is drawn when there is no run, or beside it. */
export interface BoardMoment {
  /** The turn that is chosen for editing. */
  readonly turn: number
  /** True while the user steps or plays, false while they edit. */
  readonly isStepping: boolean
  /** The chosen tool, so that the overlay can show where it may not be used. */
  readonly toolId: string
  /** What the game's own pane is laying and has not yet done, for instance a program; null or absent when nothing. */
  readonly plan?: unknown
  /** Settings of the tools by their ids, as far as they were chosen. */
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
 * The ground of a board of squares, for games whose boards may have very many cells: the stage keeps it painted, and
 * asks only for what has changed. Cells are numbered row by row.
 */
export interface Terrain<Level> {
  /** Paints cells in full, with what joins them to their neighbours but nothing outside of them. */
  paintCells(paint: GroundPaint, level: Level, cells: Cells): void
  /** What lies over the cells and depends on the stretch that is seen: border, coordinates. */
  paintRest(paint: Paint, level: Level): void
  /** Plain colours for a board too small for more: writes `pixels[cell]` as 0xAABBGGRR for all cells, or for some. */
  fillColours(level: Level, theme: BoardTheme, pixels: Uint32Array, cells?: Cells): void
  /** Cells of one level that differ on another of the same size. */
  changedCells(before: Level, after: Level): Cells
}

/** How a game looks on the board. Needs neither panes nor tools, so that small pictures are there at once. */
export interface BoardLook<Level, Ghost = unknown> {
  readonly gameId: string
  readonly geometry: BoardGeometry
  /** SVG source by sprite name; drawn by `paint.sprites.draw`. */
  readonly sprites: Readonly<Record<string, string>>
  /** The same for those who want plain shapes with letters, of images that are none yet. */
  readonly plainSprites?: Readonly<Record<string, string>>
  /** How the rulers at the edge name rows and columns of a board; absent: by numbers from 0 at the upper left. */
  readonly rulers?: {
    row?(row: number, size: BoardSize): string
    col?(col: number, size: BoardSize): string
    /** True where columns are named below the board, or rows at its right. */
    readonly isBelow?: boolean
    readonly isRight?: boolean
    /** Cells that lie between the board and its rulers, for what stands there; absent: a little. */
    readonly gap?: number
  }
  /** Pixels below the cells that the overlay needs for words, so that pictures leave so much; absent: none. */
  footRoom?(cell: number): number
  /** What stands still: ground, walls, coordinates. */
  paintBoard(paint: Paint, level: Level): void
  /** The parts of the level that `paintBoard` draws: an edit that keeps them all the same object paints no board again. */
  boardParts?(level: Level): readonly unknown[]
  /** The same in parts, when boards may have very many cells; the stage then keeps the ground of large ones painted. */
  readonly terrain?: Terrain<Level>
  /** What moves or may change over a run. Frame null: no run, show the level as it stands before the chosen turn. */
  paintPieces(paint: Paint, level: Level, frame: RunFrame<Level> | null, moment: BoardMoment): void
  /** Trails and marks of what happened in the step. */
  paintOverlay(paint: Paint, level: Level, frame: RunFrame<Level> | null, moment: BoardMoment): void
  /** What a click would do, drawn half-transparent, struck through when it is not allowed. */
  paintGhost(paint: Paint, level: Level, ghost: Ghost, isAllowed: boolean): void
  /** What belongs to the cell under the pointer, for instance where it leads. */
  paintHover?(paint: Paint, level: Level, cell: number): void
  /** What the cell under the pointer, or else the board cursor, has to tell: drawn above all pieces. */
  paintCursor?(
    paint: Paint,
    level: Level,
    frame: RunFrame<Level> | null,
    moment: BoardMoment,
    at: { readonly row: number; readonly col: number },
  ): void
  /** Reads all reactive state that the painters draw besides level, run and moment: its changes repaint the board. */
  watch?(level: Level): void
  /** True when pieces or overlay show something of the cell under the pointer, and must be drawn again with it. */
  readonly followsPointer?: boolean
}

/** How a game looks and is edited on the board. */
export interface BoardView<Level, Edit, Ghost = unknown> extends BoardLook<Level, Ghost> {
  readonly tools: readonly Tool<Level, Edit, Ghost>[]
  readonly regions: RegionCommands<Level, Edit>
  /** Absent where the rules give all boards the same size. */
  readonly resizing?: Resizing<Level, Edit>
  /** What makes its cells alike, for filling, finding and replacing. */
  readonly likeness: Likeness<Level>
  /** Present when the game's documents have pages. */
  readonly pages?: PageEdits<Level, Edit>
}

/** Ties a look to its game's types; wiring only. */
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
