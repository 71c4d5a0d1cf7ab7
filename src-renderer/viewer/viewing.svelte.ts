import { DifferenceSearch } from '@core/debug/first-difference'
import { StepReader } from '@core/debug/step-reader'
import { whyCell, whyEvent, type WhyAnswer } from '@core/debug/why'
import type { AnyGame } from '@core/game/any-game'
import { describeCell } from '@core/game/describe-cell'
import type { EventFacts, Reading } from '@core/game/module'
import type { BoardSize } from '@core/kernel/grid'
import type { levelIn } from '@core/package/level-page'
import type { TraceEvent } from '@core/trace/trace'
import type { AnyBoardLook, BoardCell } from '../canvas/board-view'
import { pageCell, placeOnPage } from '../canvas/page-cells'
import { LevelRun, Playback } from '../editor/for-viewer'
import { captionOf } from '../picture/scene'
import { recordSliced } from './recording'

/** What the reader asks about: an event of a step, or a cell in the step that was made last. */
type Question =
  | {
      readonly kind: 'event'
      readonly run: LevelRun
      readonly step: number
      readonly event: TraceEvent
    }
  | { readonly kind: 'cell'; readonly cell: number }

/** An event of the step just made, in words. */
export interface Happening extends EventFacts {
  readonly event: TraceEvent
}

/** Steps compared at a time. */
const COMPARED = 2000

/** A level that is looked at: its runs, the playhead, and what is asked about. */
export class Viewing {
  readonly game: AnyGame
  readonly level: unknown
  readonly name: string
  readonly text: string
  readonly size: BoardSize
  /** The misreading that may be looked at as well; null when there is none. */
  readonly reading: Reading | null
  readonly playback = new Playback()
  /** By the rules, and by the misreading where there is one. */
  readonly runs: readonly LevelRun[]
  /** The run on show. */
  run = $state.raw() as LevelRun
  /** Another number whenever a run has grown. */
  version = $state(0)
  answers = $state.raw<readonly (string | null)[]>([])
  /** The first step that goes differently by the misreading; null while it is not known, or when there is none. */
  difference = $state<number | null>(null)
  hover = $state.raw<BoardCell | null>(null)
  cursor = $state.raw<BoardCell | null>(null)
  question = $state.raw<Question | null>(null)
  /** Cells that are pointed at in the answer. */
  pointed = $state.raw<readonly number[] | null>(null)

  readonly page: number = $derived.by(() => {
    void [this.playback.seen, this.version]
    const { game, run, level } = this
    const made = run.cursor?.markOf(run.cursor.step - 1)?.turn ?? 0
    return game.pages?.pageOfTurn(level, made) ?? 0
  })
  /** Step, turn, phase and figures at the playhead. */
  readonly caption = $derived.by(() => {
    void [this.playback.seen, this.version]
    return this.run.cursor ? captionOf(this.game, this.run.cursor) : ''
  })
  readonly happened: readonly Happening[] = $derived.by(() => {
    const { step } = this.playback.seen
    const events = this.run.cursor?.eventsOf(step - 1) ?? []
    return events.map((event) => ({ event, ...this.game.describe(this.level, event) }))
  })
  readonly why: WhyAnswer | null = $derived.by(() => this.findWhy())
  /** What stands on the cell under the pointer, or else under the cursor of the keyboard. */
  readonly cellWords = $derived.by(() => {
    void [this.playback.seen, this.version]
    const at = this.hover ?? this.cursor
    return at ? this.wordsOf(at) : ''
  })
  private readers = new Map<LevelRun, StepReader>()

  constructor(
    page: ReturnType<typeof levelIn>,
    readonly look: AnyBoardLook,
  ) {
    const { module: game, level, name, text } = page
    this.game = game
    this.level = level
    this.name = name
    this.text = text
    this.size = game.size(level)
    this.reading = game.engine.readings.find(({ id }) => id === page.reading) ?? null
    const readings = this.reading ? [null, this.reading.id] : [null]
    this.runs = readings.map((id, index) => new LevelRun(index, level, text, id, game.engine))
    this.run = this.runs[0]!
    for (const run of this.runs) recordSliced(game, run, (isWhole) => this.grown(run, isWhole))
  }

  /** Shows another run at the same moment. */
  show(run: LevelRun): void {
    this.playback.pause()
    this.run = run
    this.playback.attach(run)
  }

  /** Shows the moment behind the first difference. */
  showDifference(): void {
    if (this.difference === null) return
    this.playback.pause()
    this.playback.seek(this.difference + 1)
  }

  askEvent(event: TraceEvent): void {
    const { run, playback } = this
    this.question = { kind: 'event', run, step: playback.seen.step - 1, event }
    this.pointed = null
  }

  askCell(cell: number): void {
    this.question = { kind: 'cell', cell }
    this.pointed = null
  }

  cellAt({ row, col }: BoardCell): number | null {
    const exists = this.game.exists?.(this.level, row, col) ?? true
    return exists ? pageCell(this.size, this.page, row, col) : null
  }

  wordsOf(at: BoardCell): string {
    const cell = this.cellAt(at)
    return cell === null
      ? ''
      : describeCell(this.game, this.level, this.run.cursor?.state ?? null, cell)
  }

  /** Places on the page on show of the cells that the answer speaks of. */
  get marks(): readonly BoardCell[] {
    const cells = this.pointed ?? this.why?.cells ?? []
    return cells.flatMap((cell) => placeOnPage(this.size, this.page, cell) ?? [])
  }

  private grown(run: LevelRun, isWhole: boolean): void {
    this.version++
    if (run === this.run) {
      if (this.playback.stepCount === 0) this.playback.attach(run)
      else this.playback.extend()
    }
    if (!isWhole) return
    const index = this.runs.indexOf(run)
    // The board comes first.
    setTimeout(() => {
      const answer = this.game.engine.answer(this.level, run.reading ?? undefined)
      const answers = this.runs.map((_, at) => (at === index ? answer : (this.answers[at] ?? null)))
      this.answers = answers
    })
    if (this.runs.length > 1 && this.runs.every(({ outcome }) => outcome !== null)) this.compare()
  }

  private compare(): void {
    const [right, wrong] = this.runs as [LevelRun, LevelRun]
    const layouts = [right, wrong].map((run) => run.cursor!.layout)
    const search = new DifferenceSearch(layouts[0]!, layouts[1]!)
    const whole = (run: LevelRun) => ({ book: run.cursor!.book, isEnded: true })
    const look = (): void => {
      if (search.extend(whole(right), whole(wrong), COMPARED)) setTimeout(look)
      else this.difference = search.found?.step ?? null
    }
    look()
  }

  private findWhy(): WhyAnswer | null {
    const { question, game, level } = this
    const { step } = this.playback.seen
    void this.version
    if (!question) return null
    const run = question.kind === 'event' ? question.run : this.run
    const view = this.readerOf(run)?.view(
      question.kind === 'event' ? question.step : Math.max(0, step - 1),
    )
    if (!view) return null
    return question.kind === 'event'
      ? whyEvent(game, level, view, question.event)
      : whyCell(game, level, view, question.cell)
  }

  private readerOf(run: LevelRun): StepReader | null {
    const held = this.readers.get(run)
    if (held || !run.cursor) return held ?? null
    const reader = new StepReader(run.cursor.layout, run.cursor.book, run.reading)
    this.readers.set(run, reader)
    return reader
  }
}
