import type { AnyGame } from '../game/any-game'
import { unreachable } from '../kernel/unreachable'
import type { FigureTest, Terms, Watch } from './breakpoint'

/** What a breakpoint watches for, as lists show it: "Mouse eaten", "Player 2 rises to at least 10", "Cell (3,2)". */
export function watchTitle(game: AnyGame, level: unknown, watch: Watch): string {
  switch (watch.kind) {
    case 'cell': {
      const cell = cellOf(game, level, watch)
      return cell === null
        ? `Row ${watch.row + 1}, column ${watch.col + 1}: not on the board`
        : `Cell ${cellTitle(game, level, cell)}`
    }
    case 'entity':
      return entityTitle(game, level, watch.entity)
    case 'event': {
      const kind = game.engine.eventKinds.find(({ name }) => name === watch.name)
      return kind?.title ?? watch.name
    }
    case 'rule':
      return `Rule ${watch.rule}`
    case 'figure':
      return `${watch.figure ?? 'Any score'} ${testWords(watch.test)}`
    default:
      return unreachable(watch)
  }
}

/** A breakpoint in words: "Mouse eaten and Cell (3,2), while Player 1 is at least 10; from hit 3 on". */
export function termsTitle(
  game: AnyGame,
  level: unknown,
  { watch, and = [], fromHit = 1 }: Terms,
): string {
  const words = and.map((one) =>
    one.kind === 'figure'
      ? `, while ${one.figure ?? 'any score'} ${standsWords(one.test)}`
      : ` and ${watchTitle(game, level, one)}`,
  )
  const later = fromHit > 1 ? `; from hit ${fromHit} on` : ''
  return watchTitle(game, level, watch) + words.join('') + later
}

/** What is asked of a figure that has to stand so in a step that something else hits. */
export function standsWords(test: FigureTest): string {
  switch (test.op) {
    case '>=':
      return `is at least ${test.value}`
    case '<=':
      return `is at most ${test.value}`
    case '=':
      return `is ${test.value}`
    default:
      return test.op
  }
}

/** A cell as the game names it, with its page where there are several. */
export function cellTitle(game: AnyGame, level: unknown, cell: number): string {
  const name = game.cellName(level, cell)
  const { rows, cols } = game.size(level)
  const pages = game.pages?.count(level) ?? 1
  if (pages === 1) return name
  const page = game.pages!.title(level, Math.floor(cell / (rows * cols)))
  return name.includes(page) ? name : `${name}, ${page}`
}

/** An entity by its number; a number that the level does not know is shown as such. */
export function entityTitle(game: AnyGame, level: unknown, entity: number): string {
  try {
    return game.debugging.entityTitle(level, entity) ?? `Number ${entity + 1}`
  } catch {
    // A kept number may be beyond what an edited level has.
    return `Number ${entity + 1}`
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

/** What is asked of a figure that a step changes. */
export function testWords(test: FigureTest): string {
  switch (test.op) {
    case 'rises':
    case 'falls':
    case 'changes':
      return test.op
    case '>=':
      return `rises to at least ${test.value}`
    case '<=':
      return `falls to at most ${test.value}`
    case '=':
      return `becomes ${test.value}`
  }
}
