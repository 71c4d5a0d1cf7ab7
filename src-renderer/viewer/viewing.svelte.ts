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
import { type LevelRun, Playback } from '../editor/for-viewer'
import { captionOf } from '../canvas/picture/scene'
import { linesOf, ViewedLine } from './viewed-line.svelte'
import { words } from '../ui/words'

/** The reader's question: about an event of a step, or about a cell in the step just made. */
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

/** Number of steps compared at once. */
const COMPARED = 2000

/** A level in the viewer: its runs, the playhead, and the question. */
export class Viewing {
  readonly game: AnyGame
  readonly name: string
  /** The level, followed by its branches in the order of a tree. */
  readonly lines: readonly ViewedLine[]
  /** The line shown. */
  line = $state.raw() as ViewedLine
  readonly playback = new Playback()
  /** The run shown. */
  run = $state.raw() as LevelRun
  /** Changes whenever a run has grown. */
  version = $state(0)
  /** The first step that differs under the misreading; null while unknown, or if there is none. */
  difference = $state<number | null>(null)
  hover = $state.raw<BoardCell | null>(null)
  cursor = $state.raw<BoardCell | null>(null)
  question = $state.raw<Question | null>(null)
  /** Cells of the fact under the pointer in the answer; null if there is none. */
  pointed = $state.raw<readonly number[] | null>(null)

  readonly page: number = $derived.by(() => {
    void [this.playback.seen, this.version]
    const { game, run } = this
    const { level } = run
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
    return events.map((event) => ({ event, ...this.game.describe(this.run.level, event) }))
  })
  readonly why: WhyAnswer | null = $derived.by(() => this.findWhy())
  /** The contents of the cell under the pointer, or else under the keyboard cursor. */
  readonly cellWords = $derived.by(() => {
    void [this.playback.seen, this.version]
    const at = this.hover ?? this.cursor
    return at ? this.wordsOf(at) : ''
  })
  private readonly mainReading: Reading | null
  private readers = new Map<LevelRun, StepReader>()

  constructor(
    page: ReturnType<typeof levelIn>,
    readonly look: AnyBoardLook,
  ) {
    const { module: game, level, name, text, branches } = page
    this.game = game
    this.name = name
    this.mainReading = game.engine.readings.find(({ id }) => id === page.reading) ?? null
    const main = new ViewedLine(game, words.viewer.level, text, level, null, 0)
    this.lines = [main, ...linesOf(game, branches)]
    this.line = main
    this.begin(main)
    this.run = main.runs[0]!
    this.playback.attach(this.run)
  }

  get level(): unknown {
    return this.line.level
  }

  get text(): string {
    return this.line.text
  }

  get size(): BoardSize {
    return this.game.size(this.line.level)
  }

  get runs(): readonly LevelRun[] {
    return this.line.runs
  }

  get answers(): readonly (string | null)[] {
    return this.line.answers
  }

  /** The misreading that can be shown as well; null if there is none, and for branches. */
  get reading(): Reading | null {
    return this.line.branch ? null : this.mainReading
  }

  /** Shows the level or one of its branches, at the same moment. */
  showLine(line: ViewedLine): void {
    if (line === this.line || line.level === null) return
    this.begin(line)
    Object.assign(this, { line, question: null, pointed: null, hover: null })
    const { rows, cols } = this.size
    const { cursor } = this
    if (cursor && (cursor.row >= rows || cursor.col >= cols)) this.cursor = null
    this.show(line.runs[0]!)
  }

  /** Shows the moment at which a branch leaves its parent. */
  showOrigin(): void {
    const from = this.line.branch?.from
    if (!from) return
    this.playback.pause()
    this.playback.seek(from.step)
  }

  /** Shows a different run, at the same moment. */
  show(run: LevelRun): void {
    this.playback.pause()
    this.run = run
    this.playback.attach(run)
  }

  /** Shows the moment just after the first difference. */
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

  /** Places of the cells on the page shown that the answer names. */
  get marks(): readonly BoardCell[] {
    const cells = this.pointed ?? this.why?.cells ?? []
    return cells.flatMap((cell) => placeOnPage(this.size, this.page, cell) ?? [])
  }

  private begin(line: ViewedLine): void {
    const reading = line.branch ? null : this.mainReading
    const readings = reading ? [null, reading.id] : [null]
    line.begin(readings, (run, isWhole) => this.grown(run, isWhole))
  }

  private grown(run: LevelRun, isWhole: boolean): void {
    this.version++
    if (run === this.run) {
      if (this.playback.stepCount === 0) this.playback.attach(run)
      else this.playback.extend()
    }
    const { runs } = this.lines[0]!
    const isMain = isWhole && runs.length > 1 && runs.includes(run)
    if (isMain && runs.every(({ outcome }) => outcome !== null)) this.compare()
  }

  private compare(): void {
    const [right, wrong] = this.lines[0]!.runs as [LevelRun, LevelRun]
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
    const { question, game } = this
    const { step } = this.playback.seen
    void this.version
    if (!question) return null
    const run = question.kind === 'event' ? question.run : this.run
    const view = this.readerOf(run)?.view(
      question.kind === 'event' ? question.step : Math.max(0, step - 1),
    )
    if (!view) return null
    return question.kind === 'event'
      ? whyEvent(game, run.level, view, question.event)
      : whyCell(game, run.level, view, question.cell)
  }

  private readerOf(run: LevelRun): StepReader | null {
    const held = this.readers.get(run)
    if (held || !run.cursor) return held ?? null
    const reader = new StepReader(run.cursor.layout, run.cursor.book, run.reading)
    this.readers.set(run, reader)
    return reader
  }
}
