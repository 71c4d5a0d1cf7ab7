import { Recorder } from '@core/trace/recorder'
import { TraceCursor } from '@core/trace/cursor'
import type { StateLayout } from '@core/trace/trace'
import type { LevelRun } from '../editor/level-run'

/** The phases of a turn, of which there are always three steps. */
const PHASES = [0, 1, 1]

/**
 * A run that is made by hand, of turns with three steps each, in phases 0, 1 and 1; `recorded` turns of all are there at
 * first, and `extend` brings the others. It needs no game, so it is there at once.
 */
export function smallRun(turns: number, recorded = turns, turnCount = turns) {
  const layout: StateLayout = { ranges: [], slotCount: 1, figures: [], turnCount }
  const recorder = new Recorder(layout)
  const cursor = new TraceCursor(layout)
  const record = (from: number, to: number): void => {
    for (let turn = from; turn < to; turn++)
      for (const [at, phase] of PHASES.entries()) {
        recorder.beginStep(turn, phase)
        recorder.set(0, turn * PHASES.length + at + 1)
      }
    const chunk = recorder.take()
    if (chunk) cursor.append(chunk)
  }
  const run = { cursor, outcome: null as unknown }
  const extend = (): void => {
    record(recorded, turns)
    run.outcome = { kind: 'finished' }
  }
  record(0, recorded)
  if (recorded === turns) run.outcome = { kind: 'finished' }
  return { run: run as unknown as LevelRun, extend }
}

/** A run of which nothing has come yet. */
export function noRunYet(): LevelRun {
  return { cursor: null, outcome: null } as unknown as LevelRun
}
