import type { MatchMaking } from '@core/game/match'
import type { BotProgram } from '@core/protocol/bots'

/** Who plays a side: a built-in player by its id, a program by its ticket, null for the user. */
export type Side = string | null

/** Moves that the user has made for the turn that comes next, by side. */
export type GivenMoves = readonly [string | null, string | null]

/** As much of a document's match as is needed to play it live. */
export interface MatchToPlay {
  readonly making: MatchMaking<unknown>
  readonly sides: readonly [Side, Side]
  readonly seed: number
  readonly timeLimit: number
  readonly faultRule: string | null
  /** Turns made by what is under way; null while nothing is. */
  progress: number | null
  nameOf(player: number): string
  programOf(side: Side): BotProgram | null
}
