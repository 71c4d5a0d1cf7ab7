import type { AnyGame } from '../game/any-game'
import type { ReadingId } from '../trace/machine'
import { levelOf } from '../suite/search'
import type { CompareRule } from './compare-outputs'
import { explainOutput, shownDifference, type OutputExplanation } from './explain-output'
import type { RunEnd } from './run-end'
import type { Failing } from './stress'
import { judgeRun, type Judged } from './verdict'

/** A level on which a program fails, and how. */
export interface Failure extends Failing, Judged {
  /** How the failing program ended. */
  readonly end: RunEnd
  /** Whether it is the other program that fails by itself, whatever its output should be. */
  readonly isOther: boolean
  /** The official answer, or the output of the other program. */
  readonly expected: string
  /** Comparison of the output with the official rules; null if it is not compared with them, or there is no output. */
  readonly explanation: OutputExplanation | null
  /** The cause, derived from all levels tried; null if there is no explanation. */
  readonly cause: FailureCause | null
  /** Numbers of the smaller levels, from 1, on which it failed as well: the last of them is this one. */
  readonly kept: readonly number[]
}

/** The conclusions from all outputs around a failure. */
export interface FailureCause {
  /** The misreadings that are the cause; null if none is shown to be. */
  readonly readings: readonly ReadingId[] | null
  /** The report, one line each. */
  readonly lines: readonly string[]
}

/** How a program and perhaps another one ended on a level. */
export interface TriedRun {
  readonly end: RunEnd
  /** The reference program; null if the official rules are the reference. */
  readonly beside: RunEnd | null
}

/** The verdict of a program that fails whatever its output. */
function alone(end: RunEnd): Judged {
  return judgeRun(end, end.output)
}

/**
 * Judges a run against the official answer, or the output of another program; a failure of that program by itself
 * counts first.
 */
export function judgeTried(
  { end, beside }: TriedRun,
  answer: string,
  compare?: CompareRule,
): Judged {
  if (!beside) return judgeRun(end, answer, compare)
  const theirs = alone(beside)
  return theirs.verdict === 'OK' ? judgeRun(end, beside.output, compare) : theirs
}

/** The report on a run that fails. */
export function failureOf(
  game: AnyGame,
  failing: Failing,
  { end, beside }: TriedRun,
  compare?: CompareRule,
): Failure {
  if (beside && alone(beside).verdict !== 'OK') {
    const nothing = { expected: '', explanation: null, cause: null, difference: null, kept: [] }
    return { ...failing, ...nothing, end: beside, isOther: true }
  }
  const level = levelOf(game, failing.text)
  const expected = beside?.output ?? game.engine.answer(level)
  const { difference: found } = judgeRun(end, expected, compare)
  const difference = found && shownDifference(game, found)
  const explanation = found && !beside ? explainOutput(game, level, end.output, compare) : null
  const told = { ...failing, end, isOther: false, expected, difference, explanation }
  return { ...told, cause: null, kept: [] }
}
