/*
 * How strongly outputs suggest a misreading (ADR 25). An output suggests it more, the fewer other misreadings produce
 * it: the unknown bugs of an author are estimated from all known misreadings.
 */

/** Maximum evidence of one output, in bits: a bug in the same place often has the same effect as the misreading. */
const MOST_BITS = 3

/** Bits by which a misreading must be ahead of chance: in one of 1024 cases chance alone names one. */
const CERTAINTY = 10

/** Bits needed for each of two combined misreadings, beyond what the other one explains. */
const SHARE = 6

/**
 * Evidence of an output for a misreading, in bits. `others`: number of other single misreadings whose answer is wrong
 * there; `same`: number of those whose answer is exactly this output.
 */
export function bitsOf(others: number, same: number): number {
  return Math.min(MOST_BITS, Math.log2((others + 2) / (same + 1)))
}

/** Bits that all outputs together must reach for one of this number of candidates. */
export function bitsNeeded(tried: number): number {
  return Math.log2(tried) + CERTAINTY
}

/** Bits that outputs must reach for each of two misreadings, beyond the other one. */
export const bitsOfShare = SHARE

/** The evidence of several outputs together: the same output again adds nothing. */
export function bitsTogether(
  outputs: readonly { readonly print: string; readonly bits: number }[],
) {
  const best = new Map<string, number>()
  for (const { print, bits } of outputs) best.set(print, Math.max(best.get(print) ?? 0, bits))
  return [...best.values()].reduce((sum, bits) => sum + bits, 0)
}
