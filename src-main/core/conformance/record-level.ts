import type { AnyGame } from '../game/any-game'
import { Recorder } from '../trace/recorder'
import { recordRun } from '../trace/run'
import type { Outcome, StateLayout, TraceChunk, TraceLimits } from '../trace/trace'
import { eventAt } from '../trace/cursor'
import type { ReadingId } from '../trace/machine'

/** A whole run, kept. */
export interface RecordedRun {
  readonly layout: StateLayout
  readonly chunks: readonly TraceChunk[]
  /** The state after the last step. */
  readonly last: Int32Array
  readonly outcome: Outcome
}

/** Runs a runnable level to its end or to the limits. */
export function recordLevel(
  game: AnyGame,
  level: unknown,
  reading?: ReadingId,
  limits?: TraceLimits,
): RecordedRun {
  const layout = game.engine.layout(level)
  const recorder = new Recorder(layout)
  const machine = game.engine.start(level, recorder, reading)
  const chunks: TraceChunk[] = []
  const outcome = recordRun(machine, recorder, (chunk) => chunks.push(chunk), limits)
  return { layout, chunks, last: recorder.state, outcome }
}

/** A run in words, one line an event: `step turn phase: sentence [rule]`; steps and turns are counted from 1. */
export function traceLines(game: AnyGame, level: unknown, run: RecordedRun): string[] {
  const lines: string[] = []
  for (const chunk of run.chunks) {
    for (let at = 0; at < chunk.stepCount; at++) {
      const phase = game.engine.phases[chunk.phase[at]!]!
      const head = `${chunk.firstStep + at + 1} ${chunk.turn[at]! + 1} ${phase.name}`
      for (let row = chunk.eventStart[at]!; row < chunk.eventStart[at + 1]!; row++) {
        const { text, rule } = game.describe(level, eventAt(chunk, row))
        lines.push(`${head}: ${text} [${rule}]`)
      }
    }
  }
  return lines
}
