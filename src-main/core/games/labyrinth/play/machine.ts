import type { Machine } from '../../../trace/machine'
import type { Recorder } from '../../../trace/recorder'
import { unreachable } from '../../../kernel/unreachable'
import { isWater, kindOf, RIVER } from '../cells'
import * as events from './events'
import { groundOf, type Ground } from './ground'
import {
  BUMPS,
  CAVE_NEXT,
  CELL,
  COUNTS,
  CURRENT_NEXT,
  DRIFTS,
  firstTurns,
  FROM,
  letterCount,
  LETTERS,
  LETTERS_EACH,
  MOVE,
  NEVER,
  NOTHING,
  PENDING,
  WALKS,
  WORD_END,
} from './layout'
import { firstFault } from './inputs'
import { startCell, type Level } from '../model'
import { wayOfLetter } from '../moves'
import { IN_CAVE, IN_CURRENT, ON_BOG, ON_STEP, ON_WALL, START } from './phases'
import type { Rules } from './readings'
import * as transit from './transit'

/** Makes one step a call. What it has to remember from step to step is in the recorder's state alone. */
export class WalkMachine implements Machine {
  private readonly ground: Ground
  private readonly firstTurn: Uint32Array
  /** The walk before which the run stops; -1 when there is none. */
  private readonly faultyWalk: number

  constructor(
    private readonly level: Level,
    private readonly recorder: Recorder,
    private readonly rules: Rules,
  ) {
    this.ground = groundOf(level, rules)
    this.firstTurn = firstTurns(level)
    this.faultyWalk = firstFault(level)?.index ?? -1
  }

  step(): 'running' | 'finished' {
    const { level, recorder } = this
    const { state } = recorder
    const begun = state[WALKS]!
    if (state[PENDING] === NEVER) return 'finished'
    if (state[PENDING] !== NOTHING) this.goOn(begun - 1)
    else if (begun > 0 && state[MOVE]! < level.walks[begun - 1]!.moves.length)
      this.beginMove(begun - 1)
    else if (begun === this.faultyWalk) this.stop(begun)
    else if (begun < level.walks.length) this.startWalk(begun)
    else return 'finished'
    return 'running'
  }

  private stop(walk: number): void {
    this.recorder.beginStep(this.firstTurn[walk]!, START)
    this.recorder.set(PENDING, NEVER)
    this.recorder.emit(events.STOPPED, walk)
  }

  private startWalk(walk: number): void {
    const { level, recorder } = this
    const cell = startCell(level, level.walks[walk]!)
    recorder.beginStep(this.firstTurn[walk]!, START)
    // The count of letters includes the ends of words, so the walk is begun after writing.
    if (walk > 0) this.write(WORD_END)
    recorder.set(WALKS, walk + 1)
    recorder.set(MOVE, 0)
    recorder.set(CELL, cell + 1)
    recorder.set(FROM, cell + 1)
    recorder.emit(events.STARTED, walk, cell)
    if (this.rules.isStartWritten) {
      const letter = kindOf(level.cells[cell]!) + 1
      this.write(letter)
      recorder.emit(events.SAID, walk, cell, events.packWords(letter, 0, false, events.VIA_NOTHING))
    }
  }

