import type { Json } from '@core/protocol/journal'
import { isSortKey } from './columns'
import type { TableView } from './table-view.svelte'

/** The views in the set's tab. */
export const setViews = ['tests', 'coverage', 'programs', 'statement'] as const

export type SetView = (typeof setViews)[number]

/** The parts of a set that its view consists of. */
interface Viewed {
  view: SetView
  judgesAgain: boolean
  readonly table: TableView
}

/** The user's view of a set, which a restart restores. */
export function viewOfSet({ view, judgesAgain, table }: Viewed): Json {
  const { words, onlyTroubled, sort, isDown, cursorPath } = table
  const seen = { view, words, onlyTroubled, sort, isDown, cursor: cursorPath }
  return { ...seen, judgesAgain }
}

/** Restores the view of a set; missing or invalid parts stay as they are. */
export function applySetView(set: Viewed, kept: Json): void {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return
  const held = kept as Readonly<Record<string, Json>>
  const { view, words, onlyTroubled, sort, isDown, cursor, judgesAgain } = held
  const { table } = set
  const seen = setViews.find((one) => one === view)
  if (seen) set.view = seen
  set.judgesAgain = judgesAgain === true
  if (typeof words === 'string') table.words = words
  table.onlyTroubled = onlyTroubled === true
  if (isSortKey(sort)) table.sort = sort
  table.isDown = isDown === true
  if (typeof cursor === 'string') table.seek(cursor)
}
