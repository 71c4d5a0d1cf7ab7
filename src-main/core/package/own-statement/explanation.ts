import type { AnyGame } from '../../game/any-game'
import { runUntil } from '../../game/run-until'
import { AnswerTrail } from '../../judging/answer-trail'
import type { TraceCursor } from '../../trace/cursor'

/** What happens in a turn, a sentence each, without full stops. */
export interface ToldTurn {
  /** From 1. */
  readonly turn: number
  readonly sentences: readonly string[]
}

/** A run in words. */
export interface RunInWords {
  readonly turns: readonly ToldTurn[]
  /** What is told: all that is worth it, or the first event of each kind, or these and those that settle the answer. */
  readonly told: 'all' | 'firsts' | 'settling'
}

/** Turns from 1, both included. */
export interface TurnSpan {
  readonly from: number
  readonly to: number
}

/** Steps of a run that are looked at for a statement. */
export const MOST_STEPS = 20_000

/** So many events are told; of more, those that explain most. */
const MOST_TOLD = 15
/** Pieces of an answer that are followed to the steps that settle them. */
const MOST_PIECES = 6

interface Happened {
  readonly step: number
  readonly turn: number
  readonly code: number
  readonly isNotable: boolean
  readonly text: string
}

/** The run of a level, as far as statements go; it may be that more would come. */
export function runForStatement(game: AnyGame, level: unknown): TraceCursor {
  return runUntil(game, level, MOST_STEPS)
}

/**
 * Explains a run from its events, in the words of the game: those of some turns, or of all. Null where nothing happens in
 * them.
 */
export function explanationOf(
  game: AnyGame,
  level: unknown,
  cursor: TraceCursor,
  answer: string,
  span: TurnSpan | null,
): RunInWords | null {
  const all = eventsOf(game, level, cursor).filter(
    ({ turn }) => span === null || (turn >= span.from && turn <= span.to),
  )
  const notable = all.filter(({ isNotable }) => isNotable)
  const worth = notable.length > 0 ? notable : all
  if (worth.length === 0) return null
  if (span !== null || worth.length <= MOST_TOLD) return { turns: byTurn(worth), told: 'all' }
  const settling = settlingSteps(game, level, cursor, answer)
  const kinds = new Set<number>()
  const chosen = worth.filter(({ code, step }) => {
    const isFirst = !kinds.has(code)
    kinds.add(code)
    return isFirst || settling.has(step)
  })
  return { turns: byTurn(chosen), told: settling.size > 0 ? 'settling' : 'firsts' }
}

function eventsOf(game: AnyGame, level: unknown, cursor: TraceCursor): Happened[] {
  const found: Happened[] = []
  for (let step = 0; step < cursor.stepCount; step++) {
    for (const event of cursor.eventsOf(step)) {
      const { code } = event
      const { isNotable } = game.engine.eventKinds[code]!
      const { text } = game.describe(level, event)
      found.push({ step, turn: cursor.markOf(step)!.turn + 1, code, isNotable, text })
    }
  }
  return found
}

/** The steps after which a piece of the answer does not change any more; none where the answer has many. */
function settlingSteps(
  game: AnyGame,
  level: unknown,
  { layout, book }: TraceCursor,
  answer: string,
): Set<number> {
  const trail = new AnswerTrail(game, level, answer)
  const { count } = trail.pieces
  if (count > MOST_PIECES) return new Set()
  const run = { layout, book, isWhole: true }
  const positions = Array.from({ length: count }, (_, index) => trail.settledAt(run, index))
  return new Set(positions.flatMap((position) => (position ? [position - 1] : [])))
}

function byTurn(events: readonly Happened[]): ToldTurn[] {
  const turns = new Map<number, string[]>()
  for (const { turn, text } of events) {
    const told = turns.get(turn) ?? []
    if (!told.includes(text)) told.push(text)
    turns.set(turn, told)
  }
  return [...turns].map(([turn, sentences]) => ({ turn, sentences }))
}
