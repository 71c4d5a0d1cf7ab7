import type { FoundLevel } from '@core/protocol/set'
import type { Hit } from '@core/suite/search'
import type { ShrinkStep } from '@core/suite/shrink-text'

/** Letters of all steps together that are handed to the page. */
const MOST_LETTERS = 4_000_000

/** A hit of a search as the page hears of it. */
export function foundLevel({ text, caught, cost, size }: Hit): FoundLevel {
  return { text, caught, cost, size }
}

/** The steps, of which each can be taken back; of so many large ones that they would fill the memory the last. */
export function handy(steps: readonly ShrinkStep[]): readonly ShrinkStep[] {
  const letters = steps.reduce((sum, { text }) => sum + text.length, 0)
  return letters <= MOST_LETTERS ? steps : steps.slice(-1)
}
