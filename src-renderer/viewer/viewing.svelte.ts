import { DifferenceSearch } from '@core/debug/first-difference'
import { whyOf, type WhyAnswer } from '@core/debug/why'
import type { AnyGame } from '@core/game/any-game'
import type { EventFacts, Reading } from '@core/game/module'
import type { levelIn } from '@core/package/level-page'
import type { TraceEvent } from '@core/trace/trace'
import type { AnyBoardLook, BoardCell } from '../canvas/board-view'
import { BoardOnShow, type LevelRun, Playback } from '../editor/for-viewer'
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
export class Viewing extends BoardOnShow {
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
    return this.pageOn(this.level, this.run.cursor?.step ?? 0)
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
    const cell = at && this.cellAt(at.row, at.col)
    return cell === null ? '' : this.describeCell(cell)
  })
  private readonly mainReading: Reading | null

  constructor(
    page: ReturnType<typeof levelIn>,
    readonly look: AnyBoardLook,
  ) {
    super()
    const { module: game, level, name, text, branches } = page
    this.game = game
    this.name = name
    this.mainReading = game.engine.readings.find(({ id }) => id === page.reading) ?? null
    const main = new ViewedLine(game, words.viewer.level, text, level, null, 0)
    this.lines = [main, ...linesOf(game, branches)]
    this.line = main
    this.begin()
    this.run = main.runs[0]!
    this.playback.attach(this.run)
  }

  get level(): unknown {
    return this.line.level
  }

  /** The misreading that can be shown as well; null if there is none, and for branches. */
  get reading(): Reading | null {
    return this.line.branch ? null : this.mainReading
  }

  /** Shows the level or one of its branches, at the same moment. */
  showLine(line: ViewedLine): void {
    if (line === this.line || line.level === null) return
    Object.assign(this, { line, question: null, pointed: null, hover: null })
    this.begin()
    const { cursor } = this
    if (cursor && this.cellAt(cursor.row, cursor.col) === null) this.cursor = null
    this.show(line.runs[0]!)
  }

  /** Shows the moment at which a branch leaves its parent. */
  showOrigin(): void {
    const from = this.line.branch?.from
    if (from) this.goTo(from.step)
  }

  /** Shows a different run, at the same moment. */
  show(run: LevelRun): void {
    this.playback.pause()
    this.run = run
    this.playback.attach(run)
  }

  /** Shows the moment just after the first difference. */
  showDifference(): void {
    if (this.difference !== null) this.goTo(this.difference + 1)
  }

  /** Goes to a position of the run, which ends playback. */
  goTo(step: number): void {
    this.playback.pause()
    this.playback.seek(step)
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

  /** Places of the cells on the page shown that the answer names. */
  get marks(): readonly BoardCell[] {
    const cells = this.pointed ?? this.why?.cells ?? []
    return cells.flatMap((cell) => this.placeOf(cell) ?? [])
  }

  protected get state(): Int32Array | null {
    return this.run.cursor?.state ?? null
  }

  private begin(): void {
    const { line, reading } = this
    line.begin(reading ? [null, reading.id] : [null], (run) => this.grown(run))
  }

  private grown(run: LevelRun): void {
    this.version++
    if (run === this.run) {
      if (this.playback.stepCount === 0) this.playback.attach(run)
      else this.playback.extend()
    }
    const { runs } = this.lines[0]!
    const isMain = runs.length > 1 && runs.includes(run)
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
    const view = run.reader?.view(question.kind === 'event' ? question.step : Math.max(0, step - 1))
    return view ? whyOf(game, run.level, view, question) : null
  }
}
