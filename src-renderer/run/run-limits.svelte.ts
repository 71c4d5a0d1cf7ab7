import { BOOK_LIMITS } from '@core/trace/run'
import type { TraceLimits } from '@core/trace/trace'

/** The limits of recordings, as set in the settings, which write them here. */
class LimitsInUse {
  now = $state.raw<TraceLimits>(BOOK_LIMITS)
}

export const recordingLimits = new LimitsInUse()
