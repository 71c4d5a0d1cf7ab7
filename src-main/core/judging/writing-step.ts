import type { AnyGame } from '../game/any-game'
import { TraceCursor } from '../trace/cursor'
import { Recorder } from '../trace/recorder'
import { recordRun } from '../trace/run'
import type { ReadingId } from '../trace/machine'
import { AnswerTrail } from './answer-trail'

/** The step of a run that wrote a piece of its answer, in words. */
export interface WritingStep {
  /** The step's number, from 1; 0: the piece is there from the start. */
  readonly step: number
  /** From 1; 0 at the start. */
  readonly turn: number
  /** As used in sentences; empty at the start. */
  readonly phase: string
  /**
   * True if it is only the last of several steps that change the piece, such as a score: the mistake may be earlier.
   */
  readonly isLast: boolean
  /**
   * The events in it that concern the piece, and the rules that decided them; if the whole turn leads to the piece, all
   * of its events up to the step.
   */
  readonly events: readonly { readonly text: string; readonly rule: string }[]
}

/** The step that settled the answer at an offset; null if there is nothing, or no step is known. */
export function writingStep(
  game: AnyGame,
  level: unknown,
  offset: number,
  reading?: ReadingId,
): WritingStep | null {
  const trail = new AnswerTrail(game, level, game.engine.answer(level, reading))
  const piece = trail.pieces.indexAt(offset)
  if (piece === null) return null
  const layout = game.engine.layout(level)
  const recorder = new Recorder(layout)
  const run = new TraceCursor(layout)
  const outcome = recordRun(game.engine.start(level, recorder, reading), recorder, (chunk) =>
    run.append(chunk),
  )
  const isWhole = outcome.kind === 'finished'
  const position = trail.settledAt({ layout, book: run.book, isWhole }, piece)
  if (position === null) return null
  if (position === 0) return { step: 0, turn: 0, phase: '', isLast: false, events: [] }
  const { turn, phase } = run.markOf(position - 1)!
  const { name, title = name } = game.engine.phases[phase]!
  const { isTurnwide, concerns } = game.origins
  const from = isTurnwide ? run.startOfTurn(turn) : position - 1
  const all = Array.from({ length: position - from }, (_, at) => run.eventsOf(from + at)).flat()
  const own = concerns ? all.filter((event) => concerns(level, piece, event)) : all
  const events = own.map((event) => {
    const { text, rule } = game.describe(level, event)
    return { text, rule }
  })
  const isLast = trail.isLastOfMany(piece)
  return { step: position, turn: turn + 1, phase: title, isLast, events }
}
