import { otherBlanksWords } from '@core/judging/explanation-words'
import { rulesOwed } from '@core/suite/coverage'
import type { AnyGame } from '@core/game/any-game'
import { findGame } from '../ui/games'
import { visible } from '@core/kernel/text-reader'
import { sizeText } from '@core/game/size-text'
import type { SortKey } from './columns'
import { boundsTouched } from './limits-touched'
import { words } from './set-words'
import { firstPart, hasWrongAnswer, problemOf, troubleIn, type TableTest } from './table-rows'

/** What stands in a cell of the table. */
export interface Cell {
  readonly text: string
  /** All of what the text is the short form of. */
  readonly hint?: string | undefined
  readonly tone?: 'error-text' | 'warning-text' | 'muted' | undefined
}

/** Columns whose cells are texts that follow from the test. */
export type TextColumn = Exclude<SortKey, 'note'>

const none: Cell = { text: '–' }
const empty: Cell = { text: '' }
const say = words.set.table

/** The cells of a test; empty for what is not known yet. */
export function cellsOf(test: TableTest): Readonly<Record<TextColumn, Cell>> {
  const { file, look } = test
  const ownName = file.path.slice(file.group === '' ? 0 : file.group.length + 1)
  // A name may turn the direction of writing round, or break the line.
  const name = { text: visible(ownName), hint: visible(file.path) }
  if (!look) return { ...unknown, name }
  const game = findGame(look.game)
  const isWorth = look.answer !== null && game !== null
  const rules = isWorth ? rulesOf(game) : []
  const bounds = boundsTouched(look.limits, game)
  const isWrong = hasWrongAnswer(test)
  const shown = rules.filter((id) => look.rules.includes(id))
  return {
    name,
    game: game ? { text: game.title } : none,
    size: look.size && game ? { text: sizeText(game, look.size) } : none,
    answer: { text: firstPart(test) || '–', hint: look.answer?.slice(0, 500) },
    problems: problemCell(test),
    caught: isWorth ? share(look.caught, game.engine.readings.length) : none,
    rules: isWorth ? share(shown, rules.length) : none,
    limits: bounds.all > 0 ? share(bounds.touched, bounds.all) : none,
    expected: {
      text: say.expected[isWrong && look.blanks ? 'otherBlanks' : look.expected],
      hint: look.blanks ? otherBlanksWords(words, look.blanks) : undefined,
      tone: isWrong ? 'error-text' : undefined,
    },
  }
}

const unknown: Readonly<Record<TextColumn, Cell>> = {
  name: empty,
  game: { text: '…', tone: 'muted' },
  size: empty,
  answer: empty,
  problems: empty,
  caught: empty,
  rules: empty,
  limits: empty,
  expected: empty,
}

function problemCell(test: TableTest): Cell {
  const text = problemOf(test)
  if (text === '') return none
  const trouble = troubleIn(test)
  const mild = trouble === 'warning' ? 'warning-text' : 'muted'
  return { text, hint: text, tone: trouble === 'error' ? 'error-text' : mild }
}

function share(some: readonly string[], all: number): Cell {
  return { text: say.share({ some: some.length, all }), hint: some.join(', ') || undefined }
}

const owed = new Map<string, readonly string[]>()

/** A row asks for them each time that it is drawn. */
function rulesOf(game: AnyGame): readonly string[] {
  const rules = owed.get(game.id) ?? rulesOwed(game)
  owed.set(game.id, rules)
  return rules
}
