import type { Json } from '@core/protocol/journal'
import { columns, type SortKey } from './columns'
import type { TableView } from './table-view.svelte'

/** What the set's tab shows. */
export type SetView = 'tests' | 'coverage' | 'programs'

/** As much of a set as is looked at. */
interface Viewed {
  view: SetView
  judgesAgain: boolean
  readonly table: TableView
}

/** How the user looks at a set: what a restart restores. */
export function viewOfSet({ view, judgesAgain, table }: Viewed): Json {
  const { words, onlyTroubled, sort, isDown, cursorPath } = table
  const seen = { view, words, onlyTroubled, sort, isDown, cursor: cursorPath }
  return { ...seen, judgesAgain }
}

/** Looks at a set as it was looked at; what is missing or makes no sense stays as it is. */
export function applySetView(set: Viewed, kept: Json): void {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return
  const held = kept as Readonly<Record<string, Json>>
  const { view, words, onlyTroubled, sort, isDown, cursor, judgesAgain } = held
  const { table } = set
  if (view === 'tests' || view === 'coverage' || view === 'programs') set.view = view
  set.judgesAgain = judgesAgain === true
  if (typeof words === 'string') table.words = words
  table.onlyTroubled = onlyTroubled === true
  if (isSortKey(sort)) table.sort = sort
  table.isDown = isDown === true
  if (typeof cursor === 'string') table.seek(cursor)
}

function isSortKey(key: Json | undefined): key is SortKey {
  return key !== 'picture' && columns.some((column) => column.key === key)
}
