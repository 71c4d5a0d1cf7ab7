import type { ReadingId } from '../trace/machine'
import type { Exercise } from './exercise'

/** Something asked of a level; several are joined by "and". */
export type Wish =
  /** The answer under the misreading differs. */
  | { readonly kind: 'catches'; readonly reading: ReadingId }
  /** It does not. */
  | { readonly kind: 'misses'; readonly reading: ReadingId }
  /** Of all other misreadings as few as possible are caught. */
  | { readonly kind: 'alone' }
  /** The rule decides something in the run. */
  | { readonly kind: 'rule'; readonly rule: string }
  /** Such an event happens in the run. */
  | { readonly kind: 'event'; readonly event: string }
  /** The official answer has this text in it. */
  | { readonly kind: 'answer'; readonly has: string }

/** How far a level is from what is wished: the number of misreadings caught without need, Infinity where a wish is not met. */
export type Cost = number

/** As much of what is known of a level as wishes ask about. */
export interface Shows {
  readonly answer: string
  readonly caught: readonly ReadingId[]
  catches(reading: ReadingId): boolean
  readonly exercise: Pick<Exercise, 'events' | 'rules'>
}

/** The cost of a level. */
export function costOf(look: Shows, wishes: readonly Wish[]): Cost {
  return wishes.every((wish) => isMet(look, wish)) ? unasked(look, wishes).length : Infinity
}

/** Misreadings that a level catches although only others were wished for; none where that does not matter. */
export function unasked(look: Shows, wishes: readonly Wish[]): ReadingId[] {
  if (!wishes.some(({ kind }) => kind === 'alone')) return []
  const asked = new Set(wishes.map((wish) => (wish.kind === 'catches' ? wish.reading : '')))
  return look.caught.filter((id) => !asked.has(id))
}

function isMet(look: Shows, wish: Wish): boolean {
  switch (wish.kind) {
    case 'catches':
      return look.catches(wish.reading)
    case 'misses':
      return !look.catches(wish.reading)
    case 'alone':
      return true
    case 'rule':
      return wish.rule in look.exercise.rules
    case 'event':
      return wish.event in look.exercise.events
    case 'answer':
      return look.answer.includes(wish.has)
  }
}
