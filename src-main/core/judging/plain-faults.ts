import type { Reach } from '../suite/reaches'
import { wordsPrint } from './words-print'

/** What is wrong with the outputs of a program whatever it may have misread. */
export interface PlainFault {
  /**
   * `failed`: it crashes or exceeds a limit; `unsteady`: run again it prints something else; `constant`: it prints the same for
   * different tests whose answers differ; `monotonous`: for such tests it prints nothing but one letter; `cut`: what it prints is
   * right and ends too soon.
   */
  readonly kind: 'failed' | 'unsteady' | 'constant' | 'monotonous' | 'cut'
  /** Numbers of the outputs. */
  readonly on: readonly number[]
}

/** What a program printed for a level, and how. */
export interface Seen {
  /** Null where it crashed or exceeded a limit. */
  readonly output: string | null
  /** What it printed when it was run once more; absent if it was not. */
  readonly again?: string
  /**
   * True for a level that was made of another one of these: that an output is what a misreading gives says nothing new there,
   * that it is not does.
   */
  readonly isDerived?: boolean
  /** The limited numbers of the level; absent if they are not known. */
  readonly reaches?: readonly Reach[]
}

/** An output as far as it was compared. */
interface Compared {
  /** Stands for the official answer. */
  readonly official: string
  readonly isWrong: boolean
  /** Whether it is a true beginning of the official answer. */
  readonly isCut: boolean
}

/** What is wrong with outputs at first sight, the gravest first; `compared` has one for each that is there. */
export function plainFaults(
  seen: readonly Seen[],
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

/** Whether misreadings need not be considered: the output does not depend on the test, or not on it alone. */
export function isBeyondReadings(faults: readonly PlainFault[]): boolean {
  return faults.some(({ kind }) => kind !== 'failed' && kind !== 'cut')
}

/** Whether an output is a true beginning of an answer: words are missing at its end, or part of the last one it has too. */
export function isCutShort(output: string, answer: string): boolean {
  const [got, expected] = [wordsOf(output), wordsOf(answer)]
  const last = got.length - 1
  if (got.length >= expected.length) return false
  return got.every((word, at) => {
    const whole = expected[at]!
    // A line that was ended is meant to be whole.
    return word === whole || (at === last && !/\s$/.test(output) && whole.startsWith(word))
  })
}

function isUnsteady({ output, again }: Seen): boolean {
  return output !== null && again !== undefined && wordsPrint(again) !== wordsPrint(output)
}

/** All outputs, where they do not depend on tests whose answers differ. */
function sameness(
  seen: readonly Seen[],
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
