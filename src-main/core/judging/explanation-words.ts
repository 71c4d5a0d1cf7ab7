import type { AnyGame } from '../game/any-game'
import type { Words } from '../words'
import type { ReadingId } from '../trace/machine'
import { visible } from '../kernel/text-reader'
import type { OtherBlanks } from './compare-outputs'
import type { OutputExplanation } from './explain-output'
import { partingWords } from './parting-words'

/** The sentences about an explained output. */
export function explanationWords(
  game: AnyGame,
  found: OutputExplanation,
  output: string,
): string[] {
  const { verdict, difference, readings, more } = found
  const { explained } = game.words.judging
  const lines = differenceWords(game, found, output)
  if (!difference) return lines
  lines.push(...suspectsWords(game, found))
  if (verdict === 'WA' && readings.length + more === 0) lines.push(explained.none)
  return lines
}

/** The misreadings that give an output, and where their runs part from the official one; empty if there are none. */
export function suspectsWords(
  game: AnyGame,
  { readings, partings, more }: Pick<OutputExplanation, 'readings' | 'partings' | 'more'>,
): string[] {
  const { explained } = game.words.judging
  const count = readings.length + more
  const lines = count > 0 ? [explained.readings({ count })] : []
  for (const [at, ids] of readings.entries()) {
    lines.push(`  ${suspectWords(game, ids)}`)
    const parting = partings[at]
    if (parting) lines.push(...partingWords(game, parting).map((line) => `    ${line}`))
  }
  if (more > 0) lines.push(`  ${explained.more({ count: more })}`)
  return lines
}

/** The certain part, whatever was misread: where the output differs, and the step that decides it. */
export function differenceWords(
  game: AnyGame,
  found: Omit<OutputExplanation, 'readings' | 'partings' | 'more'>,
  output: string,
): string[] {
  const { verdict: code, difference, step } = found
  const { explained, verdicts } = game.words.judging
  const verdict = verdicts[code]
  if (!difference) return [explained.plain({ verdict })]
  if (difference.blanks)
    return [explained.plain({ verdict }), otherBlanksWords(game.words, difference.blanks)]
  const lines = [firstDifference(game.words, found, output)]
  if (step?.step === 0) lines.push(explained.fromStart)
  else if (step) {
    const { turn, phase, isLast } = step
    lines.push(explained.writtenIn({ turn, phase, step: step.step, isLast }))
    for (const { text, rule } of step.events) lines.push(`  ${text} [${rule}]`)
  }
  return lines
}

/** The first difference in whitespace, two sentences. */
export function otherBlanksWords({ judging }: Pick<Words, 'judging'>, blanks: OtherBlanks): string {
  return judging.otherBlanks(blanks)
}

const BYTE_ORDER_MARK = '\ufeff'

/** The first difference between the tokens of an output and those of the answer, one sentence. */
function firstDifference(
  { judging: { explained, verdicts } }: Pick<Words, 'judging'>,
  {
    verdict: code,
    difference,
    answer,
  }: Pick<OutputExplanation, 'verdict' | 'difference' | 'answer'>,
  output: string,
): string {
  const { kind, expected, got } = difference!
  const told = {
    verdict: verdicts[code],
    line: got.line,
    column: got.column,
    got: visible(output.slice(got.from, got.to)),
    expected: visible(answer.slice(expected.from, expected.to)),
  }
  if (output.trim() === '') return explained.nothing({ ...told, isEmpty: output === '' })
  if (kind === 'missing' || kind === 'extra') return explained[kind](told)
  if (got.from === 0 && output.startsWith(BYTE_ORDER_MARK)) return explained.mark(told)
  if (told.got === '') return explained.tooShort(told)
  return told.expected === '' ? explained.tooLong(told) : explained.word(told)
}

/** Combined misreadings in words: "wall-clockwise: A wall turns animals clockwise. (T6)". */
export function suspectWords(game: AnyGame, ids: readonly ReadingId[]): string {
  const { suspect, andSuspect } = game.words.judging
  return ids
    .map((id) => {
      const { belief, rule } = game.engine.readings.find((one) => one.id === id)!
      return suspect({ id, belief, rule })
    })
    .reduce((first, second) => andSuspect({ first, second }))
}
