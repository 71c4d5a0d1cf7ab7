import { byName } from './set-files'

/** A name with the number that puts it in its place: "test-" 07 "-walls". */
interface Numbered {
  readonly digits: string
  readonly value: number
  /** What follows the number. */
  readonly rest: string
}

/** Longer numbers mean something else: a date, a seed. */
const MOST_DIGITS = 9

/** Options of numbering. */
export interface Numbering {
  /** All are numbered from 1. */
  readonly isFresh?: boolean
  /** Places of tests that come from elsewhere: their numbers do not count. */
  readonly newcomers?: ReadonlySet<number>
}

/**
 * Names, no two alike, that put tests into the wished order. The numbers that the tests have stay, in the same width, and go
 * to the places; what follows a number stays with its test. Tests without a number get one where the order asks for it.
 * Names are without folder and ending.
 */
export function renumbered(
  wished: readonly string[],
  numbering: Numbering = {},
): readonly string[] {
  const { isFresh = false } = numbering
  if (!isFresh && isInOrder(wished)) return wished
  const head = headOf(wished)
  const all = wished.map((name) => numberedIn(name, head))
  const { length } = wished
  const [from, to] = isFresh ? [0, length] : outOfOrder(wished)
  // They may stay without a number at the end: words come after numbers.
  const end = isFresh ? length : length - sortedTail(wished, all)
  for (const [first, last] of [
    [from, to],
    [from, end],
    [0, end],
  ] as const) {
    const made = named(wished, all, head, first, last, numbering)
    if (isInOrder(made)) return made
  }
  return named(wished, all, head, 0, length, numbering)
}

/** The names from the first to the last one that stand in each other's way: those before and behind may stay as they are. */
function outOfOrder(names: readonly string[]): readonly [from: number, to: number] {
  const { length } = names
  // The last number up to a place, and the first from there on.
  const lasts = names.slice()
  const firsts = names.slice()
  for (let at = 1; at < length; at++)
    if (byName(lasts[at - 1]!, lasts[at]!) > 0) lasts[at] = lasts[at - 1]!
  for (let at = length - 2; at >= 0; at--)
    if (byName(firsts[at]!, firsts[at + 1]!) > 0) firsts[at] = firsts[at + 1]!
  let from = 0
  while (from + 1 < length && byName(names[from]!, firsts[from + 1]!) < 0) from++
  let to = length
  while (to > 1 && byName(lasts[to - 2]!, names[to - 1]!) < 0) to--
  return [from, to]
}

/** The part of names before their numbers, if most of them agree on one; else numbers come first. */
function headOf(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) {
    const head = /^(\D*)\d/.exec(name)?.[1]
    if (head !== undefined) counts.set(head, (counts.get(head) ?? 0) + 1)
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  return most && most[1] * 2 > names.length ? most[0] : ''
}

function numberedIn(name: string, head: string): Numbered | null {
  const digits = name.startsWith(head) ? /^\d+/.exec(name.slice(head.length))?.[0] : undefined
  if (digits === undefined || digits.length > MOST_DIGITS) return null
  return { digits, value: Number(digits), rest: name.slice(head.length + digits.length) }
}

function sortedTail(names: readonly string[], all: readonly (Numbered | null)[]): number {
  let count = 0
  while (count < names.length && !all[names.length - 1 - count]) count++
  return isInOrder(names.slice(names.length - count)) ? count : 0
}

/** The names from one place to another with a number each; those behind only as far as numbers are taken. */
function named(
  names: readonly string[],
  all: readonly (Numbered | null)[],
  head: string,
  from: number,
  to: number,
  { isFresh, newcomers }: Numbering,
): string[] {
  const own = all.map((one, at) => (newcomers?.has(at) ? null : one))
  const known = own.filter((one) => one !== null)
  const within = own.slice(from, to).filter((one) => one !== null)
  const pool = isFresh ? [] : within.map(({ value }) => value).sort((a, b) => a - b)
  const width = widthOf(known, names.length)
  let last = own[from - 1]?.value ?? 0
  let isOver = false
  return names.map((name, at) => {
    const one = all[at]
    isOver ||= at >= to && (!one || one.value > last)
    if (at < from || isOver) return name
    last = at === from ? (pool[0] ?? last + 1) : Math.max(pool[at - from] ?? 0, last + 1)
    const number = `${head}${String(last).padStart(width, '0')}`
    return one ? `${number}${one.rest}` : `${number}-${name}`
  })
}

/** Digits that a number has at least: those of the numbers that are there, if these are of one width. */
function widthOf(known: readonly Numbered[], count: number): number {
  if (known.length === 0) return Math.max(2, String(count).length)
  const widths = known.map(({ digits }) => digits.length)
  const isPadded = known.some(({ digits }) => digits.length > 1 && digits.startsWith('0'))
  const most = Math.max(...widths)
  return isPadded || widths.every((width) => width === most) ? most : 1
}

function isInOrder(names: readonly string[]): boolean {
  return names.every((name, at) => at === 0 || byName(names[at - 1]!, name) < 0)
}
