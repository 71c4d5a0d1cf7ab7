import type { LoggedAnswer, OwnAnswer } from '../game/match-talk'
import type { MatchFault } from '../game/play-match'

/** A program that the user has chosen as a player. */
export interface BotProgram {
  readonly ticket: string
  /** Name of its file. */
  readonly name: string
  /** Its folder, if others have the same name. */
  readonly folder: string
}

/** Who plays a side: the user, a built-in player, or a program by its ticket. */
export type LiveSeat =
  | { readonly kind: 'hand' }
  | { readonly kind: 'built-in'; readonly id: string }
  | { readonly kind: 'program'; readonly ticket: string }

/** Asks for turns of a match in which programs play. */
export interface LiveRequest {
  /** Unique to the tab: its programs live on from one request to the next. */
  readonly matchId: number
  readonly game: string
  /** Text of the match so far. */
  readonly text: string
  readonly players: readonly [LiveSeat, LiveSeat]
  /** Answers given by hand in the first turn, by side; null if there is none. */
  readonly given: readonly [string | null, string | null]
  readonly seed: number
  /** Time for an answer, in ms. */
  readonly timeLimit: number
  /** While this is true, there is no time limit. */
  readonly isClockStopped: boolean
  /** Maximum number of turns; null: to the end. */
  readonly most: number | null
  readonly faultRule: string | null
  /** Programs' own answers that differ from the match. */
  readonly own: readonly OwnAnswer[]
}

/** Why a live match waits or is over. */
export type LiveEnd =
  | { readonly kind: 'over' }
  /** The requested number of turns has been made, or the user wants to look. */
  | { readonly kind: 'paused' }
  | { readonly kind: 'hand'; readonly player: number }
  /** Answers by which the match is lost. */
  | { readonly kind: 'lost'; readonly faults: readonly MatchFault[] }
  /** An answer given by hand is illegal; one sentence with the rule's id. */
  | { readonly kind: 'illegal'; readonly player: number; readonly message: string }
  /** A program now plays differently; the turn is counted from 1. */
  | { readonly kind: 'differs'; readonly turn: number; readonly message: string }
  /** A program cannot be started, or does not compile. */
  | {
      readonly kind: 'not-ready'
      readonly player: number
      readonly message: string
      /** Output of the compiler; empty if it was not run. */
      readonly details: string
    }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly message: string }

/** A program whose answer is awaited. */
export interface AwaitedProgram {
  readonly player: number
  readonly turn: number
  /** Number of its process; null if the system does not report it. */
  readonly processId: number | null
  /** The text it was sent. */
  readonly in: string
}

/** The current activity in a live match. */
export type LiveWork =
  | { readonly kind: 'making-ready'; readonly player: number }
  /** A program was restarted and replays the match. */
  | { readonly kind: 'playing-again'; readonly player: number; readonly turns: number }
  | { readonly kind: 'asking'; readonly asked: readonly AwaitedProgram[] }

/** Turns of a live match. */
export interface LiveTurns {
  readonly matchId: number
  /** The match after the last of them; null if none was made. */
  readonly text: string | null
  readonly turns: number
  readonly answers: readonly LoggedAnswer[]
  /** Faults after which the match continues. */
  readonly faults: readonly MatchFault[]
}

/** Processes of the programs by player; null if none is running or the system does not report it. */
export type LiveProcesses = readonly [number | null, number | null]
