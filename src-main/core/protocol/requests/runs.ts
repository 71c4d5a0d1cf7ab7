import type { ByMatch } from '../../suite/how-made'
import type { BotProgram, LiveEnd, LiveProcesses, LiveRequest, LiveTurns, LiveWork } from '../bots'
import type { LoggedAnswer } from '../../game/match-talk'
import type { Result } from '../../kernel/result'
import type { FileProblem } from '../file-problem'
import type { ReadingId } from '../../trace/machine'
import type { RunPart } from '../../trace/run-part'
import type { Outcome, StateLayout, TraceChunk } from '../../trace/trace'
import { call, event, request } from './declare'

/** Runs that may be in progress at the same time: that of the board, and that of the board it is compared with. */
export type RunSlot = 'main' | 'side'

export interface RunRequest {
  readonly runId: number
  readonly slot: RunSlot
  readonly game: string
  readonly text: string
  /** Absent: the official rules. */
  readonly reading?: ReadingId
}

/** Asks two players to continue a match from its text. */
export interface MatchRequest {
  readonly game: string
  readonly text: string
  /** The built-in player of each side by id; null if the user moves: the match waits there. */
  readonly players: readonly [string | null, string | null]
  /** The user's moves for the first turn, by side; null if there is none. */
  readonly given: readonly [string | null, string | null]
  readonly seed: number
  /** Time that a built-in player may think about a move, in ms. */
  readonly timeLimit: number
  /** Maximum number of turns; null: to the end. */
  readonly most: number | null
  /** What happens after an illegal answer, one of the game's fault rules by its id; null: play ends before it. */
  readonly faultRule: string | null
}

/** Why a match was not continued. */
export type MatchEnd =
  /** The match is over. */
  | { readonly kind: 'over' }
  /** The requested number of turns has been made. */
  | { readonly kind: 'most' }
  /** The user has to move for this side. */
  | { readonly kind: 'hand'; readonly player: number }
  /** A move was illegal; one sentence with the rule's id. */
  | { readonly kind: 'illegal'; readonly message: string }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly message: string }

/** What has been made of a match that is being played. */
export interface MatchPlayed {
  /** Number of turns made. */
  readonly turns: number
  /** The text with their moves; null if none was made. */
  readonly text: string | null
}

/** What was made of it in the end, and why it was not continued. */
export interface MatchEnded extends MatchPlayed {
  readonly end: MatchEnd
  /** How the text is made again; absent where the user or a clock had a part in it. */
  readonly how?: ByMatch
}

/** Input and output that the programs of a match would have had, by file name. */
export interface MatchFiles {
  readonly 'player0.in': string
  readonly 'player0.out': string
  readonly 'player0.transcript': string
  readonly 'player1.in': string
  readonly 'player1.out': string
  readonly 'player1.transcript': string
}

/** What the page may ask about runs, and matches of players and programs. */
export const runRequests = {
  /** Starts a run in the worker; a running one with the same `slot` is cancelled. */
  'run:start': request<[request: RunRequest], null>(),
  'run:cancel': request<[runId: number], null>(),
  /** The comparison has ended: the side slot's thread ends. */
  'run:end-side': request<[], null>(),
  /** Plays a match in a separate thread; a running one is stopped. */
  'match:play': call<[request: MatchRequest], MatchPlayed, MatchEnded>(),
  /** Asks in a dialog for a program as a player of a game; null if the user cancels. */
  'bots:choose': request<[game: string], BotProgram | null>(),
  /** The programs chosen for a game since the app started, the last one first. */
  'bots:recent': request<[game: string], readonly BotProgram[]>(),
  /**
   * Plays turns of a match with programs, sending `bots:…` events; ignored if the tab's programs are already playing.
   */
  'bots:play': request<[request: LiveRequest], null>(),
  /** Pauses after the current turn. */
  'bots:pause': request<[matchId: number], null>(),
  /** Stops the clock of a match, or starts it again, immediately. */
  'bots:clock': request<[matchId: number, isStopped: boolean], null>(),
  /** Ends the programs of a match; the current turn is not made. */
  'bots:stop': request<[matchId: number], null>(),
  /** Ends them, and forgets the match, because its tab is closed. */
  'bots:close': request<[matchId: number], null>(),
  /**
   * Asks for a place in a dialog and saves the I/O log of a match there; returns the path, null if the user cancels.
   */
  'bots:save-log': request<
    [suggestedName: string, log: readonly LoggedAnswer[]],
    Result<string | null, FileProblem>
  >(),
  /** Asks for such a file in a dialog and reads it; null if the user cancels. */
  'bots:open-log': request<
    [],
    Result<{ readonly name: string; readonly log: readonly LoggedAnswer[] } | null, FileProblem>
  >(),
  /** Asks for a folder in a dialog and writes the files there; returns the folder's path, null if the user cancels. */
  'match:export': request<[files: MatchFiles], Result<string | null, FileProblem>>(),
}

/** What main tells the page of them. */
export const runEvents = {
  /** The level was read; chunks follow. */
  'run:begun': event<{ readonly runId: number; readonly layout: StateLayout }>(),
  /** The official answer by the fast path, and the time it took in ms; comes before the trace. */
  'run:answered': event<{
    readonly runId: number
    readonly answer: string
    readonly time: number
  }>(),
  'run:chunk': event<{ readonly runId: number; readonly chunk: TraceChunk }>(),
  /** Part of a long run: chunks whose steps the page makes again when it needs them. */
  'run:part': event<{ readonly runId: number; readonly part: RunPart }>(),
  'run:ended': event<{
    readonly runId: number
    readonly outcome: Outcome
    readonly steps: number
  }>(),
  /** Turns were made in a match that is played live. */
  'bots:turns': event<LiveTurns>(),
  /** The current activity of a live match, and the processes of its programs. */
  'bots:work': event<{
    readonly matchId: number
    readonly work: LiveWork | null
    readonly processes: LiveProcesses
  }>(),
  /** It waits or is over; comes after the last turns. */
  'bots:ended': event<{ readonly matchId: number; readonly end: LiveEnd }>(),
}
