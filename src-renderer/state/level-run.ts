import type { Engine, ReadingId } from '@core/game/module'
import { TraceBook } from '@core/trace/book'
import { EngineChunkMaker } from '@core/trace/chunk-maker'
import { TraceCursor } from '@core/trace/cursor'
import { FigureSeries } from '@core/trace/figure-series'
import type { Outcome, StateLayout, TraceChunk } from '@core/trace/trace'

/** The changes of one step: rows `from` to `to` (exclusive) of the three columns. */
export interface StepChanges {
  readonly slot: Uint32Array
  readonly before: Int32Array
  readonly after: Int32Array
  readonly from: number
  readonly to: number
}

/** What is known of one run of a level; grows while the worker sends. Plain memory: the page watches `LevelEditor.runVersion`. */
export class LevelRun {
  cursor: TraceCursor | null = null
  answer: string | null = null
  /** How long the worker's answer took, in ms, as far as can be told from here; null while it is not known. */
  answerTime: number | null = null
  outcome: Outcome | null = null
  series: FigureSeries | null = null
  private begunAt = 0

  constructor(
    readonly runId: number,
    readonly level: unknown,
    /** The text that was run; equal to the document's text when the run is up to date. */
    readonly text: string,
    readonly reading: ReadingId | null,
    /** Plays parts of the run again that are not kept. */
    private readonly engine: Engine<unknown>,
  ) {}

  begin(layout: StateLayout): void {
    const maker = new EngineChunkMaker(this.engine, this.level, layout, this.reading)
    this.cursor = new TraceCursor(layout, new TraceBook(maker))
    this.series = new FigureSeries(layout)
    this.begunAt = performance.now()
  }

  /** Takes the worker's answer; what the page has worked out itself is the same. */
  answered(answer: string): void {
    if (this.answer === null) this.answerTime = performance.now() - this.begunAt
    this.answer = answer
  }

  append(chunk: TraceChunk): void {
    this.cursor?.append(chunk)
    this.series?.append(chunk)
  }

  /** Changes of the step that led to position `step`; null at the start. */
  changesBefore(step: number): StepChanges | null {
    const book = this.cursor?.book
    if (!book || step <= 0 || step > book.stepCount) return null
    const chunk = book.chunkAt(book.indexOf(step - 1))
    const at = step - 1 - chunk.firstStep
    return {
      slot: chunk.slot,
      before: chunk.before,
      after: chunk.after,
      from: chunk.changeStart[at]!,
      to: chunk.changeStart[at + 1]!,
    }
  }
}
