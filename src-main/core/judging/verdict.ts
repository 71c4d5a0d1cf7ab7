import { compareOutputs, type CompareRule, type OutputDifference } from './compare-outputs'
import type { RunEnd, StoppedBy } from './run-end'

/** What a judge says of a run; the letters are those of ICPC judges. */
export type Verdict = 'OK' | 'WA' | 'PE' | 'TLE' | 'MLE' | 'OLE' | 'RE' | 'CE'

/** All of them; what they are called is in the catalogue `judging`. */
export const verdicts: readonly Verdict[] = ['OK', 'WA', 'PE', 'TLE', 'MLE', 'OLE', 'RE', 'CE']

const ofLimit: Readonly<Record<Exclude<StoppedBy, 'user'>, Verdict>> = {
  wall: 'TLE',
  cpu: 'TLE',
  memory: 'MLE',
  output: 'OLE',
  processes: 'RE',
}

/** A verdict, and for an output where it first differs from what is expected. */
export interface Judged {
  readonly verdict: Verdict
  /** Null where it is the same to the letter, and for all verdicts but OK, WA and PE; of OK only whitespace can differ. */
  readonly difference: OutputDifference | null
}

/** Judges a run that nobody stopped; throws for one that somebody did: that is a bug. */
export function judgeRun(end: RunEnd, expected: string, rule: CompareRule = 'tokens'): Judged {
  if (end.stoppedBy === 'user') throw new Error('a run that was stopped has no verdict')
  if (end.stoppedBy) return { verdict: ofLimit[end.stoppedBy], difference: null }
  if (end.signal !== null || end.code !== 0) return { verdict: 'RE', difference: null }
  return judgeOutput(end.output, expected, rule)
}

/**
 * Judges an output by a rule. One whose tokens are right and whose whitespace is not is accepted by tokens, and else a
 * presentation error; judges that do not know that verdict call it a wrong answer.
 */
export function judgeOutput(
  output: string,
  expected: string,
  rule: CompareRule = 'tokens',
): Judged {
  const difference = compareOutputs(expected, output)
  if (difference === null) return { verdict: 'OK', difference }
  if (difference.kind !== 'blanks') return { verdict: 'WA', difference }
  return { verdict: rule === 'exact' ? 'PE' : 'OK', difference }
}
