import type { HowMade } from '@core/suite/how-made'
import type { ShrinkStep } from '@core/suite/shrink-text'
import type { Wish } from '@core/suite/wish'
import type { ReadingId } from '@core/trace/machine'

/** A level that was found for a set, and its purpose. */
export interface Found {
  /** Id of the game. */
  readonly game: string
  readonly text: string
  readonly wishes: readonly Wish[]
  /** All misreadings that it catches. */
  readonly caught: readonly ReadingId[]
  readonly how?: HowMade | undefined
}

/** The misreading to compare such a level with: the one it should catch; null if it was for something else. */
export function toldApartBy({
  wishes,
  caught,
}: Pick<Found, 'wishes' | 'caught'>): ReadingId | null {
  for (const wish of wishes) {
    if (wish.kind === 'catches') return wish.reading
    if (wish.kind === 'fresh') return caught.find((id) => !wish.caught.includes(id)) ?? null
  }
  return null
}

/** A level that was made smaller, step by step. */
export interface Shrunk {
  /** Id of the game. */
  readonly game: string
  /** As it was. */
  readonly text: string
  /** Of its file or tab, without ending. */
  readonly name: string
  readonly steps: readonly ShrinkStep[]
  readonly wishes: readonly Wish[]
  readonly how?: HowMade | undefined
}
