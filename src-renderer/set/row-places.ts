import type { TableTest } from './test-facts'
import type { TableView } from './table-view.svelte'

/** A place among the tests of a group: before one of them, or at the end. */
export interface RowPlace {
  readonly group: string
  readonly before: string | null
}

/** The group of a test. */
export function groupOf(tests: readonly TableTest[], path: string): string {
  return tests.find(({ file }) => file.path === path)?.file.group ?? ''
}

/** True while the rows stand in the order of names: only then a place among them is one. */
export function isOrdered({ sort, isDown }: TableView): boolean {
  return sort === 'name' && !isDown
}

/** Where tests go that are moved up or down by one; null at the end of their group, or where the rows have another order. */
export function neighbour(table: TableView, paths: readonly string[], by: 1 | -1): RowPlace | null {
  if (!isOrdered(table)) return null
  const { shown } = table
  const chosen = new Set(paths)
  const first = shown.findIndex(({ file }) => chosen.has(file.path))
  const last = shown.findLastIndex(({ file }) => chosen.has(file.path))
  const group = shown[first]?.file.group
  // The tests of a group stand together.
  const inGroup = (at: number) => (shown[at]?.file.group === group ? shown[at] : undefined)
  if (group === undefined || !inGroup(last)) return null
  if (by < 0) {
    const above = inGroup(first - 1)
    return above ? { group, before: above.file.path } : null
  }
  if (!inGroup(last + 1)) return null
  return { group, before: inGroup(last + 2)?.file.path ?? null }
}

/** Where tests go that are dropped: to a place, or into a group as they are called. */
export type DropPlace =
  | ({ readonly kind: 'row' } & RowPlace)
  | { readonly kind: 'group'; readonly group: string }

/** Where tests go that are dropped on the upper or lower half of a row. */
export function dropPlace(table: TableView, at: number, isBelow: boolean): DropPlace | null {
  const row = table.shown[at]
  if (!row) return null
  const { group, path } = row.file
  if (!isOrdered(table)) return { kind: 'group', group }
  const next = table.shown[at + 1]?.file
  const below = next?.group === group ? next.path : null
  return { kind: 'row', group, before: isBelow ? below : path }
}
