import type { Reading } from '../game/module'
import type { ReadingId } from '../trace/machine'
import type { AnyGame } from '../game/any-game'
import { describeCell } from '../game/describe-cell'
import type { TraceEvent } from '../trace/trace'
import {
  cellDifferences,
  differingSlots,
  eventDifferences,
  figureDifferences,
  type CellDifference,
  type EventList,
  type FigureDifference,
} from './differences'
import { playTurn, type TurnPlay } from './play-turn'
import { padded } from '../game/step-views'
import type { TurnStart } from './step-reader'

/** The subject of a question: an event of the turn, a cell of the board, or neither. */
export interface AskedAbout {
  readonly event?: TraceEvent | undefined
  readonly cell?: number | undefined
}

/** How a turn would have gone under a misreading, from the state reached under the official rules. */
export interface Misread {
  readonly reading: ReadingId
  /** `unseen`: no sentence and no drawing differs, but the state from which the run continues does. */
  readonly outcome: 'same' | 'unseen' | 'differs'
  /** Events that would not have happened. */
  readonly missing: EventList
  /** Events that would have happened instead. */
  readonly added: EventList
  /** Figures that differ after the turn. */
  readonly figures: readonly FigureDifference[]
  /** Cells that differ after the turn. */
  readonly cells: readonly CellDifference[]
  /**
   * `over`: the run would be over before this turn; `ends`, `goes-on`: only under the misreading it would end or
   * continue after it.
   */
  readonly ending: 'same' | 'over' | 'ends' | 'goes-on'
  /** Whether the event in question would also have happened; null if there is none. */
  readonly happens: boolean | null
  /** The cell in question after the turn; null if there is none. */
  readonly cell: { readonly right: string; readonly wrong: string } | null
  /** True if a limit cut the turn short: the comparison is true of its beginning. */
  readonly isCut: boolean
}

/** A turn ready to be compared. */
export interface TurnCase {
  readonly game: AnyGame
  readonly level: unknown
  readonly start: TurnStart
  /** The turn under the official rules. */
  readonly right: TurnPlay
  readonly asked: AskedAbout
}

export function turnCase(
  game: AnyGame,
  level: unknown,
  start: TurnStart,
  asked: AskedAbout = {},
): TurnCase {
  return { game, level, start, right: playTurn(game, level, start), asked }
}

/** Readings of a game, those that break the given rule first. */
export function readingsFor(game: AnyGame, rule: string | null): readonly Reading[] {
  const { readings } = game.engine
  return [
    ...readings.filter((reading) => reading.rule === rule),
    ...readings.filter((reading) => reading.rule !== rule),
  ]
}

/** Plays the turn under a reading and compares; absent reading: the official rules, without differences. */
export function playMisread(turn: TurnCase, reading?: ReadingId): Misread {
  return misreadOf(turn, reading, playTurn(turn.game, turn.level, turn.start, reading))
}

/** When and how a misreading that was `unseen` in its own turn shows itself. */
export interface LaterMisread {
  readonly turn: number
  readonly found: Misread
}

/**
 * Plays on after a turn, one side under the misreading all the way; null if nothing differs within `mostTurns` turns,
 * or if a limit cuts one short.
 */
export function misreadLater(
  turn: TurnCase,
  reading: ReadingId,
  mostTurns = 50,
): LaterMisread | null {
  const { game, level } = turn
  let { right } = turn
  let wrong = playTurn(game, level, turn.start, reading)
  for (let later = 1; later <= mostTurns && right.goesOn && wrong.goesOn; later++) {
    if (right.isCut || wrong.isCut) return null
    const after = ({ end }: TurnPlay): TurnStart => {
      return { turn: turn.start.turn + later, firstStep: 0, state: end }
    }
    const start = after(right)
    wrong = playTurn(game, level, after(wrong), reading)
    right = playTurn(game, level, start)
    const found = misreadOf({ game, level, start, right, asked: {} }, reading, wrong)
    if (found.outcome === 'differs') return { turn: start.turn, found }
  }
  return null
}

/** Compares the turn under a reading with the official one. */
export function misreadOf(
  turn: TurnCase,
  reading: ReadingId | undefined,
  wrong: TurnPlay,
): Misread {
  const { game, level, right, asked } = turn
  const events = eventDifferences(game, level, right.events, wrong.events)
  const slots = differingSlots(right.end, wrong.end)
  const named = [...events.missing.rows, ...events.added.rows].flatMap(({ cells }) => cells)
  const figures = figureDifferences(game, level, right.end, wrong.end)
  const cells = cellDifferences(game, level, { right, wrong }, slots, named)
  const ending = endingOf(right, wrong)
  const isSeen =
    events.missing.total + events.added.total + figures.length + cells.length > 0 ||
    ending !== 'same'
  return {
    reading: reading ?? '',
    outcome: isSeen ? 'differs' : slots.length > 0 ? 'unseen' : 'same',
    ...events,
    figures,
    cells,
    ending,
    happens: asked.event ? happens(turn, wrong, asked.event) : null,
    cell: asked.cell === undefined ? null : cellOf(turn, wrong, asked.cell),
    isCut: right.isCut || wrong.isCut,
  }
}

function endingOf(right: TurnPlay, wrong: TurnPlay): Misread['ending'] {
  if (wrong.stepCount === 0 && right.stepCount > 0) return 'over'
  if (right.goesOn === wrong.goesOn) return 'same'
  return right.goesOn ? 'ends' : 'goes-on'
}

/** Whether the other play has an event of the same kind with the same sentence. */
function happens({ game, level }: TurnCase, wrong: TurnPlay, event: TraceEvent): boolean {
  const { text } = game.describe(level, event)
  return wrong.events.some(
    (other) => other.code === event.code && game.describe(level, other).text === text,
  )
}

function cellOf({ game, level, right }: TurnCase, wrong: TurnPlay, cell: number): Misread['cell'] {
  const length = Math.max(right.end.length, wrong.end.length)
  const words = (state: Int32Array): string =>
    describeCell(game, level, padded(state, length), cell)
  return { right: words(right.end), wrong: words(wrong.end) }
}
