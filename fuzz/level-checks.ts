import { checkText } from '@core/game/check-text'
import { parseText } from '@core/game/parse-text'
import type { AnyGame } from '@core/game/any-game'
import { describeCell } from '@core/game/describe-cell'
import { placeRange, textLines, type Diagnostic, type Place } from '@core/kernel/diagnostics'
import type { Rng } from '@core/kernel/rng'
import { demand, demandSame, FaultFound } from './target'

/** Whether a sentence can be shown. What it quotes from the input may be any word but no control letter. */
export function isPlain(sentence: string): boolean {
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f-\u009f]/.test(sentence)) return false
  return !/undefined|NaN|\[object|Infinity/.test(sentence.replace(/'.*?'/g, ''))
}

/** Cells of all pages. */
export function cellCount(game: AnyGame, level: unknown): number {
  const { rows, cols } = game.size(level)
  return rows * cols * (game.pages?.count(level) ?? 1)
}

/** A text is taken or refused with reasons that can be shown; what is taken prints as what it was read from. */
export function checkReading(game: AnyGame, text: string): ReturnType<typeof checkText> {
  const checked = checkText(game, text)
  const { level, diagnostics } = checked
  const hasError = diagnostics.some(({ severity }) => severity === 'error')
  demand(level !== null || hasError, 'refused without a reason', JSON.stringify(text))
  const lines = textLines(text)
  const rules = new Set(game.rules.map(({ id }) => id))
  for (const found of diagnostics) checkDiagnostic(game, level, lines, rules, found)
  if (level === null) return checked
  const printed = game.format.print(level)
  const again = game.format.parse(printed)
  if (!again.ok) {
    throw new FaultFound('prints what it cannot read', game.message(again.error[0]!))
  }
  demandSame('reads another level from its print', again.value.level, level)
  demandSame('prints another text again', game.format.print(again.value.level), printed)
  return checked
}

/** The fast reader takes nothing that the careful one finds a word against, and reads the same. */
export function checkTwins({ format }: AnyGame, text: string): boolean {
  const fast: unknown = format.readFast?.(text) ?? null
  if (fast === null) return false
  const careful = format.parse(text)
  if (!careful.ok) throw new FaultFound('fast reader takes what the careful one refuses', '')
  demandSame('fast reader leaves out warnings', careful.value.warnings, [])
  demandSame('fast and careful reader differ', fast, careful.value.level)
  return true
}

/** Read part by part, as long texts are, a text is taken or refused as in one piece. */
export function checkParts(game: AnyGame, text: string, rng: Rng): void {
  const inParts = parseText(game, text, 1 + rng.below(text.length + 1))
  const whole = game.format.parse(text)
  demandSame('parts are read another way', inParts.ok, whole.ok)
  if (inParts.ok && whole.ok) demandSame('parts give another level', inParts.value, whole.value)
}

/** The ways from text to board and back, at random places. */
export function checkPlaces(game: AnyGame, level: unknown, text: string, rng: Rng): void {
  const count = cellCount(game, level)
  const lines = textLines(text)
  for (let times = 0; times < 6; times++) {
    const line = rng.between(1, lines.length + 2)
    const offset = rng.below(2) === 0 ? {} : { offset: rng.below(5) }
    const place: Place = { line, word: rng.below(8), ...offset }
    for (const cell of game.format.cellsAt(level, place)) {
      demand(isCell(game, level, cell, count), 'text leads to no cell', `${line}: ${cell}`)
    }
    if (count === 0) continue
    const cell = rng.below(count)
    for (const found of game.format.placesOf(level, cell)) {
      demand(game.format.cellsAt(level, found).includes(cell), 'place of a cell is not its own', '')
    }
    if (!isCell(game, level, cell, count)) continue
    const words = describeCell(game, level, null, cell)
    demand(isPlain(words), 'cell in strange words', words)
  }
}

function checkDiagnostic(
  game: AnyGame,
  level: unknown,
  lines: readonly string[],
  rules: ReadonlySet<string>,
  found: Diagnostic,
): void {
  const { code, place, cells } = found
  const message = game.message(found)
  const isSentence = message !== code && message.length <= 500 && isPlain(message)
  demand(isSentence, `${code} has no sentence`, JSON.stringify(message))
  demand(rules.has(found.rule), `${code} has no rule`, found.rule)
  const isNumbered = Number.isInteger(place.line) && Number.isInteger(place.word) && place.word >= 0
  const isInText = place.line >= 1 && place.line <= lines.length + 1
  demand(isNumbered && isInText, `${code} is out of the text`, JSON.stringify(place))
  const { column, length } = placeRange(lines, place)
  const width = lines[place.line - 1]?.length ?? 0
  const isInLine = column >= 1 && length >= 0 && column + length <= width + 1
  demand(isInLine, `${code} is out of the line`, JSON.stringify({ place, column, length }))
  const count = level === null ? Infinity : cellCount(game, level)
  for (const cell of cells) {
    const isOne =
      level === null ? Number.isInteger(cell) && cell >= 0 : isCell(game, level, cell, count)
    demand(isOne, `${code} names no cell`, String(cell))
  }
}

function isCell(game: AnyGame, level: unknown, cell: number, count: number): boolean {
  if (!Number.isInteger(cell) || cell < 0 || cell >= count) return false
  const { rows, cols } = game.size(level)
  const on = cell % (rows * cols)
  return game.exists?.(level, Math.trunc(on / cols), on % cols) ?? true
}
