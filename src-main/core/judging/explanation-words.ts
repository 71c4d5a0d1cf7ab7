import type { AnyGame } from '../game/any-game'
import type { ReadingId } from '../trace/machine'
import { visible } from '../kernel/text-reader'
import type { OutputExplanation } from './explain-output'
import { partingWords } from './parting-words'

/** What is to be said of an output that was explained. */
export function explanationWords(
  game: AnyGame,
  found: OutputExplanation,
  output: string,
): string[] {
  const { verdict, difference, readings, partings, more } = found
  const { explained } = game.words.judging
  const lines = differenceWords(game, found, output)
  if (!difference) return lines
  const count = readings.length + more
  if (count > 0) lines.push(explained.readings({ count }))
  for (const [at, ids] of readings.entries()) {
    lines.push(`  ${suspectWords(game, ids)}`)
    const parting = partings[at]
    if (parting) lines.push(...partingWords(game, parting).map((line) => `    ${line}`))
  }
  if (more > 0) lines.push(`  ${explained.more({ count: more })}`)
  if (verdict === 'WA' && count === 0) lines.push(explained.none)
  return lines
}

/** The part of it that is sure whatever was misread: where the output differs, and the step that decides it. */
export function differenceWords(
  game: AnyGame,
  found: Omit<OutputExplanation, 'readings' | 'partings' | 'more'>,
  output: string,
): string[] {
  const { verdict: code, difference, answer, step } = found
  const { explained, verdicts } = game.words.judging
  const verdict = verdicts[code]
  if (!difference) return [explained.plain({ verdict })]
  const { expected, got, kind } = difference
  const shown = (text: string, { from, to }: { from: number; to: number }): string =>
    visible(text.slice(from, to))
  const lines = [
    explained[kind]({
      verdict,
      line: got.line,
      column: got.column,
      got: shown(output, got),
      expected: shown(answer, expected),
    }),
  ]
  if (step?.step === 0) lines.push(explained.fromStart)
  else if (step) {
    const { turn, phase, isLast } = step
    lines.push(explained.writtenIn({ turn, phase, step: step.step, isLast }))
    for (const { text, rule } of step.events) lines.push(`  ${text} [${rule}]`)
  }
  return lines
}

/** Misreadings that somebody has at once, in words: "wall-clockwise: A wall turns animals clockwise. (T6)". */
export function suspectWords(game: AnyGame, ids: readonly ReadingId[]): string {
  const { suspect, andSuspect } = game.words.judging
  return ids
    .map((id) => {
      const { belief, rule } = game.engine.readings.find((one) => one.id === id)!
      return suspect({ id, belief, rule })
    })
    .reduce((first, second) => andSuspect({ first, second }))
}
