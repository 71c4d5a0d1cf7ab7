import { compareOutputs, type CompareRule, type OutputDifference } from './compare-outputs'
import type { RunEnd, StoppedBy } from './run-end'

/** A judge's verdict on a run; the abbreviations are those of ICPC judges. */
export type Verdict = 'OK' | 'WA' | 'PE' | 'TLE' | 'MLE' | 'OLE' | 'RE' | 'CE'

/** All verdicts; their names are in the catalogue `judging`. */
export const verdicts: readonly Verdict[] = ['OK', 'WA', 'PE', 'TLE', 'MLE', 'OLE', 'RE', 'CE']

const ofLimit: Readonly<Record<Exclude<StoppedBy, 'user'>, Verdict>> = {
  wall: 'TLE',
  cpu: 'TLE',
  memory: 'MLE',
  output: 'OLE',
  processes: 'RE',
}

/** A verdict, with the first difference from the expected output. */
export interface Judged {
  readonly verdict: Verdict
  /** Null if there is no difference, and for all verdicts but OK, WA and PE; for OK only whitespace can differ. */
  readonly difference: OutputDifference | null
}

/** Judges a run that was not stopped by the user; throws for one that was, which is a bug. */
export function judgeRun(end: RunEnd, expected: string, rule: CompareRule = 'tokens'): Judged {
  if (end.stoppedBy === 'user') throw new Error('a run that was stopped has no verdict')
  if (end.stoppedBy) return { verdict: ofLimit[end.stoppedBy], difference: null }
  if (end.signal !== null || end.code !== 0) return { verdict: 'RE', difference: null }
  return judgeOutput(end.output, expected, rule)
}

/**
 * Judges an output by a rule. If only its whitespace is wrong, it is accepted by tokens, and otherwise a presentation
 * error; judges without that verdict call it a wrong answer.
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
