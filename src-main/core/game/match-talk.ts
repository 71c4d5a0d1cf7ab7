import type { AnyGame } from './any-game'
import type { MatchMaking } from './match'
import type { AnswerFault } from './play-match'

/** The I/O between the referee and a program for one answer: a line of `match --log`. */
export interface LoggedAnswer {
  /** From 1. */
  readonly turn: number
  readonly player: number
  /** The text it was sent. */
  readonly in: string
  /** The text it wrote. */
  readonly out: string
  /** Its standard error in that time, up to a limit. */
  readonly errors: string
  /** Time from the question to the answer, in ms. */
  readonly time: number
  readonly fault: AnswerFault | null
  /** True if the clock was stopped during the question. */
  readonly isUntimed?: true
  /** The answer given by hand instead. */
  readonly replaced?: string
}

/** A program's own answer that differs from the match, because it was replaced or settled by the fault rule. */
export interface OwnAnswer {
  readonly turn: number
  readonly player: number
  /** Null if it gave none; any answer is then allowed. */
  readonly text: string | null
}

/** A line that a program reads or writes. */
export interface TalkLine {
  readonly isRead: boolean
  readonly text: string
}

/** The lines of a player's I/O in a match, as far as it goes. */
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

/** The program's own answers that differ from those in the match, according to the log. */
export function ownAnswersOf(log: readonly LoggedAnswer[]): OwnAnswer[] {
  return log
    .filter(({ fault, replaced }) => fault !== null || replaced !== undefined)
    .map(({ turn, player, out, fault }) => {
      const isLine = fault === null || fault.kind === 'illegal'
      return { turn, player, text: isLine && out !== '' ? out.trim() : null }
    })
}

/** A match after `turns` turns; the match itself if it has no more and is not over. */
export function matchAfter(game: AnyGame, match: unknown, turns: number): unknown {
  const making: MatchMaking<unknown> = game.making!
  const made = making.turn(match)
  if (turns > made || (turns === made && making.toMove(match).length > 0)) return match
  const cut: unknown = game.inputs.cut(match, turns)
  return cut === null ? match : (game.edits.apply(match, cut) as { level: unknown }).level
}

/** The first answer of a log that does not belong to this match, as a sentence; null if all do. */
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
  // After the last turn there may be the answers by which it was lost.
  const known = log.filter(({ turn, fault }) => turn <= turns || (turn === turns + 1 && fault))
  const stranger = strangerIn(game, match, known)
  return stranger ? known.slice(0, stranger.index) : known
}

/** Finds a player's answer in a turn of the match; null if there is none. */
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
  // Either all players are asked in each turn, or one after the other.
  const first = making.toMove(matchAfter(game, match, 0))
  return (turn, player) => {
    const at = first.length > 1 ? turn - 1 : (turn - 1 - (player === first[0] ? 0 : 1)) / 2
    return written[player]?.[at] ?? null
  }
}
