import { BOOK_LIMITS } from '@core/trace/run'
import type { TraceLimits } from '@core/trace/trace'

/** Where recordings end: what the settings say, told by them. */
class LimitsInUse {
  now = $state.raw<TraceLimits>(BOOK_LIMITS)
}

export const runLimits = new LimitsInUse()
