import { keyOf, readWatch } from './kinds'
import { isCount, type Stored } from './kinds/kind'
import type { Watch } from './kinds/watch'

export { readWatch } from './kinds'
export type { FigureTest, Watch } from './kinds/watch'

/** When a breakpoint counts, and what it then does. */
export interface Terms {
  readonly watch: Watch
  /** What else must hold of the same step; for events, rules, cells and entities, of the same event. */
  readonly and?: readonly Watch[]
  /** The number of the first hit that counts, from 1; absent: 1. */
  readonly fromHit?: number
  /** It notes its hits and stops nowhere. */
  readonly isNote?: boolean
}

/** A place in the rules where the debugger stops. */
export interface Breakpoint extends Terms {
  /** Its own within a document. */
  readonly id: number
  readonly isEnabled: boolean
}

/** Further conditions that a breakpoint may have. */
export const MOST_CONDITIONS = 4

/** True when both watch for the same. */
export function isSameWatch(a: Watch, b: Watch): boolean {
  return keyOf(a) === keyOf(b)
}

/** True when both stop, or note, at the same steps. */
export function isSameTerms(a: Terms, b: Terms): boolean {
  const keys = ({ watch, and = [], fromHit = 1, isNote = false }: Terms): string =>
    [keyOf(watch), ...and.map(keyOf).sort(), fromHit, isNote].join('\n')
  return keys(a) === keys(b)
}

/** The breakpoints that a stored value holds; what cannot be understood is left out, and ids are new. */
export function readBreakpoints(value: unknown): readonly Breakpoint[] {
  if (!Array.isArray(value)) return []
  const found = value.flatMap((item: unknown): Omit<Breakpoint, 'id'>[] => {
    const terms = isRecord(item) ? readTerms(item) : null
    return terms && isRecord(item) ? [{ isEnabled: item['isEnabled'] !== false, ...terms }] : []
  })
  return found.map((one, index) => ({ id: index + 1, ...one }))
}

/** One condition that cannot be understood makes the whole another one: nothing is read then. */
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
