import type { Machine } from '../../../trace/machine'
import type { Writer } from '../../../trace/writer'
import { unreachable } from '../../../kernel/unreachable'
import { isWater, kindOf, RIVER } from '../cells'
import { events, VIA_CAVE, VIA_CURRENT, VIA_NOTHING, type Via } from './events'
import { groundOf, type Ground } from './ground'
import {
  CAVE_NEXT,
  CURRENT_NEXT,
  firstTurns,
  letterCount,
  LETTER_BITS,
  LETTERS_EACH,
  NEVER,
  NOTHING,
  slots,
  WORD_END,
} from './layout'
import { firstFault } from './inputs'
import { startCell, type Level } from '../model'
import { wayOfLetter } from '../moves'
import { IN_CAVE, IN_CURRENT, ON_BOG, ON_STEP, ON_WALL, START } from './phases'
import type { Rules } from './readings'
import * as transit from './transit'

/** Makes one step per call. All memory between steps is in the recorder's state. */
export class WalkMachine implements Machine {
  private readonly ground: Ground
  private readonly firstTurn: Uint32Array
  /** The walk before which the run stops; -1 if there is none. */
  private readonly faultyWalk: number

  constructor(
    private readonly level: Level,
    private readonly recorder: Writer,
    private readonly rules: Rules,
  ) {
    this.ground = groundOf(level, rules)
    this.firstTurn = firstTurns(level)
    this.faultyWalk = firstFault(level)?.index ?? -1
  }

  step(): 'running' | 'finished' {
    const { level, recorder } = this
    const { state } = recorder
    const begun = state[slots.walks]!
    if (state[slots.pending] === NEVER) return 'finished'
    if (state[slots.pending] !== NOTHING) this.goOn(begun - 1)
    else if (begun > 0 && state[slots.move]! < level.walks[begun - 1]!.moves.length)
      this.beginMove(begun - 1)
    else if (begun === this.faultyWalk) this.stop(begun)
    else if (begun < level.walks.length) this.startWalk(begun)
    else return 'finished'
    return 'running'
  }

  private stop(walk: number): void {
    this.recorder.beginStep(this.firstTurn[walk]!, START)
    this.recorder.set(slots.pending, NEVER)
    this.recorder.emit(events.named['cannot-be-played'], {})
  }

  private startWalk(walk: number): void {
    const { level, recorder } = this
    const cell = startCell(level, level.walks[walk]!)
    recorder.beginStep(this.firstTurn[walk]!, START)
    // The count of letters includes the ends of words, so the walk is started after writing.
    if (walk > 0) this.write(WORD_END)
    recorder.set(slots.walks, walk + 1)
    recorder.set(slots.move, 0)
    recorder.set(slots.cell, cell)
    recorder.set(slots.from, cell)
    recorder.emit(events.named['walk-started'], { walk, cell })
    if (this.rules.isStartWritten) {
      const letter = kindOf(level.cells[cell]!) + 1
      this.write(letter)
      recorder.emit(events.named['master-said'], {
        walk,
        cell,
        letter,
        before: 0,
        hasBumped: false,
        via: VIA_NOTHING,
      })
    }
  }

  private beginMove(walk: number): void {
    const { level, recorder } = this
    const { state } = recorder
    const move = state[slots.move]!
    const from = state[slots.cell]!
    const way = wayOfLetter[level.walks[walk]!.moves.charCodeAt(move)]!
    const made = transit.transitOf(this.ground, from, way)
    recorder.beginStep(this.firstTurn[walk]! + move, phaseOf(made.effect))
    recorder.set(slots.move, move + 1)
    recorder.set(slots.from, from)
    recorder.set(slots.cell, made.entered)
    switch (made.effect) {
      case transit.BOG_SIDE:
        recorder.emit(events.named['bog-held'], { walk, cell: from, way })
        return this.say(walk, made, VIA_NOTHING)
      case transit.BOG_ENTRY:
        recorder.emit(events.named['bog-refused'], { walk, cell: from, way })
        return this.say(walk, made, VIA_NOTHING)
      case transit.AT_WALL:
        recorder.emit(events.named['bumped-wall'], { walk, cell: from, way })
        return this.say(walk, made, VIA_NOTHING)
      case transit.AT_BORDER:
        recorder.emit(events.named['bumped-border'], { walk, cell: from, way })
        return this.say(walk, made, VIA_NOTHING)
      case transit.STEP:
        recorder.emit(events.named.stepped, { walk, from, to: made.entered })
        return this.say(walk, made, VIA_NOTHING)
      case transit.FALL:
      case transit.FALL_BACK:
        recorder.emit(events.named.stepped, { walk, from, to: made.entered })
        return recorder.set(slots.pending, CAVE_NEXT)
      case transit.DRAWN:
      case transit.CALM_DOWNSTREAM:
      case transit.CALM_UPSTREAM:
      case transit.CALM_OTHERWISE:
        recorder.emit(events.named.stepped, { walk, from, to: made.entered })
        return recorder.set(slots.pending, CURRENT_NEXT)
      default:
        return unreachable(made.effect)
    }
  }

