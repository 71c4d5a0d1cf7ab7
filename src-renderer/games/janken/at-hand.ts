import { explainMove, type MoveOutcome } from '@core/games/janken/play/explain'
import { unitOn, type Field } from '@core/games/janken/play/field'
import { events } from '@core/games/janken/play/events'
import { placeOfTurn, type Level, type Move } from '@core/games/janken/model'
import { rulesOf } from '@core/games/janken/play/readings'
import { reach, type Reach } from '@core/games/janken/play/reach'
import { wayTo, type WayStep } from '@core/games/janken/play/search'
import type { ReadingId } from '@core/trace/machine'
import type { BoardMoment, RunFrame } from '../../canvas/board-view'
import { chosenMove, fieldAt, sceneOf } from './moments'
import { cellIn } from './places'

/** What the overlay is about: a unit that may go somewhere, or a move and what becomes of it. */
export interface AtHand {
  /** The board to play it on. */
  readonly field: Field
  /** Where the unit concerned can go; null when there is none. */
  readonly reach: Reach | null
  /** The cells asked about; null for a unit without a goal. */
  readonly move: Move | null
  /** Number of the move in its data set, -1 for a mere question. */
  readonly index: number
  readonly outcome: MoveOutcome | null
  /** Points that a move may cost. */
  readonly points: number
  /** False where the board is being changed and only the way is of interest. */
  readonly isReachShown: boolean
}

/** Tools that leave the board free for questions. */
const askingTools: ReadonlySet<string> = new Set(['select', 'hand', 'picker', 'move'])

/** The move just played while stepping; while editing the unit under cursor or pointer, else the chosen move. */
export function atHand(
  level: Level,
  page: number,
  frame: RunFrame<Level> | null,
  moment: BoardMoment,
): AtHand | null {
  const set = level.sets[page]
  if (!set) return null
  if (moment.isStepping) {
    if (frame?.level.sets[page] !== set) return null
    const place = placeOfTurn(level, turnOf(frame, moment.turn))
    if (place.page !== page) return null
    return ofMove(level, page, place.index, true, frame.reading)
  }
  const isAsking = askingTools.has(moment.toolId)
  if (isAsking) {
    const { field } = sceneOf(level, page, frame, moment)
    const pointed = cellIn(moment.hover)
    const held = cellIn(moment.cursor)
    if (held >= 0 && unitOn(field, held) >= 0) return ofUnit(field, held, pointed, frame?.reading)
    if (pointed >= 0 && unitOn(field, pointed) >= 0)
      return ofUnit(field, pointed, -1, frame?.reading)
  }
  if (moment.toolId === 'unit' || moment.toolId === 'eraser') return null
  return ofMove(level, page, chosenMove(level, page, moment.turn), isAsking, frame?.reading)
}

/** What becomes of a move of a data set, by the right rules or under a misreading of them; null when there is no such move. */
export function ofMove(
  level: Level,
  page: number,
  index: number,
  isReachShown: boolean,
  reading?: ReadingId,
): AtHand | null {
  const set = level.sets[page]
  const move = set?.moves[index]
  if (!set || !move) return null
  const field = fieldAt(set, index, reading)
  const rules = rulesOf(reading)
  const unit = unitOn(field, move.from)
  return {
    field,
    reach: unit < 0 ? null : reach(field, unit, rules),
    move,
    index,
    outcome: explainMove(field, move, rules),
    points: rules.points,
    isReachShown,
  }
}

/** The way to be drawn: the best one, also of a move that is refused because it costs too much; empty for none. */
export function wayOf({ move, outcome, reach }: AtHand): readonly WayStep[] {
  if (outcome?.kind === 'made') return outcome.way
  const isTooDear = outcome?.refusal.reason === 'too-dear'
  return isTooDear && move && reach ? wayTo(reach.ways, move.to) : []
}

function ofUnit(field: Field, from: number, to: number, reading?: ReadingId): AtHand {
  const rules = rulesOf(reading)
  const move = to < 0 || to === from ? null : { from, to }
  return {
    field,
    reach: reach(field, unitOn(field, from), rules),
    move,
    index: -1,
    outcome: move && explainMove(field, move, rules),
    points: rules.points,
    isReachShown: true,
  }
}

/** The turn of the step just made; the chosen one before the first. */
function turnOf(frame: RunFrame<Level>, turn: number): number {
  for (const event of frame.events.map((raw) => events.read(raw))) {
    if ('turn' in event) return event.turn
  }
  return turn
}
