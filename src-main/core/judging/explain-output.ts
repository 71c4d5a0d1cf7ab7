import type { AnyGame } from '../game/any-game'
import { checkText } from '../game/check-text'
import { err, ok, type Result } from '../kernel/result'
import type { ReadingId } from '../trace/machine'
import {
  atLetter,
  differingOffset,
  type CompareRule,
  type OutputDifference,
} from './compare-outputs'
import { diagnose } from './diagnose'
import { judgeOutput, type Judged } from './verdict'
import { Partings, type Parting } from './parting'
import { writingStep, type WritingStep } from './writing-step'

/** What is to be said of an output. */
export interface ToExplain {
  /** Official text of the level. */
  readonly text: string
  readonly output: string
  /** How outputs are compared; by tokens when absent. */
  readonly compare?: CompareRule | undefined
}

/** What an output is against the official answer, and what its author may have misread. */
export interface OutputExplanation extends Judged {
  /** The official answer. */
  readonly answer: string
  /** The step that wrote what the output has otherwise first; null if it differs only in blanks, or not at all. */
  readonly step: WritingStep | null
  /**
   * Misreadings, or two at once, that give just this output; empty if it is right or none is known. One output shows none
   * of them to be the cause.
   */
  readonly readings: readonly (readonly ReadingId[])[]
  /** The step in which the run of each differs first from the official run; null if none is recorded. */
  readonly partings: readonly (Parting | null)[]
  /** How many more there are. */
  readonly more: number
}

/** Explains an output for a level without errors. */
export function explainOutput(
  game: AnyGame,
  level: unknown,
  output: string,
  compare?: CompareRule,
): OutputExplanation {
  const answer = game.engine.answer(level)
  const { verdict, difference } = judgeOutput(output, answer, compare)
  const judged = { verdict, difference: difference && shownDifference(game, difference) }
  if (verdict !== 'WA' || !difference)
    return { ...judged, answer, step: null, readings: [], partings: [], more: 0 }
  const { suspects, more } = diagnose(game, [{ level, output }])
  const partings = new Partings(game, level)
  return {
    ...judged,
    answer,
    step: writingStep(game, level, differingOffset(difference)),
    readings: suspects.map(({ readings }) => readings),
    partings: suspects.map(({ readings }) => partings.of(readings)),
    more,
  }
}

/** Letters of a token that are read at a glance. */
const SHORT = 24

/** What is reported of a difference: for long tokens, and for those that a game writes letter by letter, the first differing character. */
export function shownDifference(game: AnyGame, difference: OutputDifference): OutputDifference {
  const { expected, got } = difference
  const isLong = Math.max(expected.to - expected.from, got.to - got.from) > SHORT
  return isLong || game.origins.piece === 'letter' ? atLetter(difference) : difference
}

/** The same for the text of a level; else why it has no answer, one sentence. */
export function explainForText(
  game: AnyGame,
  { text, output, compare }: ToExplain,
): Result<OutputExplanation, string> {
  const { level, diagnostics, isRunnable } = checkText(game, text)
  if (isRunnable) return ok(explainOutput(game, level, output, compare))
  const first = diagnostics.find(({ severity }) => severity === 'error')
  return err(first ? game.message(first) : game.words.judging.noLevel({ game: game.title }))
}
