import type { Engine } from '@core/game/module'
import type { ReadingId } from '@core/trace/machine'
import { StepReader } from '@core/debug/step-reader'
import { BOOK_BUDGET, TraceBook } from '@core/trace/book'
import { EngineChunkMaker } from '@core/trace/chunk-maker'
import { TraceCursor } from '@core/trace/cursor'
import { FigureSeries } from '@core/trace/figure-series'
import { figureSlotsOf } from '@core/trace/sketch'
import type { Outcome, StateLayout, TraceChunk } from '@core/trace/trace'
import { changesBefore, type StepChanges } from '../canvas/step-changes'

/**
 * The known part of a run of a level; grows while more is sent or recorded. Not reactive: what shows it counts up a
 * `version`.
 */
export class LevelRun {
  cursor: TraceCursor | null = null
  answer: string | null = null
  /** Time of the answer in the worker, in ms; null while unknown. */
  answerTime: number | null = null
  outcome: Outcome | null = null
  /** True when the user stopped the recording, which then does not restart by itself. */
  isStopped = false
  series: FigureSeries | null = null
  /** Number of changes in all steps recorded so far. */
  changes = 0
  private heldReader: StepReader | null = null

  constructor(
    readonly runId: number,
    readonly level: unknown,
    /** The text that was run; equal to the document's text when the run is up to date. */
    readonly text: string,
    readonly reading: ReadingId | null,
    /** Replays parts of the run that are not stored. */
    private readonly engine: Engine<unknown>,
  ) {}

  begin(layout: StateLayout): void {
    const maker = new EngineChunkMaker(this.engine, this.level, layout, this.reading)
    const book = new TraceBook(maker, BOOK_BUDGET, figureSlotsOf(layout))
    this.cursor = new TraceCursor(layout, book)
    this.series = new FigureSeries(layout)
  }

  /** Views single steps, independent of the playhead; null until the run has begun. */
  get reader(): StepReader | null {
    const { cursor, reading } = this
    return cursor && (this.heldReader ??= new StepReader(cursor.layout, cursor.book, reading))
  }

  /** The state shown, if it belongs to this text; null if there is none, or if the run belongs to an older text. */
  stateOf(text: string): Int32Array | null {
    return this.text === text ? (this.cursor?.state ?? null) : null
  }

  /** Takes the worker's answer and its time in ms; if the page has computed the answer already, it is the same. */
  answered(answer: string, time: number): void {
    if (this.answer === null) this.answerTime = time
    this.answer = answer
  }

  append(chunk: TraceChunk): void {
    this.cursor?.append(chunk)
    this.changes += chunk.slot.length
    this.series?.append(chunk)
  }

  /** Changes of the step that led to position `step`; null at the start. */
  changesBefore(step: number): StepChanges | null {
    const book = this.cursor?.book
    return book ? changesBefore(book, step) : null
  }
}
