import type { Figure, SlotRange, StateLayout } from './trace'

/** Other properties of a part. */
export interface PartOptions {
  /** Start values of its slots: one number for all, or one for each; absent: 0. */
  readonly start?: number | readonly number[]
  /**
   * What a slot contains that is neither a place nor a figure, as a list entry: "letters written"; or one title for
   * each record.
   */
  readonly title?: string | readonly string[]
  /** Figures by name, in order, with the offset of their slot. */
  readonly figures?: Readonly<Record<string, number>>
}

/** Slots that belong together: equal records, one after the other. */
export interface SlotPart extends PartOptions {
  readonly count: number
  readonly stride: number
  readonly isSecondary?: boolean
}

/** Offsets of a record's slots by name, and their number. */
export type RecordFields<Name extends string> = Readonly<Record<Name | 'stride', number>>

/** The slots of a record, in the order of their names. */
export function fields<Name extends string>(...names: readonly Name[]): RecordFields<Name> {
  const offsets = names.map((name, offset) => [name, offset] as const)
  return Object.fromEntries([...offsets, ['stride', names.length]]) as RecordFields<Name>
}

/** One slot. */
export function slot(options: PartOptions = {}): SlotPart {
  return slots(1, options)
}

/** `count` slots; as the last part it may grow. */
export function slots(count: number, options: PartOptions = {}): SlotPart {
  return { ...options, count, stride: 1 }
}

/** Records of named slots; as the last part it may grow. */
export function records(
  count: number,
  { stride }: { readonly stride: number },
  options: PartOptions = {},
): SlotPart {
  return { ...options, count, stride }
}

/** A slot for each figure. */
export function figures(
  names: readonly string[],
  options: PartOptions & Pick<Figure, 'isSecondary'> = {},
): SlotPart {
  const offsets = names.map((name, offset) => [name, offset] as const)
  return { ...slots(names.length, options), figures: Object.fromEntries(offsets) }
}

/** One slot with a figure. */
export function figure(name: string, options?: Pick<Figure, 'isSecondary'>): SlotPart {
  return figures([name], options)
}

type Parts = Readonly<Record<string, SlotPart | readonly string[]>>

/** A list of names is a range with one slot for each name; every other part has one name. */
type SlotName<P extends Parts> = {
  [K in keyof P & string]: P[K] extends readonly (infer Name extends string)[] ? Name : K
}[keyof P & string]

/** A layout with the first slot of each part by name. */
export interface LaidOut<Name extends string> extends Omit<StateLayout, 'turnCount'> {
  readonly slots: Readonly<Record<Name, number>>
}

/** Assigns slots to parts in order. Figures come in that order, too. */
export function layOut<const P extends Parts>(parts: P): LaidOut<SlotName<P>> {
  const named: Record<string, number> = {}
  const ranges: SlotRange[] = []
  const figures: Figure[] = []
  const starts: Held[] = []
  let next = 0
  for (const [name, given] of Object.entries<SlotPart | readonly string[]>(parts)) {
    const first = next
    const part = 'stride' in given ? given : slots(given.length)
    if (part === given) named[name] = first
    else (given as readonly string[]).forEach((one, offset) => (named[one] = first + offset))
    const { count, stride, title, start = 0, isSecondary } = part
    ranges.push({ name, first, count, stride, ...(title === undefined ? {} : { title }) })
    for (const [name, offset] of Object.entries(part.figures ?? {})) {
      figures.push({ name, slot: first + offset, ...(isSecondary ? { isSecondary } : {}) })
    }
    next = first + count * stride
    if (start !== 0) starts.push({ first, last: next, start })
  }
  return {
    slots: named as Record<SlotName<P>, number>,
    ranges,
    figures,
    slotCount: next,
    ...(starts.length > 0 ? { start: filled(next, starts) } : {}),
  }
}

interface Held {
  readonly first: number
  readonly last: number
  readonly start: number | readonly number[]
}

function filled(slotCount: number, starts: readonly Held[]): Int32Array {
  const state = new Int32Array(slotCount)
  for (const { first, last, start } of starts) {
    if (typeof start === 'number') state.fill(start, first, last)
    else state.set(start, first)
  }
  return state
}
