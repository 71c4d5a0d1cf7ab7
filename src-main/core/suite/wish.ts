import type { ReadingId } from '../trace/machine'
import type { Exercise } from './exercise'
import type { Reach } from './reaches'

/** Something asked of a level; several are joined by "and". */
export type Wish =
  /** The answer under the misreading differs. */
  | { readonly kind: 'catches'; readonly reading: ReadingId }
  /** It does not. */
  | { readonly kind: 'misses'; readonly reading: ReadingId }
  /** It catches a misreading other than these, which a set catches already. */
  | { readonly kind: 'fresh'; readonly caught: readonly ReadingId[] }
  /** As few other misreadings as possible are caught. */
  | { readonly kind: 'alone' }
  /** The rule decides something in the run. */
  | { readonly kind: 'rule'; readonly rule: string }
  /** Such an event happens in the run. */
  | { readonly kind: 'event'; readonly event: string }
  /** The limited number has this value, which is a bound of its official limit. */
  | { readonly kind: 'touches'; readonly limit: string; readonly bound: number }
  /** The limited number, wherever it has it, lies between these, both included. */
  | { readonly kind: 'within'; readonly limit: string; readonly between: readonly [number, number] }
  /** It has a problem of this code, which may be an error: then nothing else can be asked, as there is no answer. */
  | { readonly kind: 'problem'; readonly code: string }
  /** The official answer has this text in it. */
  | { readonly kind: 'answer'; readonly has: string }

/** The cost of a level: the number of misreadings it catches needlessly; Infinity if a wish is not met. */
export type Cost = number

/** The facts of a level that wishes ask about. */
export interface Shows {
  /** False for a level with errors: of it only problems are known, and bounds. */
  readonly hasAnswer: boolean
  /** Codes of its problems. */
  readonly problems: readonly string[]
  readonly answer: string
  /** All misreadings of its game. Whether one is caught is asked of as few as possible: each answer is a run. */
  readonly readings: readonly ReadingId[]
  catches(reading: ReadingId): boolean
  /** Misreadings without which no level catches this one. */
  alongside(reading: ReadingId): readonly ReadingId[]
  readonly exercise: Pick<Exercise, 'events' | 'rules'>
  readonly reaches: readonly Reach[]
}

/** Whether a level meets all wishes. */
export function meets(look: Shows, wishes: readonly Wish[]): boolean {
  if (!look.hasAnswer && wishes.some(({ kind }) => kind !== 'problem')) return false
  return wishes.every((wish) => isMet(look, wish))
}

/** The cost of a level. */
export function costOf(look: Shows, wishes: readonly Wish[]): Cost {
  return meets(look, wishes) ? unasked(look, wishes).length : Infinity
}

/**
 * Misreadings that a level catches needlessly although only others were wished for; none if that does not matter. It
 * looks no further once there are more than `most`, and asks in the given order.
 */
export function unasked(
  look: Shows,
  wishes: readonly Wish[],
  most: Cost = Infinity,
  order: readonly ReadingId[] = look.readings,
): readonly ReadingId[] {
  if (!wishes.some(({ kind }) => kind === 'alone')) return []
  const isAsked = (id: ReadingId): boolean =>
    wishes.some(
      (wish) =>
        (wish.kind === 'catches' &&
          (wish.reading === id || look.alongside(wish.reading).includes(id))) ||
        (wish.kind === 'fresh' && !wish.caught.includes(id)),
    )
  const found: ReadingId[] = []
  for (const id of order) {
    if (isAsked(id) || !look.catches(id)) continue
    found.push(id)
    if (found.length > most) break
  }
  return found
}

/** Further facts, by which levels that do not meet the wishes are compared. */
export interface ShowsMore extends Shows {
  /** Whether other things happen under the misreading, even if they lead to the same answer. */
  differs(reading: ReadingId): boolean
}

/** The distance from the wishes: up to 1 for each wish that is not met, less if the level comes near it; 0 if all are met. */
export function distanceOf(look: ShowsMore, wishes: readonly Wish[]): number {
  return wishes.reduce((sum, wish) => sum + (isMet(look, wish) ? 0 : gapOf(look, wish)), 0)
}

function isMet(look: Shows, wish: Wish): boolean {
  switch (wish.kind) {
    case 'catches':
      return look.catches(wish.reading)
    case 'misses':
      return !look.catches(wish.reading)
    case 'fresh':
      return look.readings.some((id) => !wish.caught.includes(id) && look.catches(id))
    case 'alone':
      return true
    case 'rule':
      return wish.rule in look.exercise.rules
    case 'event':
      return wish.event in look.exercise.events
    case 'touches':
      return look.reaches.some(
        ({ name, smallest, largest }) =>
          name === wish.limit && [smallest, largest].includes(wish.bound),
      )
    case 'within':
      return excessOf(look, wish) === 0
    case 'problem':
      return look.problems.includes(wish.code)
    case 'answer':
      return look.answer.includes(wish.has)
  }
}

/** The gap of a wish: for a misreading, half if its run differs; for a number, its distance relative to the official range. */
function gapOf(look: ShowsMore, wish: Wish): number {
  if (wish.kind === 'catches') return look.differs(wish.reading) ? 0.5 : 1
  if (wish.kind !== 'touches' && wish.kind !== 'within') return 1
  const reach = look.reaches.find(({ name }) => name === wish.limit)
  if (!reach) return 1
  const [least, most] = reach.official
  const off =
    wish.kind === 'within'
      ? excessOf(look, wish)
      : Math.min(Math.abs(reach.smallest - wish.bound), Math.abs(reach.largest - wish.bound))
  return Math.min(1, off / (most - least + 1))
}

/** The distance of a limited number from the wished range; 0 for a level without that number. */
function excessOf({ reaches }: Shows, wish: Extract<Wish, { kind: 'within' }>): number {
  const reach = reaches.find(({ name }) => name === wish.limit)
  const [least, most] = wish.between
  return reach ? Math.max(0, least - reach.smallest, reach.largest - most) : 0
}
