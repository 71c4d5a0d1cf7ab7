import type { AnyGame } from './any-game'

/**
 * A cell in words, for the status line and for screen readers: "(3,2): rocket of player 2"; `state` is null without a
 * run.
 */
export function describeCell(
  game: AnyGame,
  level: unknown,
  state: Int32Array | null,
  cell: number,
): string {
  const name = game.cellName(level, cell)
  const contents = game.cellContents(level, state, cell)
  return name === '' ? contents : `${name}: ${contents}`
}
