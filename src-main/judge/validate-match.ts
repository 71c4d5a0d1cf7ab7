import type { AnyJudgedGame } from '@core/game/any-game'
import type { MatchMaking } from '@core/game/match'
import { parseText } from '@core/game/parse-text'
import { orderIn, printOrder } from '@core/game/refereed'
import { readInput } from './streams'
import { conclude, problemsOf } from './validate'

/** Accepts a line that says who plays, and below it the canonical text of a level without moves. */
export function run(game: AnyJudgedGame, making: MatchMaking<unknown>, isStrict: boolean): void {
  conclude(problems(game, making, readInput(), isStrict))
}

function problems(
  game: AnyJudgedGame,
  making: MatchMaking<unknown>,
  input: string,
  isStrict: boolean,
): string[] {
  const order = orderIn(input)
  if (!order || printOrder(order) !== input) {
    return ['line 1: expected “player 0 against <opponent>, seed <number>”, or player 1']
  }
  if (!making.players.some(({ id }) => id === order.opponent)) {
    return [`line 1: there is no player ${order.opponent}`]
  }
  // The lines of the level begin below the first.
  const below = (problem: string): string =>
    problem.replace(/^line (\d+)/, (_, line: string) => `line ${Number(line) + 1}`)
  const found = problemsOf(game, order.text, isStrict).map(below)
  if (found.length > 0) return found
  const parsed = parseText(game, order.text)
  const level = parsed.ok ? parsed.value.level : null
  return game.format.print(making.levelOf(level)) === order.text
    ? []
    : ['line 2: a level is expected, without moves']
}
