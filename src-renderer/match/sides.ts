import type { MatchMaking } from '@core/game/match'
import type { BotProgram } from '@core/protocol/bots'

/** The player of a side: a built-in player by its id, a program by its ticket, null for the user. */
export type SidePlayer = string | null

/** The user's moves for the next turn, by side. */
export type GivenMoves = readonly [string | null, string | null]

/** The part of a document's match that live play needs. */
export interface MatchToPlay {
  readonly making: MatchMaking<unknown>
  readonly sides: readonly [SidePlayer, SidePlayer]
  readonly seed: number
  readonly timeLimit: number
  readonly faultRule: string | null
  /** Number of turns made by the play in progress; null if there is none. */
  progress: number | null
  nameOf(player: number): string
  programOf(side: SidePlayer): BotProgram | null
}
