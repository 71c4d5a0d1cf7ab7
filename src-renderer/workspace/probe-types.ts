/** The state of the page that tests may read; nothing can be changed through it. */
export interface Probe {
  /** Window point of a cell's centre; null when no board is shown. */
  cellToScreen(row: number, col: number): { readonly x: number; readonly y: number } | null
  snapshot(): ProbeSnapshot
  frameTimes(): readonly number[]
  /** Whether main has answered all automatic requests of the page; false while a dialog is open. */
  isQuiet(): boolean
  /** The whole state of the run at the playhead, with its layout. */
  runState(): RunStateView | null
}

export interface RunStateView {
  readonly state: readonly number[]
  readonly ranges: readonly {
    readonly name: string
    readonly first: number
    readonly count: number
    readonly stride: number
  }[]
}

export interface ProbeSnapshot {
  readonly tabs: readonly { readonly name: string; readonly isDirty: boolean }[]
  readonly active: string | null
  readonly text: string | null
  readonly answer: string | null
  readonly diagnostics: readonly { readonly code: string; readonly line: number }[]
  readonly isBroken: boolean
  readonly step: number
  readonly stepCount: number
  readonly turn: number
  /** Name of the phase that comes next; null at the end. */
  readonly phase: string | null
  readonly isStepping: boolean
  readonly isPlaying: boolean
  /** True if the run shown is that of the current text and is complete. */
  readonly isSettled: boolean
  readonly tool: string | null
  readonly selection: {
    readonly row: number
    readonly col: number
    readonly rows: number
    readonly cols: number
  } | null
  readonly cursorCell: number | null
  /** The page shown, from 0, and the number of pages. */
  readonly page: number
  readonly pageCount: number
  readonly undo: string | null
  readonly redo: string | null
  readonly notice: string | null
  /** All lines in the order of the tree. */
  readonly lines: readonly {
    readonly name: string
    readonly depth: number
    readonly isActive: boolean
    readonly text: string
    readonly answer: string | null
  }[]
  /** Null without a comparison. */
  readonly comparison: ComparisonView | null
}

export interface ComparisonView {
  /** A reading's id or a line's number. */
  readonly other: string
  /** Position of the right-hand run. */
  readonly step: number
  readonly stepCount: number
  readonly isCurrent: boolean
  readonly isSearched: boolean
  readonly firstDifference: { readonly step: number; readonly kind: string } | null
  readonly figures: readonly {
    readonly name: string
    readonly left: number | null
    readonly right: number | null
  }[]
  /** Numbers of the cells marked on both boards. */
  readonly differing: readonly number[]
}
