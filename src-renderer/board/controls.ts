/** What commands may ask of the board shown. */
export interface BoardControls {
  fit(): void
  zoom(factor: number): void
  /** Moves the board cursor, with it the selection when `isExtending`. */
  moveCursor(rows: number, cols: number, isExtending: boolean): void
  /** Does at the board cursor what a click would do. */
  applyTool(): void
  /** Escape: gives up the stroke, else the selection, else the cursor; false when there was nothing to give up. */
  cancel(): boolean
  setSpaceHeld(isHeld: boolean): void
  /** Whether a drag pans for now. */
  isPanning(): boolean
  /** Where a cell is in the window, for tests and thumbnails. */
  cellToScreen(row: number, col: number): { readonly x: number; readonly y: number }
  /** Script time of the last frames in ms. */
  readonly frameTimes: readonly number[]
}
