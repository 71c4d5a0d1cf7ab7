import type { LoggedAnswer, OwnAnswer } from '../game/match-talk'
import type { MatchFault } from '../game/play-match'

/** A program that the user has chosen as a player. */
export interface BotProgram {
  readonly ticket: string
  /** Of its file. */
  readonly name: string
  /** Its folder, if others have the same name. */
  readonly folder: string
}

/** Who plays a side: the user, a player that comes with the game, or a program by its ticket. */
export type LiveSeat =
  | { readonly kind: 'hand' }
  | { readonly kind: 'built-in'; readonly id: string }
  | { readonly kind: 'program'; readonly ticket: string }

/** Asks for turns of a match in which a program plays. */
export interface LiveRequest {
  /** The tab's own: its programs live on from one request to the next. */
  readonly matchId: number
  readonly game: string
  /** Where the match stands. */
  readonly text: string
  readonly players: readonly [LiveSeat, LiveSeat]
  /** What is answered by hand in the first turn, by side; null if nothing. */
  readonly given: readonly [string | null, string | null]
  readonly seed: number
  /** Ms for an answer. */
  readonly timeLimit: number
  /** No limit of time holds while this is so. */
  readonly isClockStopped: boolean
  /** Turns to make at most; null to the end. */
  readonly most: number | null
  readonly faultRule: string | null
  /** Where the programs said something else than the match has. */
  readonly own: readonly OwnAnswer[]
}

/** Why a match that is played live waits or is over. */
export type LiveEnd =
  | { readonly kind: 'over' }
  /** The requested number of turns has been made, or the user wants to look. */
  | { readonly kind: 'paused' }
  | { readonly kind: 'hand'; readonly player: number }
  /** Answers by which the match is lost. */
  | { readonly kind: 'lost'; readonly faults: readonly MatchFault[] }
  /** An answer that was given by hand is illegal; one sentence with the rule's id. */
  | { readonly kind: 'illegal'; readonly player: number; readonly message: string }
  /** A program plays otherwise than it did; the turn from 1. */
  | { readonly kind: 'differs'; readonly turn: number; readonly message: string }
  /** A program cannot be started, or does not compile. */
  | {
      readonly kind: 'not-ready'
      readonly player: number
      readonly message: string
      /** What the compiler said; empty if it was not asked. */
      readonly details: string
    }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly message: string }

/** A program that is asked now. */
export interface AskedProgram {
  readonly player: number
  readonly turn: number
  /** Number of its process; null if the system does not tell. */
  readonly processId: number | null
  /** What it was sent. */
  readonly in: string
}

/** What is under way in a match that is played live. */
export type LiveWork =
  | { readonly kind: 'making-ready'; readonly player: number }
  /** A program was started again, and plays again what was played. */
  | { readonly kind: 'playing-again'; readonly player: number; readonly turns: number }
  | { readonly kind: 'asking'; readonly asked: readonly AskedProgram[] }

/** Turns of a match, as they are played. */
export interface LiveTurns {
  readonly matchId: number
  /** The match behind the last of them; null if none was made. */
  readonly text: string | null
  readonly turns: number
  readonly answers: readonly LoggedAnswer[]
  /** Faults after which the match goes on. */
  readonly faults: readonly MatchFault[]
}

/** Processes of the programs by player; null if none runs or the system does not tell. */
export type LiveProcesses = readonly [number | null, number | null]
