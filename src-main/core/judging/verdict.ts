import { byWords, compareOutputs, exactly, type OutputDifference } from './compare-outputs'
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

/** A verdict, and for an output that is not as expected where it first differs. */
export interface Judged {
  readonly verdict: Verdict
  /** Null for all but WA and PE. */
  readonly difference: OutputDifference | null
}

/** Judges a run that nobody stopped; throws for one that somebody did: that is a bug. */
export function judgeRun(end: RunEnd, expected: string): Judged {
  if (end.stoppedBy === 'user') throw new Error('a run that was stopped has no verdict')
  if (end.stoppedBy) return { verdict: ofLimit[end.stoppedBy], difference: null }
  if (end.signal !== null || end.code !== 0) return { verdict: 'RE', difference: null }
  return judgeOutput(end.output, expected)
}

/**
 * Judges an output word by word. Presentation error where the words are right and only blanks within them are not; line
 * ends and blanks behind the last word never count.
 */
export function judgeOutput(output: string, expected: string): Judged {
  const difference = compareOutputs(expected, output, byWords)
  if (difference) return { verdict: 'WA', difference }
  const blanks = compareOutputs(tidied(expected), tidied(output), exactly)
  return blanks ? { verdict: 'PE', difference: blanks } : { verdict: 'OK', difference: null }
}

/** Without blanks at the ends of lines and empty lines at the end. */
function tidied(text: string): string {
  return text.replace(/[ \t\r]+$/gm, '').trimEnd()
}
