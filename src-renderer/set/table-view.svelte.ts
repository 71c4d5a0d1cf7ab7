import { filterFor } from './table-filter'
import { type TableRow, tableRows } from './table-rows'
import type { SortKey } from './test-columns'
import type { TableTest } from './test-facts'

const none: readonly string[] = []

/** The tests that the table shows, the chosen ones, and the cursor. */
export class TableView {
  words = $state('')
  onlyTroubled = $state(false)
  sort = $state<SortKey>('name')
  isDown = $state(false)
  /** Paths of the chosen tests; also of those that a filter hides. */
  private held = $state.raw<ReadonlySet<string>>(new Set())
  /** Whether to scroll to the cursor as soon as the table is visible. */
  isSought = $state(false)
  /** How far its rows are scrolled, in px. */
  scrolled = 0
  /** Path of the test that keys work on. */
  cursorPath = $state.raw<string | null>(null)
  private cursorAt = 0
  /** The start of a selection with Shift. */
  private anchor: string | null = null

  readonly rows = $derived.by((): readonly TableRow[] =>
    tableRows(this.tests(), {
      isLike: filterFor(this.words),
      onlyTroubled: this.onlyTroubled,
      sort: this.sort,
      isDown: this.isDown,
      groups: this.groups(),
    }),
  )
  readonly shown = $derived(this.rows.filter((row) => row.kind === 'test'))
  /** Place among the tests shown. */
  readonly cursor = $derived.by(() => {
    const place = this.placeOf(this.cursorPath)
    // Where its test is gone, the keys stay at its place.
    return place >= 0 ? place : Math.max(0, Math.min(this.cursorAt, this.shown.length - 1))
  })
  /** Chosen tests that are shown. */
  readonly chosen = $derived(
    this.held.size === 0
      ? none
      : this.shown.filter(({ file }) => this.held.has(file.path)).map(({ file }) => file.path),
  )

  constructor(
    private readonly tests: () => readonly TableTest[],
    private readonly groups: () => Readonly<Record<string, string>>,
  ) {}

  isChosen(path: string): boolean {
    return this.held.has(path)
  }

  /** Sorts by a column; in reverse if it is the current one. */
  sortBy(key: SortKey): void {
    this.isDown = this.sort === key && !this.isDown
    this.sort = key
  }

  /** Goes to the test at a place: chooses it alone, with `range` all from where the selection began, or keeps the selection. */
  goTo(at: number, how: 'only' | 'range' | 'keep' = 'only'): void {
    const path = this.shown[at]?.file.path
    if (path === undefined) return
    this.cursorPath = path
    this.cursorAt = at
    if (how === 'keep') return
    const from = this.placeOf(this.anchor)
    if (how === 'range' && from >= 0) {
      const range = this.shown.slice(Math.min(from, at), Math.max(from, at) + 1)
      this.held = new Set(range.map(({ file }) => file.path))
      return
    }
    this.held = new Set([path])
    this.anchor = path
  }

  /** Chooses the test at a place as well, or no longer. */
  toggle(at: number): void {
    const path = this.shown[at]?.file.path
    if (path === undefined) return
    const next = new Set(this.held)
    if (!next.delete(path)) next.add(path)
    this.held = next
    this.cursorPath = path
    this.cursorAt = at
    this.anchor = path
  }

  chooseAll(): void {
    this.held = new Set(this.shown.map(({ file }) => file.path))
  }

  /** The tests that commands apply to: the chosen ones, else the one at the cursor. */
  readonly target = $derived.by((): readonly string[] => {
    if (this.chosen.length > 0) return this.chosen
    const path = this.shown[this.cursor]?.file.path
    return path === undefined ? [] : [path]
  })

  /** Chooses these tests and goes to the first of them; where a filter hides them, it goes. */
  choose(paths: readonly string[]): void {
    if (paths.length === 0) return
    if (!this.shown.some(({ file }) => paths.includes(file.path))) {
      this.words = ''
      this.onlyTroubled = false
    }
    this.held = new Set(paths)
    this.cursorPath = this.anchor = paths[0]!
    this.isSought = true
  }

  /** Shows all tests, and goes to one. */
  show(path: string): void {
    this.words = ''
    this.onlyTroubled = false
    this.goTo(this.placeOf(path))
    this.isSought = true
  }

  /** Shows the tests that these words are for. */
  filter(words: string): void {
    this.words = words
    this.onlyTroubled = false
  }

  /** Goes to a test where it is, among those that are shown. */
  seek(path: string): void {
    this.cursorPath = path
    this.isSought = true
  }

  private placeOf(path: string | null): number {
    return path === null ? -1 : this.shown.findIndex(({ file }) => file.path === path)
  }
}
