/** Controls of the board shown, for commands. */
export interface BoardControls {
  fit(): void
  zoom(factor: number): void
  /** Moves the board cursor, and with it the selection when `isExtending`. */
  moveCursor(rows: number, cols: number, isExtending: boolean): void
  /** Does the same as a click at the board cursor. */
  applyTool(): void
  /** Escape: cancels the stroke, else the selection, else the cursor; returns false when there was none of them. */
  cancel(): boolean
  setSpaceHeld(isHeld: boolean): void
  /** Whether a drag pans at the moment. */
  isPanning(): boolean
  /** The position of a cell in the window, for tests and thumbnails. */
  cellToScreen(row: number, col: number): { readonly x: number; readonly y: number }
  /** Script time of the last frames in ms. */
  readonly frameTimes: readonly number[]
}
