/** A seeded random generator. Integers only, so that every computer draws the same numbers. */
export interface Rng {
  /** A whole number from 0 to bound - 1, uniformly. `bound` is 1 to 2^32. */
  below(bound: number): number
  /** A whole number from lo to hi, both included. */
  between(lo: number, hi: number): number
  pick<T>(list: readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
}

/** The sfc32 generator, its four words spread from one seed by splitmix32. */
export function makeRng(seed: number): Rng {
  let s = seed >>> 0
  const split = () => {
    s = (s + 0x9e3779b9) >>> 0
    let z = s
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b)
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35)
    return (z ^ (z >>> 16)) >>> 0
  }
  // Seeds past 32 bits keep their high part: --seed takes any safe integer.
  const high = Math.floor(Math.abs(seed) / 2 ** 32) >>> 0
  let a = split()
  let b = (split() ^ high) >>> 0
  let c = split()
  let counter = 1
  const next = () => {
    const t = (a + b + counter) >>> 0
    counter = (counter + 1) >>> 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) >>> 0
    c = (((c << 21) | (c >>> 11)) + t) >>> 0
    return t
  }
  for (let i = 0; i < 12; i++) next()
  const below = (bound: number) => {
    let value = next()
    // Reject the incomplete last stretch, so that no value is favoured. It is shorter than the bound: mostly no look at
    // where it begins is needed, which costs more than all the rest.
    if (value > 2 ** 32 - bound) {
      const limit = 2 ** 32 - (2 ** 32 % bound)
      while (value >= limit) value = next()
    }
    return value % bound
  }
  return {
    below,
    between: (lo, hi) => lo + below(hi - lo + 1),
    pick: (list) => list[below(list.length)]!,
    shuffle: (list) => {
      const out = [...list]
      for (let i = out.length - 1; i > 0; i--) {
        const j = below(i + 1)
        const held = out[i]!
        out[i] = out[j]!
        out[j] = held
      }
      return out
    },
  }
}

/** A whole number from lo to hi, preferring small ones. */
export function few(rng: Rng, lo: number, hi: number): number {
  return rng.between(lo, rng.between(lo, hi))
}

/** The generator of one of many draws from the same seed; the same whoever makes it, and when. */
export function rngOf(seed: number, draw: number): Rng {
  // If they were added, neighbouring draws of neighbouring seeds would share their numbers.
  return makeRng(makeRng(seed).below(2 ** 32) * 2 ** 21 + draw)
}
