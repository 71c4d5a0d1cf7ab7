import type { AnyGame } from './any-game'
import { TraceBook } from '../trace/book'
import { EngineChunkMaker } from '../trace/chunk-maker'
import { TraceCursor } from '../trace/cursor'
import type { ReadingId } from '../trace/machine'
import { Recorder } from '../trace/recorder'
import { recordRun } from '../trace/run'

// Steps that are not kept are made again, so a run may have any length.
const NO_LIMITS = { steps: Infinity, changes: Infinity }

/** Runs a level for this number of steps, and one more, so that the next step is known. The cursor is at the start. */
export function runUntil(
  { engine }: Pick<AnyGame, 'engine'>,
  level: unknown,
  steps: number,
  reading?: ReadingId,
): TraceCursor {
  const layout = engine.layout(level)
  const recorder = new Recorder(layout)
  const maker = new EngineChunkMaker(engine, level, layout, reading ?? null)
  const cursor = new TraceCursor(layout, new TraceBook(maker))
  const machine = engine.start(level, recorder, reading)
  const isEnough = (): boolean => recorder.stepTotal > steps
  recordRun(machine, recorder, (chunk) => cursor.append(chunk), NO_LIMITS, isEnough)
  return cursor
}
