/** One line of the result. */
export interface Figure {
  /** What was measured, on what. */
  readonly name: string
  /** Null when it could not be measured; the note then says why. */
  readonly value: number | null
  readonly unit: 'x' | 's' | 'ms' | 'µs' | 'MB'
  /** Highest value that is good enough; absent if none is asked for. */
  readonly target?: number
  /** What holds the value: the least that anything of the kind takes here, measured in the same run. */
  readonly floor?: { readonly value: number; readonly what: string }
  /** How the value was found: runs, other percentiles, what it was compared with. */
  readonly note: string
}

/** The value below which a part of the values lies, 0.5 for the median; between two values the nearer one. */
export function percentile(values: readonly number[], part: number): number {
  if (values.length === 0) throw new Error('no values')
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.round((sorted.length - 1) * part))]!
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** A number with three digits that count. */
export function rounded(value: number): string {
  if (value === 0) return '0'
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))))
  return value.toFixed(Math.min(digits, 6))
}

/** `met`, `missed by 12 %`, `skipped` or nothing. */
export function verdict({ value, target }: Figure): string {
  if (value === null) return 'skipped'
  if (target === undefined) return ''
  if (value <= target) return 'met'
  return `missed by ${Math.ceil((value / target - 1) * 100)} %`
}

/**
 * Calls something until half a second and five calls have passed, or five seconds; returns each call's ms. The first
 * call warms up and counts only when it is so long that it stays the only one.
 */
export function timesOf(work: () => void): number[] {
  const first = timeOf(work)
  if (first > 5000) return [first]
  const times: number[] = []
  let total = 0
  while (total < 5000 && (times.length < 5 || (total < 500 && times.length < 1000))) {
    const time = timeOf(work)
    times.push(time)
    total += time
  }
  return times
}

function timeOf(work: () => void): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}
