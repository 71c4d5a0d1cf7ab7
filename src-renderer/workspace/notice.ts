/** A notice in the corner. */
export interface Notice {
  readonly text: string
  readonly tone: 'info' | 'error'
  /** Number of the tab with which it is shown; null: with every one. */
  readonly tab: number | null
}
