import { keyOf, readWatch } from './kinds'
import { isCount, type Stored } from './kinds/kind'
import type { Watch } from './kinds/watch'

export { readWatch } from './kinds'
export type { FigureTest, Watch } from './kinds/watch'

/** When a hit of a breakpoint counts, and what happens then. */
export interface Terms {
  readonly watch: Watch
  /** Further conditions on the same step; for events, rules, cells and entities, on the same event. */
  readonly and?: readonly Watch[]
  /** The number of the first hit that counts, from 1; absent: 1. */
  readonly fromHit?: number
  /** It records its hits and does not stop. */
  readonly isNote?: boolean
}

/** A place in the rules where the debugger stops. */
export interface Breakpoint extends Terms {
  /** Unique within a document. */
  readonly id: number
  readonly isEnabled: boolean
}

/** Maximum number of further conditions of a breakpoint. */
export const MOST_CONDITIONS = 4

/** Whether two watches watch for the same thing. */
export function isSameWatch(a: Watch, b: Watch): boolean {
  return keyOf(a) === keyOf(b)
}

/** Whether two breakpoints stop at, or record, the same steps. */
export function isSameTerms(a: Terms, b: Terms): boolean {
  const keys = ({ watch, and = [], fromHit = 1, isNote = false }: Terms): string =>
    [keyOf(watch), ...and.map(keyOf).sort(), fromHit, isNote].join('\n')
  return keys(a) === keys(b)
}

/** The breakpoints in a stored value; invalid ones are left out, and ids are new. */
export function readBreakpoints(value: unknown): readonly Breakpoint[] {
  if (!Array.isArray(value)) return []
  const found = value.flatMap((item: unknown): Omit<Breakpoint, 'id'>[] => {
    const terms = isRecord(item) ? readTerms(item) : null
    return terms && isRecord(item) ? [{ isEnabled: item['isEnabled'] !== false, ...terms }] : []
  })
  return found.map((one, index) => ({ id: index + 1, ...one }))
}

/** With one invalid condition left out, the breakpoint would be a different one, so nothing is returned then. */
function readTerms(item: Stored): Terms | null {
  const { and, fromHit, isNote } = item
  const watch = readWatch(item['watch'])
  const others = Array.isArray(and) ? and.slice(0, MOST_CONDITIONS).map(readWatch) : []
  if (watch === null || others.includes(null)) return null
  return {
    watch,
    ...(others.length > 0 && { and: others as Watch[] }),
    ...(isCount(fromHit) && fromHit > 1 && { fromHit }),
    ...(isNote === true && { isNote }),
  }
}

function isRecord(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
