// long because it is the one state of a document that panels, tools and commands share; what it does is in files of its own.
import { cellInOther } from '@core/debug/watch-words'
import {
  abandon,
  applyEdits,
  redo,
  typeText,
  undo,
  type LevelDocument,
} from '@core/document/level-document'
import { isTooLong, MAX_LEVEL_MB } from '@core/document/limits'
import type { Place } from '@core/kernel/diagnostics'
import type { BoardSize } from '@core/kernel/grid'
import type { AnyGame } from '@core/game/any-game'
import { describeCell } from '@core/game/describe-cell'
import type { FileTicket } from '@core/protocol/ipc'
import type { BoardSubject } from '../canvas/board-subject'
import type { AnyBoardView, BoardCell, RunFrame } from '../canvas/board-view'
import type { CameraView } from '../canvas/camera'
import type { OpenQuestion } from '../tools/region'
import type { AnyTool, BoardPoint, Preview, ToolContext } from '../tools/tool'
import { Debugging } from '../debug/debugging.svelte'
import { FrameKeeper } from './frame-keeper'
import { KeptRecord } from '../level/kept-record'
import { LevelRun } from './level-run'
import { Comparison } from '../compare/comparison.svelte'
import { Lines } from './lines.svelte'
import { Match } from '../match/match.svelte'
import type { OutsideChange } from '../keep/difference'
import { pageCell, pageOfCell, placeOnPage } from '../canvas/page-cells'
import { Playback } from './playback.svelte'
import { QuickAnswer } from './quick-answer'
import type { RunClient, RunOwner } from './runs'
import type { Selection } from '../tools/selection'
import { Stops } from '../run/stops.svelte'
import { TimelineView } from '../timeline/timeline.svelte'
import { Why } from '../why/why.svelte'

let lastId = 0

/** A question may take that long to find out what it asks about, in ms. */
const FORESIGHT = 100

/** One open document for the page: its level, its run, its tool and selection, and the commands on them. */
export class LevelEditor implements BoardSubject, RunOwner {
  readonly id = ++lastId
  /** Its name in the journal, the same after a restart. */
  readonly journalId: string
  /** The stretch of the board that is seen, as the stage left it; null while the whole board is fitted in. */
  cameraView = $state.raw<CameraView | null>(null)
  readonly playback = new Playback()
  /** What is kept with the document and not in its file. */
  readonly kept = new KeptRecord((why) => this.refuse(why))
  /** Breakpoints, and whose stories are followed. */
  readonly debug: Debugging
  readonly timeline = new TimelineView()
  /** How its match is played on; null for games that are not played by two. */
  readonly match: Match | null
  /** Where the run stops because an input cannot be played. */
  readonly stops: Stops
  /** Questions why, and their answers. */
  readonly why: Why
  /** The file it was read from or saved to; null for one never saved. */
  file = $state.raw<FileTicket | null>(null)
  untitledName = $state('')
  /** What another program has made of its file, until the user has chosen; null when nothing. */
  outside = $state.raw<OutsideChange | null>(null)
  /** The main line and the what-ifs beside it; all else here speaks of the active one. */
  readonly lines: Lines
  /** The run on a second board beside this one. */
  readonly comparison: Comparison
  /** The run on show; it may belong to the text before the last edit until the new one reaches the playhead. */
  run = $state.raw<LevelRun | null>(null)
  /** Counts up whenever more of the run is known. */
  runVersion = $state(0)
  toolId = $state('select')
  variants = $state.raw<Readonly<Record<string, number>>>({})
  /** The cell of the board cursor (keyboard) or of the last click, on whatever page; what the text's caret follows. */
  cursorCell = $state<number | null>(null)
  /** Where the pointer is, null when off the board. */
  hover = $state.raw<BoardPoint | null>(null)
  preview = $state.raw<Preview<unknown> | null>(null)
  /** What the game's own pane is laying, for the painters; a change of the text clears it. */
  plan = $state.raw<unknown>(null)
  /** A change that waits for the user's word; any change of the level takes it back. */
  question = $state.raw<OpenQuestion | null>(null)
  /** A place that the text pane should show; a new object each time. */
  reveal = $state.raw<{ readonly place: Place } | null>(null)
  /** The chosen tabs of the side pane. */
  upperPane = $state('level')
  lowerPane = $state('problems')
  /** A short message for the status line, for instance why a command was refused. */
  notice = $state.raw<{ readonly text: string; readonly tone: 'info' | 'refusal' } | null>(null)

