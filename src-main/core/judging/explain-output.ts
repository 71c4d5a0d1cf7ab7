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

/** An output to be explained. */
export interface ToExplain {
  /** Official text of the level. */
  readonly text: string
  readonly output: string
  /** How outputs are compared; absent: by tokens. */
  readonly compare?: CompareRule | undefined
}

/** Comparison of an output with the official answer, and possible misreadings of its author. */
export interface OutputExplanation extends Judged {
  /** The official answer. */
  readonly answer: string
  /** The step that wrote the first differing part of the answer; null if only whitespace differs, or nothing. */
  readonly step: WritingStep | null
  /**
   * Misreadings, or pairs of them, that produce exactly this output; empty if it is correct or none is known. One
   * output does not show any of them to be the cause.
   */
  readonly readings: readonly (readonly ReadingId[])[]
  /** For each of them, the step in which its run first differs from the official run; null if none is recorded. */
  readonly partings: readonly (Parting | null)[]
  /** Number of further ones. */
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

/** Maximum length of a token that is read at a glance, in characters. */
const SHORT = 24

/**
 * The reported difference: for long tokens, and for tokens that a game writes character by character, only the first
 * differing character.
 */
export function shownDifference(game: AnyGame, difference: OutputDifference): OutputDifference {
  const { expected, got } = difference
  const isLong = Math.max(expected.to - expected.from, got.to - got.from) > SHORT
  return isLong || game.origins.piece === 'letter' ? atLetter(difference) : difference
}

/** The same for the text of a level; otherwise why it has no answer, one sentence. */
export function explainForText(
  game: AnyGame,
  { text, output, compare }: ToExplain,
): Result<OutputExplanation, string> {
  const { level, diagnostics, isRunnable } = checkText(game, text)
  if (isRunnable) return ok(explainOutput(game, level, output, compare))
  const first = diagnostics.find(({ severity }) => severity === 'error')
  return err(first ? game.message(first) : game.words.judging.noLevel({ game: game.title }))
}
