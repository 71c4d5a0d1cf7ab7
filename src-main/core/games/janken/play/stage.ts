import type { Writer } from '../../../trace/writer'
import { events } from './events'
import { explainMove, type MoveOutcome } from './explain'
import { unitOn } from './field'
import { fieldOf, NO_STEP, NOBODY, slotsOf, withResult, type Slots } from './layout'
import type { Level, Move } from '../model'
import { madeNotes, type Refusal } from './outcome'
import { BEGIN, END, ENTER, ORDER, REFUSE } from './phases'
import type { Rules } from './readings'

/** Data shared by the steps of a run: the recorder with the whole state, and constants of the run. */
export interface Stage {
  readonly level: Level
  readonly recorder: Writer
  readonly rules: Rules
  readonly slots: Slots
  readonly pageOfTurn: Int32Array
  /** First turn of each page. */
  readonly firstTurns: Int32Array
  /** The result of a turn's move, from the board before the first step of the move. */
  outcomeOf(turn: number): MoveOutcome
}

type Made = Extract<MoveOutcome, { readonly kind: 'made' }>

export function makeStage(level: Level, recorder: Writer, rules: Rules): Stage {
  const slots = slotsOf(level)
  const pages = level.sets.flatMap(({ moves }, page) => moves.map(() => page))
  const firstTurns = new Int32Array(level.sets.length)
  level.sets.forEach(({ moves }, page) => {
    if (page + 1 < firstTurns.length) firstTurns[page + 1] = firstTurns[page]! + moves.length
  })
  // Recomputed from the state if a run resumes in the middle of a move; remembered only to save that work.
  let heldTurn = -1
  let held: MoveOutcome | null = null
  const stage: Stage = {
    level,
    recorder,
    rules,
    slots,
    pageOfTurn: Int32Array.from(pages),
    firstTurns,
    outcomeOf(turn) {
      if (held && heldTurn === turn) return held
      const move = moveOf(stage, turn)
      const field = fieldOf(level, recorder.state)
      const before = Array.from(field.at, (cell, unit) => (unit === field.mover ? move.from : cell))
      heldTurn = turn
      held = explainMove({ set: field.set, at: before }, move, rules)
      return held
    },
  }
  return stage
}

/** Each step returns whether it is the last of its turn. */
export function begin(stage: Stage, turn: number, page: number): boolean {
  setUp(stage, turn, page)
  stage.recorder.emit(events.named['set-begun'], {
    page,
    units: stage.level.sets[page]!.units.length,
  })
  return false
}

/** The last step of a run: the units of a data set are where its text puts them, which is illegal. */
export function stop(stage: Stage, turn: number, page: number): void {
  const { recorder, slots } = stage
  setUp(stage, turn, page)
  recorder.set(slots.made, NO_STEP)
  recorder.emit(events.named['cannot-be-played'], {})
}

function setUp({ level, recorder, slots }: Stage, turn: number, page: number): void {
  recorder.beginStep(turn, BEGIN)
  clearUnits(recorder, slots)
  recorder.set(slots.page, page)
  recorder.set(slots.points, 0)
  recorder.set(slots.unitCount, level.sets[page]!.units.length)
}

export function order(stage: Stage, turn: number): boolean {
  const { recorder, slots, rules, level } = stage
  const page = stage.pageOfTurn[turn]!
  recorder.beginStep(turn, ORDER)
  if (!rules.doMovesStick && turn > stage.firstTurns[page]!) {
    clearUnits(recorder, slots)
    recorder.set(slots.unitCount, level.sets[page]!.units.length)
    recorder.emit(events.named['board-reset'], { turn })
  }
  const unit = unitOn(fieldOf(level, recorder.state), moveOf(stage, turn).from)
  recorder.set(slots.mover, unit)
  recorder.set(slots.points, unit < 0 ? 0 : rules.points)
  recorder.emit(events.named.ordered, { turn, unit })
  return false
}

export function enter(stage: Stage, turn: number, made: Made, index: number): boolean {
  const { recorder, slots } = stage
  const { cell, cost } = made.way[index]!
  recorder.beginStep(turn, ENTER)
  const left = recorder.state[slots.points]! - cost
  const friend = unitOn(fieldOf(stage.level, recorder.state), cell)
  recorder.set(slots.units + made.unit, cell + 1)
  recorder.set(slots.points, left)
  recorder.emit(events.named.entered, { turn, unit: made.unit, cell, cost, left, friend })
  return false
}

export function end({ recorder, slots }: Stage, turn: number, made: Made): boolean {
  recorder.beginStep(turn, END)
  recorder.set(slots.mover, NOBODY)
  recorder.set(slots.successful, recorder.state[slots.successful]! + 1)
  recorder.set(...withResult(slots, recorder.state, turn, made.left))
  const { unit, left, isEndBeside } = made
  const note = madeNotes.indexOf(made.note)
  recorder.emit(events.named.arrived, { turn, unit, left, note, isEndBeside })
  return true
}

export function refuse(stage: Stage, turn: number, refusal: Refusal): boolean {
  const { recorder, slots, rules, level } = stage
  recorder.beginStep(turn, REFUSE)
  const { reason, unit, cell, by, cost } = refusal
  recorder.emit(events.named[`refused-${reason}`], {
    turn,
    unit,
    cell,
    by,
    byCell: by < 0 ? -1 : fieldOf(level, recorder.state).at[by]!,
    cost,
    isOfFewest: rules.best === 'fewest-cells',
  })
  if (rules.doesFailureRemove && unit >= 0) {
    recorder.set(slots.units + unit, -1)
    recorder.set(slots.unitCount, recorder.state[slots.unitCount]! - 1)
    recorder.emit(events.named['unit-removed'], { turn, unit, cell: moveOf(stage, turn).from })
  }
  recorder.set(slots.mover, NOBODY)
  recorder.set(slots.refused, recorder.state[slots.refused]! + 1)
  recorder.set(...withResult(slots, recorder.state, turn, -1))
  return true
}

function clearUnits(recorder: Writer, slots: Slots): void {
  for (let slot = slots.units; slot < slots.results; slot++) recorder.set(slot, 0)
}

function moveOf({ level, pageOfTurn, firstTurns }: Stage, turn: number): Move {
  const page = pageOfTurn[turn]!
  return level.sets[page]!.moves[turn - firstTurns[page]!]!
}
