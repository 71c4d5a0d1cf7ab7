import type { AnyGame } from '@core/game/any-game'
import { ExchangePlayer } from '@core/game/exchange-player'
import { Refereed, type RefereedOrder } from '@core/game/refereed'

/** A match to be played: its order, and who plays as the program. */
export interface MatchCase extends RefereedOrder {
  /** A built-in player. */
  readonly player: string
  /** What the program says in place of that player, and then ends; null if the player plays. */
  readonly moves: readonly string[] | null
  /** Moves of the program at most. */
  readonly most: number
}

/** What one program writes and reads, how it ended, and the points. */
export interface PlayedMatch {
  readonly said: readonly string[]
  readonly fault: string | null
  readonly scores: readonly [number, number]
}

/** Letters of a wrong move that a referee repeats. */
const SHOWN = 200

/** A match as a referee and a player of the engine play it that hear nothing but each other. */
export function engineMatch(
  game: AnyGame,
  { player, moves, most, ...order }: MatchCase,
): PlayedMatch {
  const making = game.making!
  const parsed = game.format.parse(order.text)
  if (!parsed.ok) throw new Error('no level')
  const refereed = new Refereed(making, parsed.value.level, order)
  const seat = new ExchangePlayer(game, making, player)
  const said: string[] = []
  const ended = (fault: string | null) => ({ said, fault, scores: making.scores(refereed.match) })
  for (let number = 1; ; number++) {
    for (const line of refereed.tell().split('\n').slice(0, -1)) {
      said.push(`>> ${line}`)
      seat.take(line)
    }
    if (refereed.isOver) return ended(null)
    const move = number > most ? null : moves ? (moves[number - 1] ?? null) : seat.move()
    if (move === null) return ended(`The program ended before its move ${number}.`)
    said.push(`<< ${move}`)
    const fault = refereed.hear(move.trim())
    if (fault !== null) return ended(`Move ${number}, “${move.slice(0, SHOWN)}”: ${fault}.`)
  }
}
