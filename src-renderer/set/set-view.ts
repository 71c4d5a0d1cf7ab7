import type { Json } from '@core/protocol/journal'
import { memoryBounds, type ProgramLimits, timeBounds } from '@core/protocol/programs'
import { columns, type SortKey } from './columns'
import type { TableView } from './table-view.svelte'

/** What the set's tab shows. */
export type SetView = 'tests' | 'coverage' | 'programs'

/** As much of a set as is looked at. */
interface Viewed {
  view: SetView
  limits: ProgramLimits
  judgesAgain: boolean
  readonly table: TableView
}

/** How the user looks at a set: what a restart restores. */
export function viewOfSet({ view, limits, judgesAgain, table }: Viewed): Json {
  const { words, onlyTroubled, sort, isDown, cursorPath } = table
  const seen = { view, words, onlyTroubled, sort, isDown, cursor: cursorPath }
  return { ...seen, limits: { ...limits }, judgesAgain }
}

/** Looks at a set as it was looked at; what is missing or makes no sense stays as it is. */
export function applySetView(set: Viewed, kept: Json): void {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return
  const held = kept as Readonly<Record<string, Json>>
  const { view, words, onlyTroubled, sort, isDown, cursor, limits, judgesAgain } = held
  const { table } = set
  if (view === 'tests' || view === 'coverage' || view === 'programs') set.view = view
  if (isLimits(limits)) set.limits = limits
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

function isLimits(limits: Json | undefined): limits is { time: number; memory: number } {
  if (typeof limits !== 'object' || limits === null || Array.isArray(limits)) return false
  const isWithin = (value: Json | undefined, [least, most]: readonly [number, number]): boolean =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most
  const { time, memory } = limits as Readonly<Record<string, Json>>
  return isWithin(time, timeBounds) && isWithin(memory, memoryBounds)
}
