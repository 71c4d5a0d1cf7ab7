/** A line of a menu that depends on what was clicked. */
export interface MenuEntry {
  readonly id: string
  readonly title: string
  /** The key that does the same, shown beside it. */
  readonly keys?: string
  /** A line before it. */
  readonly isSeparated?: boolean
  run(): void
}
