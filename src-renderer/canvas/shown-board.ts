import type { Diagnostic } from '@core/kernel/diagnostics'
import type { Breakpoint } from '@core/debug/breakpoint'
import type { Life } from '@core/debug/life'
import type { BoardSize } from '@core/kernel/grid'
import type { Selection } from '../tools/selection'
import type { BoardPoint, Preview } from '../tools/tool'
import type { AnyBoardView, BoardCell, RunFrame } from './board-view'
import type { CameraView } from './camera'
import type { SymmetryId } from './symmetry'

/** What the debugger draws on a board: cells with breakpoints, and the ways of those that are followed. */
export interface BoardDebug {
  readonly breakpoints: { readonly list: readonly Breakpoint[] }
  readonly followings: {
    readonly list: readonly { readonly id: number; readonly life: Life }[]
    readonly chosenId: number | null
    /** Counts up when more of their ways is known. */
    readonly version: number
    /** The playhead: steps made. */
    readonly position: number
  }
}

/** What others draw on a board. */
export interface BoardMarks {
  /** Cells that are different on the board beside this one. */
  readonly differing: readonly number[]
  /** Cells that an answer speaks of, the main one first; absent: none. */
  readonly explained?: readonly number[]
  /** What is to fit in where a larger board may stand beside this one; absent: its own size. */
  readonly fitSize?: BoardSize
  /** What is drawn for the debugger; absent on boards that have none. */
  readonly debug?: BoardDebug
}

/** What a board shows: a document under edit, or a run that is only looked at. */
export interface ShownBoard {
  readonly view: AnyBoardView
  readonly level: unknown
  /** Of one page. */
  readonly size: BoardSize
  readonly marks: BoardMarks
  readonly page: number
  /** The turn that is chosen. */
  readonly turn: number
  readonly playback: {
    readonly step: number
    readonly isStepping: boolean
    readonly isPlaying: boolean
    /** Advances by the clock; `delta` in ms. True while something moves. */
    tick(now: number, delta: number): boolean
  }
  readonly toolId: string
  readonly plan: unknown
  readonly variants: Readonly<Record<string, number>>
  readonly hover: BoardPoint | null
  readonly preview: Preview<unknown, unknown> | null
  /** The symmetry that is painted with, whose axes are shown; absent or null for none. */
  readonly symmetryId?: SymmetryId | null
  readonly selection: Selection | null
  /** Where the board cursor is; null when it is on no page or another one. */
  readonly cursorAt: BoardCell | null
  readonly diagnostics: readonly Diagnostic[]
  /** What of the board was seen last; null while it is fitted in. The stage writes it and begins with it. */
  cameraView: CameraView | null
  /** Another object whenever another run is shown. */
  readonly run: object | null
  /** What is drawn now of its run; null when there is none. */
  frame(): RunFrame<unknown> | null
  /** Number of a cell of the page shown; null when the board has none there. */
  cellAt(row: number, col: number): number | null
  /** Row and column of a cell by its number; null when it is on another page. */
  placeOf(cell: number | undefined): BoardCell | null
}
