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
  /** How the program ended that fails. */
  readonly end: RunEnd
  /** Whether it is the other one that fails, whatever it should print. */
  readonly isOther: boolean
  /** The official answer, or what the other program prints. */
  readonly expected: string
  /** What is wrong with the output by the rules; null if it is not compared with them, or there is none. */
  readonly explanation: OutputExplanation | null
  /** What is known of the cause, by all that was tried; null if there is no explanation. */
  readonly cause: FailureCause | null
}

/** What all outputs around a failure show. */
export interface FailureCause {
  /** The misreadings that are the cause; null if none is shown to be. */
  readonly readings: readonly ReadingId[] | null
  /** What is to be said, a line each. */
  readonly lines: readonly string[]
}

/** How a program and perhaps another one ended on a level. */
export interface TriedRun {
  readonly end: RunEnd
  /** The reference program; null if the official rules are the reference. */
  readonly beside: RunEnd | null
}

/** How a program fails whatever it prints. */
function alone(end: RunEnd): Judged {
  return judgeRun(end, end.output)
}

/** Judges a run against the official answer, or what another program prints; how that one fails alone counts first. */
export function judgeTried(
  { end, beside }: TriedRun,
  answer: string,
  compare?: CompareRule,
): Judged {
  if (!beside) return judgeRun(end, answer, compare)
  const theirs = alone(beside)
  return theirs.verdict === 'OK' ? judgeRun(end, beside.output, compare) : theirs
}

/** What is to be said of a run that fails. */
export function failureOf(
  game: AnyGame,
  failing: Failing,
  { end, beside }: TriedRun,
  compare?: CompareRule,
): Failure {
  if (beside && alone(beside).verdict !== 'OK') {
    const nothing = { expected: '', explanation: null, cause: null, difference: null }
    return { ...failing, ...nothing, end: beside, isOther: true }
  }
  const level = levelOf(game, failing.text)
  const expected = beside?.output ?? game.engine.answer(level)
  const { difference: found } = judgeRun(end, expected, compare)
  const difference = found && shownDifference(game, found)
  const explanation = found && !beside ? explainOutput(game, level, end.output, compare) : null
  return { ...failing, end, isOther: false, expected, difference, explanation, cause: null }
}
