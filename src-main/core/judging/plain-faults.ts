import type { Reach } from '../suite/reaches'
import { wordsPrint } from './words-print'

/** A fault of a program's outputs that does not depend on any misreading. */
export interface PlainFault {
  /**
   * `failed`: it crashes or exceeds a limit; `unsteady`: it prints something different when run again; `constant`: it
   * prints the same for different tests whose answers differ; `monotonous`: for such tests it prints only a single
   * character; `cut`: its output is correct but ends too early.
   */
  readonly kind: 'failed' | 'unsteady' | 'constant' | 'monotonous' | 'cut'
  /** Numbers of the outputs. */
  readonly on: readonly number[]
}

/** A program's output for a level, and its circumstances. */
export interface SeenOutput {
  /** Null if it crashed or exceeded a limit. */
  readonly output: string | null
  /** Its output when it was run again; absent if it was not. */
  readonly again?: string
  /**
   * True for a level made from another one of these: it is no new evidence if the output equals a misreading's answer,
   * but it is if it does not.
   */
  readonly isDerived?: boolean
  /** The limited numbers of the level; absent if unknown. */
  readonly reaches?: readonly Reach[]
}

/** An output as compared. */
interface Compared {
  /** Print of the official answer. */
  readonly official: string
  readonly isWrong: boolean
  /** Whether it is a proper beginning of the official answer. */
  readonly isCut: boolean
}

/** Obvious faults of outputs, the most serious first; `compared` has one entry for each existing output. */
export function plainFaults(
  seen: readonly SeenOutput[],
  compared: ReadonlyMap<number, Compared>,
): PlainFault[] {
  const all = seen.map((_, at) => at)
  const isIn = (at: number, what: 'isWrong' | 'isCut') => compared.get(at)?.[what] === true
  const same = sameness(seen, compared)
  const faults: PlainFault[] = [
    { kind: 'failed', on: all.filter((at) => seen[at]!.output === null) },
    { kind: 'unsteady', on: all.filter((at) => isUnsteady(seen[at]!)) },
    ...(same ? [same] : []),
    { kind: 'cut', on: all.filter((at) => isIn(at, 'isWrong') && isIn(at, 'isCut')) },
  ]
  return faults.filter(({ on }) => on.length > 0)
}

/** Whether misreadings need not be considered: the output does not depend on the test, or not only on the test. */
export function isBeyondReadings(faults: readonly PlainFault[]): boolean {
  return faults.some(({ kind }) => kind !== 'failed' && kind !== 'cut')
}

/**
 * Whether an output is a proper beginning of an answer: words are missing at its end, or the last one is incomplete.
 */
export function isCutShort(output: string, answer: string): boolean {
  const [got, expected] = [wordsOf(output), wordsOf(answer)]
  const last = got.length - 1
  if (got.length >= expected.length) return false
  return got.every((word, at) => {
    const whole = expected[at]!
    // A line with a line ending is meant to be complete.
    return word === whole || (at === last && !/\s$/.test(output) && whole.startsWith(word))
  })
}

function isUnsteady({ output, again }: SeenOutput): boolean {
  return output !== null && again !== undefined && wordsPrint(again) !== wordsPrint(output)
}

/** The fault of outputs that do not depend on the test although the answers differ. */
function sameness(
  seen: readonly SeenOutput[],
  compared: ReadonlyMap<number, Compared>,
): PlainFault | null {
  const on = [...compared.keys()]
  const answers = new Set([...compared.values()].map(({ official }) => official))
  if (answers.size < 2 || on.every((at) => !compared.get(at)!.isWrong)) return null
  const outputs = new Set(on.map((at) => wordsOf(seen[at]!.output!).join(' ')))
  if (outputs.size === 1) return { kind: 'constant', on }
  const letters = new Set([...outputs].join('').replaceAll(' ', ''))
  return letters.size <= 1 ? { kind: 'monotonous', on } : null
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}