  readonly name = $derived(this.file?.name ?? this.untitledName)
  /** The name, with the what-if that is on the board. */
  readonly title = $derived.by(() =>
    this.lines.isMain ? this.name : `${this.name} (branch: ${this.lines.active.name})`,
  )
  /** True when the main line has changes that its file does not have. */
  readonly isDirty = $derived.by(() => this.lines.isDirty)
  readonly level: unknown = $derived.by(() => this.document.level)
  /** Of one page. */
  readonly size: BoardSize = $derived.by(() => this.game.size(this.document.level))
  readonly pageCount: number = $derived.by(() => this.game.pages?.count(this.document.level) ?? 1)
  /** The page on show, from 0: while stepping that of the step just made, else the one chosen. */
  readonly page: number = $derived.by(() => {
    void this.runVersion
    const { isStepping, step } = this.playback
    const turn = this.run?.cursor?.markOf(step - 1)?.turn ?? 0
    const played =
      isStepping && this.run ? this.game.pages?.pageOfTurn(this.level, turn) : undefined
    return Math.min(played ?? this.chosenPage, this.pageCount - 1)
  })
  /** Where the board cursor is; null when it is on no page or another one. */
  readonly cursorAt = $derived.by(() => this.placeOf(this.cursorCell ?? undefined))
  readonly diagnostics = $derived.by(() => this.document.diagnostics)
  readonly errorCount = $derived(
    this.diagnostics.filter((diagnostic) => diagnostic.severity === 'error').length,
  )
  readonly warningCount = $derived(this.diagnostics.length - this.errorCount)
  /** The official answer of the text as it stands; null while it is not known or cannot be had. */
  readonly answer = $derived.by(() => {
    void this.runVersion
    return this.run?.text === this.document.text ? this.run.answer : (this.pendingAnswer ?? null)
  })
  /** False when the level has errors, so that it has no official answer. */
  readonly isRunnable = $derived.by(() => this.document.isRunnable)
  readonly turn = $derived(this.playback.anchor.turn)
  readonly explained: readonly number[] = $derived.by(() => this.why.marksOn('left'))
  readonly tool: AnyTool | null = $derived.by(
    () => this.view.tools.find((tool) => tool.id === this.toolId) ?? null,
  )
  readonly undoLabel = $derived.by(() => this.document.past.at(-1)?.label ?? null)
  readonly redoLabel = $derived.by(() => this.document.future.at(-1)?.label ?? null)

  private chosenPage = $state(0)
  private heldSelection = $state.raw<Selection | null>(null)
  /** The run on its way, not yet shown. */
  private pending = $state.raw<LevelRun | null>(null)
  private pendingAnswer = $state<string | null>(null)
  private strokes = 0
  private readonly frames = new FrameKeeper()
  private readonly quickAnswer: QuickAnswer

  constructor(
    readonly game: AnyGame,
    readonly view: AnyBoardView,
    document: LevelDocument,
    /** What makes the runs; the answers and the chunks come to `receive`. */
    readonly runs: Pick<RunClient, 'start' | 'cancel' | 'endSide'>,
    journalId: string = crypto.randomUUID(),
  ) {
    this.journalId = journalId
    this.lines = new Lines(document, this)
    this.comparison = new Comparison(this)
    this.quickAnswer = new QuickAnswer(game)
    this.debug = new Debugging(this)
    this.stops = new Stops(this)
    this.why = new Why(this)
    this.match = game.making ? new Match(this, game.making) : null
    // Of a text that never was a level there is nothing else to see.
    if (!document.hasLevel) this.upperPane = 'text'
  }

