import type { SlotRange, StateLayout } from '../trace/trace'

/** Slots of two layouts with the same meaning: the same slot of the same record of the range with the same name. */
export interface SlotPairs {
  /** True if every slot pairs with the slot of the same number. */
  readonly isSame: boolean
  /** The slot of the right layout for one of the left; -1 if there is none. */
  toRight(slot: number): number
  /** The slot of the left layout for one of the right; -1 if there is none. */
  toLeft(slot: number): number
}

/** Pairs the slots of two runs, for instance of a level and the same level with one more door. */
export function pairSlots(left: StateLayout, right: StateLayout): SlotPairs {
  const isSame =
    left.ranges.length === right.ranges.length &&
    left.ranges.every((range, index) => isSameRange(range, right.ranges[index]!))
  if (isSame) return { isSame, toRight: (slot) => slot, toLeft: (slot) => slot }
  return { isSame, toRight: mapping(left, right), toLeft: mapping(right, left) }
}

/** The range of a slot; null if there is none. The last range of a layout may grow without limit. */
export function rangeOfSlot({ ranges }: StateLayout, slot: number): SlotRange | null {
  for (let index = ranges.length - 1; index >= 0; index--) {
    const range = ranges[index]!
    if (slot < range.first) continue
    const isIn = index === ranges.length - 1 || slot < range.first + range.count * range.stride
    return isIn ? range : null
  }
  return null
}

/** The layout's title for a slot that contains neither a place nor a figure; null for auxiliary slots. */
export function titleOfSlot(layout: StateLayout, slot: number): string | null {
  const range = rangeOfSlot(layout, slot)
  if (!range || range.title === undefined) return null
  const { first, stride, title } = range
  return typeof title === 'string' ? title : (title[Math.trunc((slot - first) / stride)] ?? null)
}

function mapping(from: StateLayout, to: StateLayout): (slot: number) => number {
  const byName = new Map(to.ranges.map((range) => [range.name, range]))
  const last = to.ranges.at(-1)
  return (slot) => {
    const range = rangeOfSlot(from, slot)
    const other = range && byName.get(range.name)
    if (!other || other.stride !== range.stride) return -1
    const offset = slot - range.first
    const fits = other === last || offset < other.count * other.stride
    return fits ? other.first + offset : -1
  }
}

function isSameRange(a: SlotRange, b: SlotRange): boolean {
  return a.name === b.name && a.first === b.first && a.count === b.count && a.stride === b.stride
}
