/** When a figure of the run counts as hit: at the step that makes it true, not at those that leave it so. */
export type FigureTest =
  | { readonly op: 'rises' | 'falls' | 'changes' }
  | { readonly op: '>=' | '<=' | '='; readonly value: number }

/** What a breakpoint watches for. Names and not numbers where numbers could come to mean something else. */
export type Watch =
  /** An event names the cell, an entity enters or leaves it, or what lies on it changes. */
  | { readonly kind: 'cell'; readonly page: number; readonly row: number; readonly col: number }
  /** An event names the entity (numbered as in `EventFacts.entity`), or its place changes. */
  | { readonly kind: 'entity'; readonly entity: number }
  /** An event of the kind of that name. */
  | { readonly kind: 'event'; readonly name: string }
  /** An event that the rule decided. */
  | { readonly kind: 'rule'; readonly rule: string }
  /** A figure of the run by its name; null for any of the main ones. */
  | { readonly kind: 'figure'; readonly figure: string | null; readonly test: FigureTest }

/** When a breakpoint counts, and what comes of it. */
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
function readTerms(item: Readonly<Record<string, unknown>>): Terms | null {
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

function keyOf(watch: Watch): string {
  switch (watch.kind) {
    case 'cell':
      return `cell ${watch.page} ${watch.row} ${watch.col}`
    case 'entity':
      return `entity ${watch.entity}`
    case 'event':
      return `event ${watch.name}`
    case 'rule':
      return `rule ${watch.rule}`
    case 'figure': {
      const { op } = watch.test
      const value = 'value' in watch.test ? watch.test.value : ''
      return `figure ${op} ${value} ${watch.figure === null ? 'any' : `of ${watch.figure}`}`
    }
  }
}

/** What a stored value says is watched for; null when it cannot be understood. */
export function readWatch(value: unknown): Watch | null {
  if (!isRecord(value)) return null
  const { kind, page, row, col, entity, name, rule, figure } = value
  if (kind === 'cell') {
    return isCount(page) && isCount(row) && isCount(col) ? { kind, page, row, col } : null
  }
  if (kind === 'entity') return isCount(entity) ? { kind, entity } : null
  if (kind === 'event') return typeof name === 'string' ? { kind, name } : null
  if (kind === 'rule') return typeof rule === 'string' ? { kind, rule } : null
  if (kind !== 'figure' || (figure !== null && typeof figure !== 'string')) return null
  const test = readTest(value['test'])
  return test && { kind, figure, test }
}

function readTest(value: unknown): FigureTest | null {
  if (!isRecord(value)) return null
  const { op, value: bound } = value
  if (op === 'rises' || op === 'falls' || op === 'changes') return { op }
  if (op !== '>=' && op !== '<=' && op !== '=') return null
  return Number.isSafeInteger(bound) ? { op, value: bound as number } : null
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
