import type { AnyGame } from './any-game'
import type { MatchMaking } from './match'
import type { AnswerFault } from './play-match'

/** What passed between the referee and a program for one answer: a line of `match --log`. */
export interface LoggedAnswer {
  /** From 1. */
  readonly turn: number
  readonly player: number
  /** What it was sent. */
  readonly in: string
  /** What it wrote. */
  readonly out: string
  /** What it wrote on standard error meanwhile, as much of it as is kept. */
  readonly errors: string
  /** Ms from the question to the answer. */
  readonly time: number
  readonly fault: AnswerFault | null
  /** True where the clock was stopped while it was asked. */
  readonly isUntimed?: true
  /** What was answered by hand in its place. */
  readonly replaced?: string
}

/** What a program said itself where the match says something else: its answer was replaced, or settled by the fault rule. */
export interface OwnAnswer {
  readonly turn: number
  readonly player: number
  /** Null where it gave none; it may then say anything. */
  readonly text: string | null
}

/** A line that a program reads or writes. */
export interface TalkLine {
  readonly isRead: boolean
  readonly text: string
}

/** The lines of a player's exchange in a match, as far as it goes. */
export function talkOf<Match>(
  making: Pick<MatchMaking<Match>, 'exchange'>,
  match: Match,
  player: number,
): TalkLine[] {
  return making
    .exchange(match, player)
    .transcript.split('\n')
    .slice(0, -1)
    .map((line) => ({ isRead: line.startsWith('>>'), text: line.slice(3) }))
}

/** How a program's own answers differ from those in the match, by the log. */
export function ownAnswersOf(log: readonly LoggedAnswer[]): OwnAnswer[] {
  return log
    .filter(({ fault, replaced }) => fault !== null || replaced !== undefined)
    .map(({ turn, player, out, fault }) => {
      const isLine = fault === null || fault.kind === 'illegal'
      return { turn, player, text: isLine && out !== '' ? out.trim() : null }
    })
}

/** A match as it stood after so many turns; itself where it has no more and goes on. */
export function matchAfter(game: AnyGame, match: unknown, turns: number): unknown {
  const making: MatchMaking<unknown> = game.making!
  const made = making.turn(match)
  if (turns > made || (turns === made && making.toMove(match).length > 0)) return match
  const cut: unknown = game.inputs.cut(match, turns)
  return cut === null ? match : (game.edits.apply(match, cut) as { level: unknown }).level
}

/** The first answer of a log that is not one of this match, a sentence; null if all are. */
export function strangerIn(
  game: AnyGame,
  match: unknown,
  log: readonly LoggedAnswer[],
): { readonly index: number; readonly message: string } | null {
  const made = answersByTurn(game, match)
  for (const [index, { turn, player, out, fault, replaced }] of log.entries()) {
    if (fault !== null && replaced === undefined) continue
    const expected = replaced ?? out.trim()
    const found = made(turn, player)
    if (found === expected) continue
    const message = game.words.game.stranger({
      has: found !== null,
      turn,
      player,
      expected: JSON.stringify(expected),
      found: JSON.stringify(found),
    })
    return { index, message }
  }
  return null
}

/** The part of a log that belongs to this match. */
export function fittingLog(
  game: AnyGame,
  match: unknown,
  log: readonly LoggedAnswer[],
): readonly LoggedAnswer[] {
  const turns = (game.making as MatchMaking<unknown>).turn(match)
  // Behind the last turn there may be the answers by which it was lost.
  const known = log.filter(({ turn, fault }) => turn <= turns || (turn === turns + 1 && fault))
  const stranger = strangerIn(game, match, known)
  return stranger ? known.slice(0, stranger.index) : known
}

/** Finds what a player answered in a turn, as the match has it; null if nothing. */
export function answersByTurn(
  game: AnyGame,
  match: unknown,
): (turn: number, player: number) => string | null {
  const making: MatchMaking<unknown> = game.making!
  const written = [0, 1].map((player) =>
    talkOf(making, match, player)
      .filter(({ isRead }) => !isRead)
      .map(({ text }) => text),
  )
  // All are asked in each turn, or one after the other.
  const first = making.toMove(matchAfter(game, match, 0))
  return (turn, player) => {
    const at = first.length > 1 ? turn - 1 : (turn - 1 - (player === first[0] ? 0 : 1)) / 2
    return written[player]?.[at] ?? null
  }
}
