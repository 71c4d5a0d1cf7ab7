import {
  BOARD,
  type FloatBox,
  type Float,
  isStack,
  type Layout,
  type DockPlace,
  panesIn,
} from './layout'

/** Deeper than any layout that a user arranges. */
const DEEPEST = 6
const MOST = 40

/** Reads a stored layout; null for an invalid one, in part or as a whole: the preset replaces it. */
export function readLayout(value: unknown): Layout | null {
  const { isColumn, parts, floats, closed } = fieldsIn(value)
  const places = list(parts, (part) => placeOf(part, 1))
  const floating = list(floats, floatOf)
  if (typeof isColumn !== 'boolean' || places === null || floating === null) return null
  const layout: Layout = {
    isColumn,
    parts: places,
    floats: floating,
    closed: closedOf(closed),
  }
  const ids = panesIn(layout)
  const isWhole = ids.filter((id) => id === BOARD).length === 1 && new Set(ids).size === ids.length
  const isAlone = !floating.some(({ panes }) => panes.includes(BOARD)) && boardIsAlone(places)
  return isWhole && isAlone ? layout : null
}

function placeOf(value: unknown, depth: number): DockPlace | null {
  const { panes, parts, front, size } = fieldsIn(value)
  if (!isLength(size) || depth > DEEPEST) return null
  if (parts !== undefined) {
    const inner = list(parts, (part) => placeOf(part, depth + 1))
    return inner === null || inner.length === 0 ? null : { parts: inner, size }
  }
  const ids = list(panes, name)
  if (ids === null || ids.length === 0) return null
  return { panes: ids, front: ids.find((id) => id === front) ?? ids[0]!, size }
}

function floatOf(value: unknown): Float | null {
  const { panes, front, box } = fieldsIn(value)
  const ids = list(panes, name)
  const at = boxOf(box)
  if (ids === null || ids.length === 0 || at === null) return null
  return { panes: ids, front: ids.find((id) => id === front) ?? ids[0]!, box: at }
}

function boxOf(value: unknown): FloatBox | null {
  const { left, top, width, height } = fieldsIn(value)
  if (!isLength(width) || !isLength(height)) return null
  const isAt = (at: unknown): at is number => typeof at === 'number' && Math.abs(at) < 20_000
  return isAt(left) && isAt(top) ? { left, top, width, height } : null
}

function closedOf(value: unknown): Record<string, string | null> {
  const known = Object.entries(fieldsIn(value)).slice(0, MOST)
  return Object.fromEntries(known.map(([id, mate]) => [id, name(mate)]))
}

function boardIsAlone(parts: readonly DockPlace[]): boolean {
  return parts.every((place) =>
    isStack(place)
      ? !place.panes.includes(BOARD) || place.panes.length === 1
      : boardIsAlone(place.parts),
  )
}

function list<T>(value: unknown, read: (entry: unknown) => T | null): T[] | null {
  if (!Array.isArray(value) || value.length > MOST) return null
  const found = value.map(read)
  return found.includes(null) ? null : (found as T[])
}

function name(value: unknown): string | null {
  return typeof value === 'string' && value.length < 40 ? value : null
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value < 20_000
}

/** The fields of a value; none for a value that is not an object. */
export function fieldsIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