  private beginMove(walk: number): void {
    const { level, recorder } = this
    const { state } = recorder
    const move = state[MOVE]!
    const from = state[CELL]! - 1
    const way = wayOfLetter[level.walks[walk]!.moves.charCodeAt(move)]!
    const made = transit.transitOf(this.ground, from, way)
    recorder.beginStep(this.firstTurn[walk]! + move, phaseOf(made.effect))
    recorder.set(MOVE, move + 1)
    recorder.set(FROM, from + 1)
    recorder.set(CELL, made.entered + 1)
    switch (made.effect) {
      case transit.BOG_SIDE:
        recorder.emit(events.BOG_HELD, walk, from, way)
        return this.say(walk, made, events.VIA_NOTHING)
      case transit.BOG_ENTRY:
        recorder.emit(events.BOG_REFUSED, walk, from, way)
        return this.say(walk, made, events.VIA_NOTHING)
      case transit.AT_WALL:
        recorder.emit(events.BUMPED_WALL, walk, from, way)
        return this.say(walk, made, events.VIA_NOTHING)
      case transit.AT_BORDER:
        recorder.emit(events.BUMPED_BORDER, walk, from, way)
        return this.say(walk, made, events.VIA_NOTHING)
      case transit.STEP:
        recorder.emit(events.STEPPED, walk, from, made.entered)
        return this.say(walk, made, events.VIA_NOTHING)
      case transit.FALL:
      case transit.FALL_BACK:
        recorder.emit(events.STEPPED, walk, from, made.entered)
        return recorder.set(PENDING, CAVE_NEXT)
      case transit.DRAWN:
      case transit.CALM_DOWNSTREAM:
      case transit.CALM_UPSTREAM:
      case transit.CALM_OTHERWISE:
        recorder.emit(events.STEPPED, walk, from, made.entered)
        return recorder.set(PENDING, CURRENT_NEXT)
      default:
        return unreachable(made.effect)
    }
  }

  /** The cave or the current of the cell that the last step entered. */
  private goOn(walk: number): void {
    const { level, recorder } = this
    const { state } = recorder
    const move = state[MOVE]! - 1
    const from = state[FROM]! - 1
    const way = wayOfLetter[level.walks[walk]!.moves.charCodeAt(move)]!
    const made = transit.transitOf(this.ground, from, way)
    const isCave = state[PENDING] === CAVE_NEXT
    recorder.beginStep(this.firstTurn[walk]! + move, isCave ? IN_CAVE : IN_CURRENT)
    recorder.set(PENDING, NOTHING)
    recorder.set(CELL, made.end + 1)
    switch (made.effect) {
      case transit.FALL:
      case transit.FALL_BACK:
        recorder.emit(events.FELL, walk, made.entered, made.end)
        break
      case transit.DRAWN:
        // From land it goes without saying.
        if (isWater(level.cells[from]!)) recorder.emit(events.CAME_FROM, walk, from, made.entered)
        recorder.emit(events.DRAWN_ON, walk, made.entered, made.end)
        recorder.set(DRIFTS, state[DRIFTS]! + 1)
        break
      case transit.CALM_DOWNSTREAM:
        recorder.emit(events.WENT_DOWN, walk, from, made.entered)
        break
      case transit.CALM_UPSTREAM:
        recorder.emit(events.WENT_UP, walk, from, made.entered)
        break
      default:
        recorder.emit(events.KEPT, walk, from, made.entered)
    }
    this.say(walk, made, viaOf(made.effect))
  }

  /** The end of a move: its letters are written and the master speaks. */
  private say(walk: number, made: transit.Transit, via: number): void {
    const { recorder } = this
    const { effect } = made
    const before = made.isDouble ? RIVER + 1 : 0
    const isBump = effect === transit.AT_WALL || effect === transit.AT_BORDER
    if (isBump) recorder.set(BUMPS, recorder.state[BUMPS]! + 1)
    if (before > 0) this.write(before)
    if (made.letter > 0) this.write(made.letter)
    recorder.emit(events.SAID, walk, made.end, events.packWords(made.letter, before, isBump, via))
  }

  /** Writes a letter, or the end of a word. */
  private write(code: number): void {
    const { recorder } = this
    const count = letterCount(recorder.state)
    const slot = LETTERS + Math.trunc(count / LETTERS_EACH)
    const held = recorder.state[slot] ?? 0
    recorder.set(slot, held | (code << ((count % LETTERS_EACH) * 3)))
    if (code === WORD_END) return
    const counter = COUNTS + code - 1
    recorder.set(counter, recorder.state[counter]! + 1)
  }
}

function viaOf(effect: transit.Effect): number {
  if (effect === transit.DRAWN) return events.VIA_CURRENT
  return effect === transit.FALL ? events.VIA_CAVE : events.VIA_NOTHING
}

function phaseOf(effect: transit.Effect): number {
  if (effect === transit.BOG_SIDE || effect === transit.BOG_ENTRY) return ON_BOG
  return effect === transit.AT_WALL || effect === transit.AT_BORDER ? ON_WALL : ON_STEP
}
