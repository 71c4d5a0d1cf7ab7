import type { Diagnostic } from '@core/kernel/diagnostics'
import type { Breakpoint } from '@core/debug/breakpoint'
import type { Life } from '@core/debug/life'
import type { BoardSize } from '@core/kernel/grid'
import type { Selection } from '../tools/selection'
import type { BoardPoint, Preview } from '../tools/tool'
import type { AnyBoardView, BoardCell, RunFrame } from './board-view'
import type { CameraView } from './camera'
import type { SymmetryId } from './symmetry'

/** Marks of the debugger on a board: cells with breakpoints, and the paths of followed entities. */
export interface BoardDebug {
  readonly breakpoints: { readonly list: readonly Breakpoint[] }
  readonly followings: {
    readonly list: readonly { readonly id: number; readonly life: Life }[]
    readonly chosenId: number | null
    /** Counts up when more of their paths is known. */
    readonly version: number
    /** The position of the playhead: number of steps made. */
    readonly position: number
  }
}

/** Marks that other rooms draw on a board. */
export interface BoardMarks {
  /** Cells that differ from the board beside this one. */
  readonly differing: readonly number[]
  /** Cells that an answer names, the main one first; absent: none. */
  readonly explained?: readonly number[]
  /** The size to fit in, which is larger than the board's beside a larger board; absent: the board's size. */
  readonly fitSize?: BoardSize
  /** Marks of the debugger; absent on boards without it. */
  readonly debug?: BoardDebug
}

/** The state that a board shows: a document under edit, or a run for viewing only. */
export interface ShownBoard {
  readonly view: AnyBoardView
  readonly level: unknown
  /** The size of one page. */
  readonly size: BoardSize
  readonly marks: BoardMarks
  readonly page: number
  /** The chosen turn. */
  readonly turn: number
  readonly playback: {
    readonly step: number
    readonly isStepping: boolean
    readonly isPlaying: boolean
    /** Advances by the clock; `delta` in ms. Returns true while something moves. */
    tick(now: number, delta: number): boolean
  }
  readonly toolId: string
  readonly plan: unknown
  readonly variants: Readonly<Record<string, number>>
  readonly hover: BoardPoint | null
  readonly preview: Preview<unknown, unknown> | null
  /** The symmetry used for painting, whose axes are shown; absent or null for none. */
  readonly symmetryId?: SymmetryId | null
  readonly selection: Selection | null
  /** The place of the board cursor; null when it is on a different page or not set. */
  readonly cursorAt: BoardCell | null
  readonly diagnostics: readonly Diagnostic[]
  /** The part of the board last in view; null while it is fitted in. The stage writes it and starts with it. */
  cameraView: CameraView | null
  /** A new object whenever a different run is shown. */
  readonly run: object | null
  /** The frame to be drawn; null when there is no run. */
  frame(): RunFrame<unknown> | null
  /** Number of a cell of the page shown; null if the board has no cell there. */
  cellAt(row: number, col: number): number | null
  /** Row and column of a cell by its number; null if it is on a different page. */
  placeOf(cell: number | undefined): BoardCell | null
}
