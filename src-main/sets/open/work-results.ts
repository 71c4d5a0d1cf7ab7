import type { FoundLevel, ShrinkRequest, ShrunkLevel } from '@core/protocol/set'
import type { Hit } from '@core/suite/search'
import type { ShrinkStep, Shrunken } from '@core/suite/shrink-text'
import { madeHash } from '../made-hash'

/** Letters of all steps together that are handed to the page. */
const MOST_LETTERS = 4_000_000

/** A hit of a search as the page hears of it. */
export function foundLevel({ text, caught, cost, size }: Hit): FoundLevel {
  return { text, caught, cost, size }
}

/** The steps, of which each can be taken back; of so many large ones that they would fill the memory the last. */
function handy(steps: readonly ShrinkStep[]): readonly ShrinkStep[] {
  const letters = steps.reduce((sum, { text }) => sum + text.length, 0)
  return letters <= MOST_LETTERS ? steps : steps.slice(-1)
}

/** A smaller level that was kept, and how many were tried up to it. */
export type KeptStep = ShrinkStep & Pick<Shrunken, 'tried'>

/** The result of shrinking; `isMinimal`: false if it was stopped before its end. */
export function shrunkLevel(
  { game, text, wishes, isOfficial: official }: ShrinkRequest,
  kept: readonly KeptStep[],
  isMinimal: boolean,
): ShrunkLevel {
  const steps = handy(kept.map(({ label, text: smaller }) => ({ label, text: smaller })))
  const last = kept.at(-1)
  if (!last) return { steps, isMinimal, made: null }
  const how = { by: 'shrink', game, from: madeHash(text), wishes, official } as const
  const stopped = isMinimal ? how : { ...how, tries: last.tried }
  return { steps, isMinimal, made: { ...stopped, hash: madeHash(last.text) } }
}
