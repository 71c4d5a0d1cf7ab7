import type { AnyJudgedGame } from '@core/game/any-game'
import { ExchangePlayer } from '@core/game/exchange-player'
import type { MatchMaking } from '@core/game/match'
import { LineReader, say } from './streams'

/** Plays a match as a built-in player does, until there is nothing more to read. */
export function run(game: AnyJudgedGame, making: MatchMaking<unknown>, builtIn: string): void {
  const player = new ExchangePlayer(game, making, builtIn)
  const input = new LineReader()
  for (let line = input.next(); line !== null; line = input.next()) {
    player.take(line)
    for (let move = player.move(); move !== null; move = player.move()) {
      if (!say(`${move}\n`)) return
    }
  }
}
