import type { AnyGame } from '../game/any-game'
import { figureTitle } from '../game/names'
import type { WatchWords } from '../words'
import { unreachable } from '../kernel/unreachable'
import type { FigureTest, Terms, Watch } from './breakpoint'

/** What a breakpoint watches for, as lists show it: "Mouse eaten", "Player 2 rises to at least 10", "Cell (3,2)". */
export function watchTitle(game: AnyGame, level: unknown, watch: Watch): string {
  const { watch: words } = game.words
  switch (watch.kind) {
    case 'cell': {
      const cell = cellOf(game, level, watch)
      return cell === null
        ? words.noCell({ row: watch.row + 1, column: watch.col + 1 })
        : words.cell({ cell: cellTitle(game, level, cell) })
    }
    case 'entity':
      return entityTitle(game, level, watch.entity)
    case 'event': {
      const kind = game.engine.eventKinds.find(({ name }) => name === watch.name)
      return kind?.title ?? watch.name
    }
    case 'rule':
      return words.rule({ rule: watch.rule })
    case 'figure':
      return told(words.tests, watch.test, named(game, watch.figure, words.anyScore))
    default:
      return unreachable(watch)
  }
}

/** A breakpoint in words: "Mouse eaten and Cell (3,2), while Player 1 is at least 10; from hit 3 on". */
export function termsTitle(
  game: AnyGame,
  level: unknown,
  { watch: first, and = [], fromHit = 1 }: Terms,
): string {
  const { watch: words } = game.words
  const all = and.reduce(
    (watch, one) => {
      if (one.kind !== 'figure') return words.and({ watch, other: watchTitle(game, level, one) })
      const figure = named(game, one.figure, words.anyScoreInside)
      return words.while({ watch, condition: told(words.stands, one.test, figure) })
    },
    watchTitle(game, level, first),
  )
  return fromHit > 1 ? words.fromHit({ watch: all, hit: fromHit }) : all
}

/** What may be asked of a figure, without the value: of one that a step changes, or that has to stand so in a step. */
export function testTitle(
  { words }: Pick<AnyGame, 'words'>,
  op: FigureTest['op'],
  isCondition: boolean,
): string {
  const { testNames, standNames } = words.watch
  return (isCondition ? standNames : testNames)[op]
}

type Tests = WatchWords['tests'] | WatchWords['stands']

function told(tests: Tests, test: FigureTest, figure: string): string {
  switch (test.op) {
    case '>=':
    case '<=':
    case '=':
      return tests[test.op]({ figure, value: test.value })
    default:
      return tests[test.op]({ figure })
  }
}

function named(game: AnyGame, figure: string | null, any: string): string {
  return figure === null ? any : figureTitle(game, figure)
}

/** A cell as the game names it, with its page where there are several. */
export function cellTitle(game: AnyGame, level: unknown, cell: number): string {
  const name = game.cellName(level, cell)
  const { rows, cols } = game.size(level)
  const pages = game.pages?.count(level) ?? 1
  if (pages === 1) return name
  const page = game.pages!.title(level, Math.floor(cell / (rows * cols)))
  return name.includes(page) ? name : game.words.watch.cellOfPage({ cell: name, page })
}

/** An entity by its number; a number that the level does not know is shown as such. */
export function entityTitle(game: AnyGame, level: unknown, entity: number): string {
  const byNumber = game.words.watch.number({ number: entity + 1 })
  try {
    return game.debugging.entityTitle(level, entity) ?? byNumber
  } catch {
    // A kept number may be beyond what an edited level has.
    return byNumber
  }
}

/** The number of a watched cell; null when the level has no such cell. */
export function cellOf(
  game: AnyGame,
  level: unknown,
  at: { readonly page: number; readonly row: number; readonly col: number },
): number | null {
  const { rows, cols } = game.size(level)
  if (at.row >= rows || at.col >= cols || at.page >= (game.pages?.count(level) ?? 1)) return null
  if (game.exists?.(level, at.row, at.col) === false) return null
  return (at.page * rows + at.row) * cols + at.col
}

/** The place of a cell by its number, as breakpoints keep it. */
export function cellWatch(
  game: AnyGame,
  level: unknown,
  cell: number,
): Extract<Watch, { readonly kind: 'cell' }> {
  const { rows, cols } = game.size(level)
  const row = Math.floor(cell / cols)
  return { kind: 'cell', page: Math.floor(row / rows), row: row % rows, col: cell % cols }
}

/** The cell at the same place in another level of the game; null when that has none there. */
export function cellInOther(
  game: AnyGame,
  from: unknown,
  to: unknown,
  cell: number,
): number | null {
  return cellOf(game, to, cellWatch(game, from, cell))
}
