import { BOOK_BUDGET, type BookBudget } from './book'
import { FigureSeries } from './figure-series'
import { KeyframeThinning } from './keyframes'
import type { Machine } from './machine'
import { Recorder } from './recorder'
import { DEFAULT_LIMITS, playRun, recordRun } from './run'
import type { Delivery, RunPart } from './run-part'
import { bytesOf, figureSlotsOf, packSketches, type ChunkSketch } from './sketch'
import { sketchOf } from './sketch-tally'
import { Sketcher } from './sketcher'
import type { Outcome, StateLayout, TraceChunk, TraceLimits } from './trace'
import type { Writer } from './writer'

/** Numbers of changes and chunks after which a part is closed: some dozens of milliseconds of recording. */
const PART_CHANGES = 500_000
const PART_CHUNKS = 128

/** Packs a run for sending: as many whole chunks as a book keeps, then sketches, with keyframes thinned out as in a book. */
class RunPacker {
  readonly figures: FigureSeries
  /** Whether no more chunks have to be whole, as there is no room for them; the first always is. */
  hasEnough = false
  private readonly thinning: KeyframeThinning
  private readonly figureSlots: readonly number[]
  private wholeBytes = 0
  private sketches: ChunkSketch[] = []
  private keyframes: { at: number; state: Int32Array }[] = []
  private changes = 0

  constructor(
    layout: StateLayout,
    private readonly send: (delivery: Delivery) => void,
    private readonly budget: BookBudget,
  ) {
    this.figures = new FigureSeries(layout)
    this.figureSlots = figureSlotsOf(layout)
    this.thinning = new KeyframeThinning(budget.keyframes)
  }

  take(chunk: TraceChunk): void {
    this.figures.append(chunk)
    const isFirst = this.wholeBytes === 0
    this.wholeBytes += bytesOf(chunk)
    this.hasEnough = this.wholeBytes >= this.budget.chunks
    if (this.wholeBytes > this.budget.chunks && !isFirst)
      return this.takeSketch(sketchOf(chunk, this.figureSlots), chunk.keyframe)
    this.thinning.note(chunk.keyframe.length, chunk.slot.length)
    this.send({ kind: 'chunk', chunk })
  }

  takeSketch(sketch: ChunkSketch, keyframe: Int32Array): void {
    const isKept = this.thinning.note(keyframe.length, sketch.changeCount)
    if (isKept) this.keyframes.push({ at: this.sketches.length, state: keyframe.slice() })
    this.sketches.push(sketch)
    this.changes += sketch.changeCount
    if (this.changes >= PART_CHANGES || this.sketches.length >= PART_CHUNKS) this.flush()
  }

  /** Sends the rest; to be called at the end of the run. */
  flush(): void {
    const first = this.sketches[0]
    if (!first) return
    const part: RunPart = {
      sketches: packSketches(this.sketches),
      keyframes: this.keyframes,
      figures: this.figures.partFrom(first.firstTurn),
    }
    this.sketches = []
    this.keyframes = []
    this.changes = 0
    this.send({ kind: 'part', part })
  }
}

/**
 * Plays a run to its end and sends it while it is played. `start` makes its machine, which goes on from any state of the
 * writer; `isCancelled` is called once per step. Returns how it ended and after how many steps; lets a bug of the engine
 * through.
 */
export function sendRun(
  layout: StateLayout,
  start: (writer: Writer) => Machine,
  send: (delivery: Delivery) => void,
  limits: TraceLimits = DEFAULT_LIMITS,
  isCancelled: () => boolean = () => false,
  budget: BookBudget = BOOK_BUDGET,
): { readonly outcome: Outcome; readonly steps: number } {
  const packer = new RunPacker(layout, send, budget)
  const recorder = new Recorder(layout)
  let outcome = recordRun(
    start(recorder),
    recorder,
    (chunk) => packer.take(chunk),
    limits,
    () => packer.hasEnough || isCancelled(),
  )
  let steps = recorder.stepTotal
  if (outcome.kind === 'cancelled' && !isCancelled()) {
    const sketcher = new Sketcher(layout, recorder, packer.figures)
    const take = (): void =>
      sketcher.take((sketch, keyframe) => packer.takeSketch(sketch, keyframe))
    outcome = playRun(start(sketcher), sketcher, limits, isCancelled, () => {
      if (sketcher.isFull()) take()
    })
    take()
    steps = sketcher.stepTotal
  }
  packer.flush()
  return { outcome, steps }
}