  /** Continues with the cave or the current of the cell that the last step entered. */
  private goOn(walk: number): void {
    const { level, recorder } = this
    const { state } = recorder
    const move = state[slots.move]! - 1
    const from = state[slots.from]!
    const way = wayOfLetter[level.walks[walk]!.moves.charCodeAt(move)]!
    const made = transit.transitOf(this.ground, from, way)
    const isCave = state[slots.pending] === CAVE_NEXT
    recorder.beginStep(this.firstTurn[walk]! + move, isCave ? IN_CAVE : IN_CURRENT)
    recorder.set(slots.pending, NOTHING)
    recorder.set(slots.cell, made.end)
    switch (made.effect) {
      case transit.FALL:
      case transit.FALL_BACK:
        recorder.emit(events.named.fell, { walk, from: made.entered, to: made.end })
        break
      case transit.DRAWN:
        // From land this needs no mention.
        if (isWater(level.cells[from]!)) {
          recorder.emit(events.named['current-acts'], { walk, from, to: made.entered })
        }
        recorder.emit(events.named.drawn, { walk, from: made.entered, to: made.end })
        recorder.set(slots.drifts, state[slots.drifts]! + 1)
        break
      case transit.CALM_DOWNSTREAM:
        recorder.emit(events.named.downstream, { walk, from, to: made.entered })
        break
      case transit.CALM_UPSTREAM:
        recorder.emit(events.named.upstream, { walk, from, to: made.entered })
        break
      default:
        recorder.emit(events.named['not-drawn'], { walk, from, to: made.entered })
    }
    this.say(walk, made, viaOf(made.effect))
  }

  /** Ends a move: its letters are written and the master speaks. */
  private say(walk: number, made: transit.Transit, via: Via): void {
    const { recorder } = this
    const { effect } = made
    const before = made.isDouble ? RIVER + 1 : 0
    const isBump = effect === transit.AT_WALL || effect === transit.AT_BORDER
    if (isBump) recorder.set(slots.bumps, recorder.state[slots.bumps]! + 1)
    if (before > 0) this.write(before)
    if (made.letter > 0) this.write(made.letter)
    recorder.emit(events.named['master-said'], {
      walk,
      cell: made.end,
      letter: made.letter,
      before,
      hasBumped: isBump,
      via,
    })
  }

  /** Writes a letter, or the end of a word. */
  private write(code: number): void {
    const { recorder } = this
    const count = letterCount(recorder.state)
    const slot = slots.letters + Math.trunc(count / LETTERS_EACH)
    const held = recorder.state[slot] ?? 0
    recorder.set(slot, held | (code << ((count % LETTERS_EACH) * LETTER_BITS)))
    if (code === WORD_END) return
    const counter = slots.counts + code - 1
    recorder.set(counter, recorder.state[counter]! + 1)
  }
}

function viaOf(effect: transit.Effect): Via {
  if (effect === transit.DRAWN) return VIA_CURRENT
  return effect === transit.FALL ? VIA_CAVE : VIA_NOTHING
}

function phaseOf(effect: transit.Effect): number {
  if (effect === transit.BOG_SIDE || effect === transit.BOG_ENTRY) return ON_BOG
  return effect === transit.AT_WALL || effect === transit.AT_BORDER ? ON_WALL : ON_STEP
}
