import type { Rng } from '@core/kernel/rng'

/** What was found wrong with an input. */
export interface Fault {
  /** Kept while the input is shrunk, so that it stays the same fault. */
  readonly kind: string
  readonly detail: string
}

/** What came of one input. */
export interface Trial {
  readonly fault: Fault | null
  /** What the input reached, by name: an input that reaches something new is worth keeping. */
  readonly features: readonly string[]
}

/** Something that reads what others have written. Inputs are strings; where bytes are meant, a letter is a byte. */
export interface FuzzTarget {
  /** Also the name of its folders. */
  readonly id: string
  /** Inputs to start with, in addition to the kept ones. */
  seeds(): readonly string[]
  /** Words and numbers of its language, to be put in. */
  readonly words: readonly string[]
  /** Randomness comes only from the input, so that a kept case does the same wherever it is tried. */
  attempt(input: string, rng: Rng): Trial
  /** True where a letter of an input is a byte. */
  readonly isBytes: boolean
}

/** Thrown by a check that is not met. */
export class FaultFound extends Error {
  constructor(
    readonly kind: string,
    readonly detail: string,
  ) {
    super(`${kind}: ${detail}`)
  }
}

export function demand(isMet: boolean, kind: string, detail: string): void {
  if (!isMet) throw new FaultFound(kind, detail)
}

/** Throws unless both are the same value, compared as JSON. */
export function demandSame(kind: string, found: unknown, expected: unknown): void {
  const a = JSON.stringify(found) ?? 'undefined'
  const b = JSON.stringify(expected) ?? 'undefined'
  if (a === b) return
  let at = 0
  while (a[at] === b[at]) at++
  const from = Math.max(0, at - 40)
  throw new FaultFound(kind, `${a.slice(from, at + 80)} and not ${b.slice(from, at + 80)}`)
}

/** Runs a check; what it throws becomes a fault. */
export function faultOf(check: () => void): Fault | null {
  try {
    check()
    return null
  } catch (thrown) {
    if (thrown instanceof FaultFound) return { kind: thrown.kind, detail: thrown.detail }
    if (!(thrown instanceof Error)) return { kind: 'throws', detail: String(thrown) }
    const stack = thrown.stack ?? thrown.message
    // Numbers and quoted texts differ from input to input, the place does not.
    const place = /^ +at (?!JSON)([\w.<> ]+) \(/m.exec(stack)?.[1] ?? 'code without a name'
    const kind = `throws ${thrown.name} in ${place}`
    return { kind, detail: stack.split('\n').slice(0, 5).join(' | ') }
  }
}
