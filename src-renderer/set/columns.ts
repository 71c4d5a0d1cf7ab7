import { words } from './set-words'
import {
  type ColumnKey,
  type OwnColumn,
  type SortKey,
  type TestColumn,
  testColumns,
  type TextColumn,
} from './test-columns'

/** A column of the table. */
export interface Column extends TestColumn {
  readonly key: ColumnKey
  readonly title: string
  /** An explanation of the title. */
  readonly hint: string | undefined
}

const { titles } = words.set.columns
const hints: Readonly<Partial<Record<ColumnKey, string>>> = words.set.columns.hints

/** All columns in their order. */
export const columns: readonly Column[] = Object.entries<TestColumn>(testColumns).map(
  ([name, declared]) => {
    const key = name as ColumnKey
    return { key, title: titles[key], hint: hints[key], ...declared }
  },
)

/** Whether the table can be sorted by what is called so. */
export function isSortKey(key: unknown): key is SortKey {
  return columns.some((column) => column.key === key && column.compare)
}

/** The columns shown by default; `kind`: the game of all tests, which then needs no column, or empty. */
export function usualColumns(kind: string): readonly ColumnKey[] {
  return columns
    .map(({ key }) => key)
    .filter((key) => key !== 'picture' && (key !== 'game' || kind === ''))
}

/** Minimum width of a column, in pixels. */
export const LEAST_WIDTH = 40

/** Which columns a table has, and how wide they are. */
export interface ColumnChoice {
  readonly shown: readonly ColumnKey[]
  /** Widths that the user gave them, in pixels; in a table of a different width they keep their shares. */
  readonly widths: Readonly<Partial<Record<ColumnKey, number>>>
}

/** The columns of a choice in their order. */
export function shownColumns({ shown }: ColumnChoice): readonly Column[] {
  return columns.filter(({ key }) => shown.includes(key))
}

/** What stands in a row of these columns, in order: a cell that the row draws, or a run of cells with a text alone. */
export function partsOf(shown: readonly Column[]): readonly (OwnColumn | readonly TextColumn[])[] {
  const parts: (OwnColumn | TextColumn[])[] = []
  for (const { key, cell, ...column } of shown) {
    const last = parts.at(-1)
    if (!cell) parts.push(key as OwnColumn)
    else if (typeof last === 'object') last.push({ ...column, cell })
    else parts.push([{ ...column, cell }])
  }
  return parts
}

/** Pixels; rows with pictures are higher. */
export function rowHeight({ shown }: ColumnChoice): number {
  return shown.includes('picture') ? 64 : 28
}

/** The value for `grid-template-columns`. Whatever the widths are, the columns fill the table and no more. */
export function tracksOf(choice: ColumnChoice): string {
  return shownColumns(choice)
    .map(({ key, track }) => {
      const width = choice.widths[key]
      return width === undefined ? track : `minmax(${LEAST_WIDTH}px, ${width}fr)`
    })
    .join(' ')
}

/**
 * Widths in pixels after the border after a column has moved by so many pixels: the column and the next one share their
 * width. The last column has no such border.
 */
export function resized(widths: readonly number[], at: number, by: number): readonly number[] {
  const [own, next] = [widths[at], widths[at + 1]]
  if (own === undefined || next === undefined) return widths
  const least = Math.min(LEAST_WIDTH, own, next)
  const width = Math.max(least, Math.min(own + next - least, own + by))
  return widths.with(at, width).with(at + 1, own + next - width)
}

/** Reads a stored choice; invalid parts count as absent. The name is always there: it opens the test. */
export function heldChoice(kept: unknown): ColumnChoice | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { shown, widths } = kept as { readonly shown?: unknown; readonly widths?: unknown }
  if (!Array.isArray(shown)) return null
  const isGiven = typeof widths === 'object' && widths !== null
  const found = new Map<string, unknown>(isGiven ? Object.entries(widths) : [])
  const sound = columns.flatMap(({ key }) => {
    const width = found.get(key)
    return typeof width === 'number' && width >= 1 && width < 10_000 ? [[key, width]] : []
  })
  return {
    shown: columns.map(({ key }) => key).filter((key) => key === 'name' || shown.includes(key)),
    widths: Object.fromEntries(sound) as ColumnChoice['widths'],
  }
}
