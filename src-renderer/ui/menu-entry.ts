/** An entry of a menu that depends on what was clicked. */
export interface MenuEntry {
  readonly id: string
  readonly title: string
  /** The key with the same effect, shown beside it. */
  readonly keys?: string
  /** Whether there is a line before it. */
  readonly isSeparated?: boolean
  run(): void
}
