/*
 * How much outputs say for a misreading (ADR 25). An output says the more the rarer those come to it who have misread
 * something else: what is not known of an author’s bug is guessed from all the misreadings that are known.
 */

/** Bits that one output says at most: a bug in the same place often gives what the misreading gives. */
const MOST_BITS = 3

/** Bits by which a misreading must be ahead of chance: one time in 1024 chance alone names one. */
const CERTAINTY = 10

/** Bits that must speak for each of two misreadings at once where the other one alone does not do. */
const SHARE = 6

/** Bits that an output says for a misreading: `others` of all other single ones print something wrong there, `same` of them this very output. */
export function bitsOf(others: number, same: number): number {
  return Math.min(MOST_BITS, Math.log2((others + 2) / (same + 1)))
}

/** Bits that all outputs together must say for one of so many candidates that were tried. */
export function bitsNeeded(tried: number): number {
  return Math.log2(tried) + CERTAINTY
}

/** Bits that outputs must say for each of two misreadings beside the other. */
export const bitsOfShare = SHARE

/** The bits of several outputs together: the same output again says nothing new. */
export function bitsTogether(
  outputs: readonly { readonly print: string; readonly bits: number }[],
) {
  const best = new Map<string, number>()
  for (const { print, bits } of outputs) best.set(print, Math.max(best.get(print) ?? 0, bits))
  return [...best.values()].reduce((sum, bits) => sum + bits, 0)
}