  /** The document of the active line. */
  get document(): LevelDocument {
    return this.lines.active.document
  }

  /** What is to fit in: both boards of a comparison. */
  get fitSize(): BoardSize {
    return this.comparison.fitSize
  }

  /** Cells that are otherwise on the board that this one is compared with. */
  get differing(): readonly number[] {
    return this.comparison.now.cells.left
  }

  /** Selected cells of the page on show; cells that do not exist are never among them. */
  get selection(): Selection | null {
    return this.heldSelection
  }

  set selection(selection: Selection | null) {
    this.heldSelection = selection?.within((row, col) => this.exists(row, col)) ?? null
  }

  /** A name for the edits of one stroke. */
  newGroup(): string {
    return `stroke ${++this.strokes}`
  }

  /** Makes edits as one step of undo, or joins them to the stroke of that name. */
  apply(edits: readonly unknown[], group: string = this.newGroup()): void {
    if (edits.length === 0) return
    if (this.document.isBroken) {
      this.refuse('The text has an error: fix it first, or undo to the last valid level.')
      return
    }
    this.change(applyEdits(this.document, edits, group))
  }

  /**
   * Makes moves of a match. Those of the main line go to a line of their own, so that the level and its file stay as they
   * are; gives the sentence that says so, empty when the moves went to the line on the board.
   */
  play(edits: readonly unknown[]): string {
    if (edits.length === 0 || this.document.isBroken) return ''
    const branch = this.lines.isMain ? this.lines.branchMatch() : null
    this.apply(edits)
    if (branch === null) return ''
    const words = `The match is played in the branch ${branch}; the level stays as it is.`
    this.say(words)
    return words
  }

  /** Takes a text as typed or pasted in; false when it is refused. */
  type(text: string, group: string): boolean {
    return this.change(typeText(this.document, text, group))
  }

  undo(): void {
    this.change(undo(this.document))
  }

  redo(): void {
    this.change(redo(this.document))
  }

  /** Takes back a stroke under way. */
  abandon(group: string): void {
    this.change(abandon(this.document, group))
  }

  /** The answer that edits would lead to; null where it would take long or there would be none. */
  foresee(edits: readonly unknown[]): string | null {
    const { level, text, isRunnable } = applyEdits(this.document, edits, '')
    return isRunnable ? this.quickAnswer.of(level, text, FORESIGHT) : null
  }

  markSaved(file: FileTicket): void {
    this.file = file
    this.lines.markSaved()
  }

  say(text: string): void {
    this.notice = { text, tone: 'info' }
  }

  refuse(text: string): void {
    this.notice = { text, tone: 'refusal' }
  }

  chooseTool(id: string): void {
    this.toolId = id
    this.preview = null
    const { isStepping } = this.playback
    // A tool is chosen to edit, but for the hand, which also moves the board of a run.
    if ((isStepping && id !== 'hand') || this.tool?.takeKey) this.endStepping()
    // What was stepped to is what is edited.
    if (isStepping) return
    const turn = this.tool?.turnAsTaken?.(this.toolContext()) ?? null
    // Not `goToTurn` of the editor: the end of a run names its last turn, and what comes is one more.
    if (turn !== null) this.playback.goToTurn(turn)
  }

  /** Back to editing, at the turn and on the page that are seen. */
  endStepping(): void {
    const { page } = this
    this.playback.endStepping()
    this.chosenPage = page
  }

  /** To the start of the run; from there back to editing. */
  toStart(): void {
    if (this.playback.step === 0) this.endStepping()
    else this.playback.seek(0)
  }

