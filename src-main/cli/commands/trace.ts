import type { AnyGame } from '@core/games/registry'
import { eventAt } from '@core/trace/cursor'
import { Recorder } from '@core/trace/recorder'
import { recordRun } from '@core/trace/run'
import type { TraceChunk, TraceEvent } from '@core/trace/trace'
import type { GameChoice } from '../choose-game'
import type { CliIo } from '../io'
import { boardCells } from '../problems'
import { eachRunnable } from '../sources'

// Chunks are written as they close and none is kept, so a run may be as long as it likes.
const NO_LIMITS = { steps: Infinity, changes: Infinity }

const PORTION = 1 << 16

export interface TraceOptions {
  readonly json?: boolean
  /** Misreading to run by; absent for the right rules. */
  readonly reading?: string
}

/** Runs a level and writes a line an event. */
export function trace(
  io: CliIo,
  choice: GameChoice,
  file: string,
  { json = false, reading }: TraceOptions,
): Promise<number> {
  return eachRunnable(io, choice, [file], ({ game, level }) => {
    const lineOf = json ? jsonLine(game, level) : textLine(game, level)
    const recorder = new Recorder(game.engine.layout(level))
    const machine = game.engine.start(level, recorder, reading)
    recordRun(machine, recorder, (chunk) => writeChunk(io, chunk, lineOf), NO_LIMITS)
    return true
  })
}

/** An event and the step it belongs to; step and turn count from 1. */
interface TracedEvent {
  readonly step: number
  readonly turn: number
  readonly phase: number
  readonly event: TraceEvent
}

type LineOf = (traced: TracedEvent) => string

function writeChunk(io: CliIo, chunk: TraceChunk, lineOf: LineOf): void {
  let text = ''
  for (let at = 0; at < chunk.stepCount; at++) {
    const step = chunk.firstStep + at + 1
    const turn = chunk.turn[at]! + 1
    const phase = chunk.phase[at]!
    for (let i = chunk.eventStart[at]!; i < chunk.eventStart[at + 1]!; i++) {
      text += lineOf({ step, turn, phase, event: eventAt(chunk, i) })
      if (text.length < PORTION) continue
      io.out(text)
      text = ''
    }
  }
  if (text !== '') io.out(text)
}

function jsonLine(game: AnyGame, level: unknown): LineOf {
  const { engine } = game
  return ({ step, turn, phase, event }) => {
    const { cells, rule, text } = engine.describe(level, event)
    const line = {
      step,
      turn,
      phase: engine.phases[phase]!.name,
      event: engine.eventKinds[event.code]!.name,
      cells: boardCells(game, level, cells),
      rule,
      text,
    }
    return `${JSON.stringify(line)}\n`
  }
}

function textLine(game: AnyGame, level: unknown): LineOf {
  const { engine } = game
  const width = Math.max(...engine.phases.map((phase) => phase.name.length))
  const phases = engine.phases.map((phase) => phase.name.padEnd(width))
  return ({ step, turn, phase, event }) => {
    const { rule, text } = engine.describe(level, event)
    return `step ${step}  turn ${turn}  ${phases[phase]}  ${text} [${rule}]\n`
  }
}
