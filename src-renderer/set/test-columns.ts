import { otherBlanksWords } from '@core/judging/explanation-words'
import type { TestSummary } from '@core/protocol/set'
import { isAsMade } from '@core/suite/how-made'
import { madeDetails, madeWords } from '@core/suite/made-words'
import { rulesOwed } from '@core/suite/coverage'
import { byName } from '@core/suite/set-files'
import type { AnyGame } from '@core/game/any-game'
import { findGame } from '../ui/games'
import { sizeText } from '@core/game/size-text'
import { boundsTouched } from './limits-touched'
import { words } from './set-words'
import { firstPart, hasWrongAnswer, testProblems, troubleIn, type TableTest } from './test-facts'

/** The content of a cell of the table. */
export interface Cell {
  readonly text: string
  /** The full form of a shortened text. */
  readonly hint?: string | undefined
  readonly tone?: 'error-text' | 'warning-text' | 'muted' | 'mono' | undefined
}

type Comparison = (a: TableTest, b: TableTest) => number

const none: Cell = { text: '–' }
const say = words.set.table

/**
 * The columns of the table in their order: the initial share of the width, as CSS; the text of its cells, if it is only
 * text, else a row draws them; and how tests are sorted by it, if they can be.
 */
export const testColumns = {
  picture: { track: '88px' },
  name: {
    track: 'minmax(112px, 3fr)',
    // As they come.
    compare: () => 0,
  },
  game: {
    track: 'minmax(56px, 108px)',
    cell: looked(({ game }) => (game ? { text: game.title } : none), { text: '…', tone: 'muted' }),
    compare: byText(({ look }) => look?.game ?? ''),
  },
  size: {
    track: 'minmax(60px, 84px)',
    cell: looked(({ look, game }) =>
      look.size && game ? { text: sizeText(game, look.size) } : none,
    ),
    compare: byNumber(({ look }) => (look?.size ? look.size.rows * look.size.cols : 0)),
  },
  answer: {
    track: 'minmax(72px, 1.2fr)',
    cell: looked(({ test, look }) => ({
      text: firstPart(test) || '–',
      hint: look.answer?.slice(0, 500),
      tone: 'mono',
    })),
    compare: byText(firstPart),
  },
  problems: {
    track: 'minmax(80px, 2fr)',
    cell: looked(({ test }) => problemCell(test)),
    compare: byNumber(({ look }) =>
      look?.unread != null ? 1e12 : (look?.errors ?? 0) * 1e6 + (look?.warnings ?? 0),
    ),
  },
  caught: {
    track: '84px',
    cell: worth(({ look, game }) => share(look.caught, game.engine.readings.length)),
    compare: byNumber(({ look }) => look?.caught.length ?? 0),
  },
  rules: {
    track: '92px',
    cell: worth(({ look, game }) => {
      const rules = rulesOf(game)
      const shown = rules.filter((id) => look.rules.includes(id))
      return share(shown, rules.length)
    }),
    compare: byNumber(({ look }) => look?.rules.length ?? 0),
  },
  limits: {
    track: '92px',
    cell: looked(({ look, game }) => {
      const { touched, all } = boundsTouched(look.limits, game)
      return all > 0 ? share(touched, all) : none
    }),
    compare: byNumber(({ look }) => boundsTouched(look?.limits ?? []).touched.length),
  },
  expected: {
    track: '104px',
    cell: looked(({ test, look }) => {
      const isWrong = hasWrongAnswer(test)
      return {
        text: say.expected[isWrong && look.blanks ? 'otherBlanks' : look.expected],
        hint: look.blanks ? otherBlanksWords(words, look.blanks) : undefined,
        tone: isWrong ? 'error-text' : undefined,
      }
    }),
    compare: byText(({ look }) => look?.expected ?? ''),
  },
  made: {
    track: 'minmax(152px, 1.2fr)',
    cell: madeCell,
    compare: byText(({ made }) => (made ? madeWords(words, made) : '')),
  },
  note: { track: 'minmax(80px, 1.8fr)', compare: byText(({ note }) => note) },
} satisfies Readonly<Record<string, TestColumn>>

/** A column with a text alone in its cells. */
export type TextColumn = TestColumn & Required<Pick<TestColumn, 'cell'>>

/** What is declared of a column. */
export interface TestColumn {
  readonly track: string
  readonly cell?: (test: TableTest) => Cell
  readonly compare?: Comparison
}

/** The key of a column of the table. */
export type ColumnKey = keyof typeof testColumns

type KeyWith<Part extends 'cell' | 'compare'> = {
  [K in ColumnKey]: (typeof testColumns)[K] extends Readonly<Record<Part, unknown>> ? K : never
}[ColumnKey]

/** Columns with more than a text in their cells. */
export type OwnColumn = Exclude<ColumnKey, KeyWith<'cell'>>

/** What the table can be sorted by. */
export type SortKey = KeyWith<'compare'>

interface Looked {
  readonly test: TableTest
  readonly look: TestSummary
  /** Null where no game reads it. */
  readonly game: AnyGame | null
}

/** The cell of a test that was looked at; until then another one. */
function looked(cell: (one: Looked) => Cell, before: Cell = { text: '' }) {
  return (test: TableTest): Cell => {
    const { look } = test
    return look ? cell({ test, look, game: findGame(look.game) }) : before
  }
}

/** The cell of a test that has an official answer. */
function worth(cell: (one: Looked & { readonly game: AnyGame }) => Cell) {
  return looked(({ game, ...one }) =>
    game && one.look.answer !== null ? cell({ ...one, game }) : none,
  )
}

function byNumber(value: (test: TableTest) => number): Comparison {
  return (a, b) => value(a) - value(b)
}

function byText(value: (test: TableTest) => string): Comparison {
  return (a, b) => byName(value(a), value(b))
}

function problemCell(test: TableTest): Cell {
  const text = testProblems(test)
  if (text === '') return none
  const trouble = troubleIn(test)
  const mild = trouble === 'warning' ? 'warning-text' : 'muted'
  return { text, hint: text, tone: trouble === 'error' ? 'error-text' : mild }
}

function madeCell({ made, look }: TableTest): Cell {
  if (!made) return none
  const how = madeWords(words, made)
  const game = look && findGame(look.game)
  const hint = game ? madeDetails(game, made) : how
  if (!look?.prints || isAsMade(made, look.prints.exact)) return { text: how, hint }
  return { text: words.suite.made.changed({ how }), hint, tone: 'warning-text' }
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