  /** Lets the playhead go where the chosen tool wants it after its edits. */
  followTool(edits: readonly unknown[]): void {
    const to = edits.length > 0 ? this.tool?.follow?.(this.toolContext(), edits) : null
    if (!to) return
    if (to.isPlayed && this.document.isPlayable) this.playback.playOnceRun(to.turn)
    else this.goToTurn(to.turn)
    if (to.cell !== undefined) this.cursorCell = to.cell
  }

  /** To just before a turn of the level as it stands; one past the last is the end. The mood stays. */
  goToTurn(turn: number): void {
    if (turn < this.game.engine.layout(this.level).turnCount) this.playback.goToTurn(turn)
    else this.playback.goToEnd()
  }

  toolContext(): ToolContext<unknown> {
    const { level, turn, page, playback } = this
    const isAtEnd = playback.step >= playback.stepCount
    return { level, turn, page, isAtEnd, variant: this.variants[this.toolId] ?? -1 }
  }

  chooseVariant(toolId: string, variant: number): void {
    this.variants = { ...this.variants, [toolId]: variant }
  }

  /** Number of a cell of the page on show; null when the board has none there. */
  cellAt(row: number, col: number): number | null {
    const cell = pageCell(this.size, this.page, row, col)
    return cell !== null && this.exists(row, col) ? cell : null
  }

  /** Row and column of a cell by its number; null when it is on another page than the one on show. */
  placeOf(cell: number | undefined): BoardCell | null {
    return cell === undefined ? null : placeOnPage(this.size, this.page, cell)
  }

  /** Brings a page to the board, with the moment before its first turn; `isAnew` also when it has the same number. */
  showPage(page: number, isAnew = false): void {
    const { pages } = this.game
    if (!pages || page < 0 || page >= this.pageCount) return
    if (page === this.page && !isAnew) return
    this.chosenPage = page
    this.selection = null
    this.playback.pause()
    this.playback.isStepping = false
    this.playback.goToTurn(pages.firstTurn(this.level, page))
  }

  /** Marks a cell, on its page. */
  showCell(cell: number): void {
    this.cursorCell = cell
    this.showPage(pageOfCell(this.size, cell))
  }

  /** Marks a cell and lets the text follow; null takes the mark away. */
  goToCell(cell: number | null): void {
    if (cell === null) this.cursorCell = null
    else this.showCell(cell)
    const place = cell === null ? undefined : this.game.format.placesOf(this.level, cell)[0]
    if (place && !this.document.isBroken) this.reveal = { place }
  }

  /** Shows a place in the text, which comes forward for it, and its cells on the board. */
  goToPlace(place: Place): void {
    this.upperPane = 'text'
    this.reveal = { place }
    if (!this.document.isBroken) this.followCaret(place)
  }

  /** The caret of the text moved: the board cursor follows, and with it the page unless the run is being followed. */
  followCaret(place: Place): void {
    if (this.document.isBroken) return
    const cell = this.game.format.cellsAt(this.level, place)[0]
    if (cell === undefined) return
    if (this.playback.isStepping) this.cursorCell = cell
    else this.showCell(cell)
  }

  /** Runs the document anew; the run on show stays until the new one reaches the playhead. */
  rerun(): void {
    this.pendingAnswer = null
    if (!this.document.isPlayable) {
      this.pending = null
      this.run = null
      this.playback.detach()
      this.runVersion++
      this.debug.runChanged()
      this.comparison.follow()
      return
    }
    const { level, text, isRunnable } = this.document
    const runId = this.runs.start({ slot: 'main', game: this.game.id, text })
    this.pending = new LevelRun(runId, level, text, null, this.game.engine)
    // With an input that cannot be played there is no official answer.
    this.pendingAnswer = isRunnable ? this.quickAnswer.of(level, text) : null
    this.pending.answer = this.pendingAnswer
    if (this.pendingAnswer !== null) this.lines.noteAnswer(text, this.pendingAnswer)
    this.comparison.follow()
  }

