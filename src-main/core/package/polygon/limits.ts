/** Ms that a limit of time is a multiple of, and the least and the most. */
export const TIME_STEP = 50
export const timeBounds = [250, 15_000] as const

/** Least and most MiB that a limit of memory may be. */
export const memoryBounds = [4, 1024] as const
