import { TraceBook } from './book'
import type { Machine, MachineMaker, ReadingId } from './machine'
import { Recorder } from './recorder'
import { DEFAULT_LIMITS } from './run'
import type { StateLayout, TraceLimits } from './trace'

/** Plays a level step by step. */
interface Player extends MachineMaker<unknown> {
  layout(level: unknown): StateLayout
}

/** A run that is recorded chunk by chunk, only as far as needed. */
export class GrowingRun {
  readonly layout: StateLayout
  readonly book = new TraceBook()
  /** True when no further chunk will come. */
  isEnded = false
  private readonly recorder: Recorder
  private readonly machine: Machine

  constructor(
    player: Player,
    level: unknown,
    reading?: ReadingId,
    private readonly limits: TraceLimits = DEFAULT_LIMITS,
  ) {
    this.layout = player.layout(level)
    this.recorder = new Recorder(this.layout)
    this.machine = player.start(level, this.recorder, reading)
  }

  /** Records the next chunk; false if the run has ended, or a limit is reached. */
  grow(): boolean {
    const { recorder, machine, limits, book } = this
    while (!this.isEnded && !recorder.isFull()) {
      if (recorder.stepTotal >= limits.steps || recorder.changeTotal >= limits.changes) break
      this.isEnded = machine.step() === 'finished'
    }
    const chunk = recorder.take()
    if (chunk) book.append(chunk)
    return chunk !== null
  }
}