  /** Runs the document unless that is done or under way; a run is cut short when another document asks for one. */
  ensureRun(): void {
    this.comparison.ensureRun()
    const current = this.pending ?? this.run
    if (!this.document.isPlayable) return
    const isCut = current?.outcome?.kind === 'cancelled' && !current.isStopped
    if (current === null || isCut) this.rerun()
  }

  /** The run of the document as it stands, on show or on its way; null when there is none. */
  get latestRun(): LevelRun | null {
    return this.pending ?? this.run
  }

  /** Ends a recording under way; what is recorded stays. */
  stopRun(): void {
    const run = this.latestRun
    if (!run || run.outcome !== null) return
    run.isStopped = true
    this.runs.cancel(run)
  }

  /** The run that a message from main belongs to; null for one that was overtaken. */
  runOf(runId: number): LevelRun | null {
    if (this.pending?.runId === runId) return this.pending
    if (this.run?.runId === runId) return this.run
    return null
  }

  /** Something more is known of a run: it is put on show as soon as it reaches the playhead. */
  receive(run: LevelRun): void {
    if (run.answer !== null) this.lines.noteAnswer(run.text, run.answer)
    if (run.answerTime !== null) this.quickAnswer.note(run.answerTime, run.text)
    if (run === this.pending) {
      this.pendingAnswer = run.answer
      if (run.cursor && Playback.reaches(run, this.playback.anchor)) {
        this.pending = null
        this.run = run
        this.playback.attach(run)
      }
    } else {
      this.playback.extend()
    }
    this.runVersion++
    this.debug.runChanged()
    this.comparison.searchOn()
  }

  /** A cell in words, as the board shows it. */
  describeCell(cell: number): string {
    const isStart = this.tool?.isOfStart === true && !this.playback.isStepping
    const state = (isStart ? null : this.run?.stateOf(this.document.text)) ?? null
    return describeCell(this.game, this.level, state, cell)
  }

  /** What the painters draw now; null when there is no run. */
  frame(): RunFrame<unknown> | null {
    return this.frames.of(this.run, this.playback)
  }

  /**
   * Lets the document on the board be another one, by an edit or because another line was chosen; an edit ends stepping.
   */
  exchange(change: () => void, isEdit: boolean): void {
    const before = this.document
    const line = this.lines.active.id
    // What is seen stays in sight when stepping ends.
    const { page } = this
    change()
    const { document } = this
    this.comparison.lineShown(line)
    if (document === before) return
    this.chosenPage = page
    if (isEdit) this.playback.endStepping()
    else this.playback.pause()
    this.notice = null
    this.question = null
    const { rows, cols } = this.game.size(document.level)
    const samePlace = (cell: number): number | null =>
      cellInOther(this.game, before.level, document.level, cell)
    if (this.cursorCell !== null) this.cursorCell = samePlace(this.cursorCell)
    this.why.boardChanged(samePlace)
    if (this.selection && !this.selection.fits(rows, cols)) this.selection = null
    if (document.text === before.text) return
    this.plan = null
    this.rerun()
  }

  private exists(row: number, col: number): boolean {
    return this.game.exists?.(this.level, row, col) ?? true
  }

  /** False, with a word to the user, for a text that could be saved but not opened again. */
  private change(document: LevelDocument): boolean {
    if (isTooLong(document.text)) {
      this.refuse(`Levels may be at most ${MAX_LEVEL_MB} MB: this change would make it larger.`)
      return false
    }
    this.exchange(() => this.lines.edit(document, this.turnOfEdits()), true)
    return true
  }

  /** The turn that edits are meant for; null when the chosen tool works on the level as a whole. */
  private turnOfEdits(): number | null {
    const isOfTurns = this.tool?.turnPhase !== undefined || this.tool?.turnAfter !== undefined
    return isOfTurns ? this.turn : null
  }
}
