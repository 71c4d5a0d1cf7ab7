import type { Machine, MachineMaker, ReadingId } from './machine'
import { Recorder } from './recorder'
import type { StateLayout, TraceChunk } from './trace'

/** Makes chunks of a run again, one after the other, from a known state of the run. */
export interface ChunkMaker {
  /** Steps made before the next chunk; -1 before the first start. */
  readonly step: number
  restart(keyframe: Int32Array, firstStep: number): void
  /** The next steps of the run as one chunk; throws if the run has no more, which is a bug. */
  make(stepCount: number): TraceChunk
  /** Skips the next steps, those of one chunk, without making it. */
  skip(stepCount: number): void
}

/** Plays the level again; the same level, layout and reading as recorded produce the same bytes. */
export class EngineChunkMaker implements ChunkMaker {
  private recorder: Recorder | null = null
  private machine: Machine | null = null

  constructor(
    private readonly engine: MachineMaker<unknown>,
    private readonly level: unknown,
    private readonly layout: StateLayout,
    private readonly reading: ReadingId | null,
  ) {}

  get step(): number {
    return this.recorder?.stepTotal ?? -1
  }

  restart(keyframe: Int32Array, firstStep: number): void {
    this.recorder ??= new Recorder(this.layout)
    this.recorder.restart(keyframe, firstStep)
    this.machine = this.engine.start(this.level, this.recorder, this.reading ?? undefined)
  }

  make(stepCount: number): TraceChunk {
    return this.play(stepCount).take()!
  }

  skip(stepCount: number): void {
    this.play(stepCount).skip()
  }

  private play(stepCount: number): Recorder {
    const { recorder, machine } = this
    if (!recorder || !machine) throw new Error('no state to go on from')
    for (let made = 0; made < stepCount; made++) {
      if (machine.step() !== 'running') {
        throw new Error(`the run ended at step ${recorder.stepTotal} when it was played again`)
      }
    }
    return recorder
  }
}
