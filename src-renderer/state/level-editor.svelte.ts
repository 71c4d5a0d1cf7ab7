import {
  abandon,
  applyEdits,
  isDirty,
  markSaved,
  openDocument,
  redo,
  typeText,
  undo,
  type LevelDocument,
} from '@core/document/level-document'
import type { Place } from '@core/kernel/diagnostics'
import type { BoardSize } from '@core/kernel/grid'
import type { AnyGame } from '@core/games/registry'
import type { FileTicket } from '@core/protocol/ipc'
import type { AnyBoardView, RunFrame } from '../canvas/board-view'
import type { AnyTool, BoardPoint, Preview, ToolContext } from '../tools/tool'
import { LevelRun } from './level-run'
import { Playback } from './playback.svelte'
import type { Selection } from './selection'

let lastId = 0

/** One open document for the page: its level, its run, its tool and selection, and the commands on them. */
export class LevelEditor {
  readonly id = ++lastId
  readonly playback = new Playback()
  /** The file it was read from or saved to; null for one never saved. */
  file = $state.raw<FileTicket | null>(null)
  untitledName = $state('')
  document = $state.raw<LevelDocument>(null as never)
  /** The run on show; it may belong to the text before the last edit until the new one reaches the playhead. */
  run = $state.raw<LevelRun | null>(null)
  /** Counts up whenever more of the run is known. */
  runVersion = $state(0)
  toolId = $state('select')
  variants = $state.raw<Readonly<Record<string, number>>>({})
  selection = $state.raw<Selection | null>(null)
  /** The cell of the board cursor (keyboard) or of the last click; what the text's caret follows. */
  cursorCell = $state<number | null>(null)
  /** Where the pointer is, null when off the board. */
  hover = $state.raw<BoardPoint | null>(null)
  preview = $state.raw<Preview | null>(null)
  /** A place that the text pane should show; a new object each time. */
  reveal = $state.raw<{ readonly place: Place } | null>(null)
  /** The chosen tabs of the side pane. */
  upperPane = $state('level')
  lowerPane = $state('problems')
  /** A short message for the status line, for instance why a command was refused. */
  notice = $state.raw<{ readonly text: string; readonly tone: 'info' | 'refusal' } | null>(null)

  readonly name = $derived(this.file?.name ?? this.untitledName)
  readonly isDirty = $derived(isDirty(this.document))
  readonly level: unknown = $derived(this.document.level)
  readonly size: BoardSize = $derived.by(() => this.game.size(this.document.level))
  readonly diagnostics = $derived(this.document.diagnostics)
  readonly errorCount = $derived(
    this.diagnostics.filter((diagnostic) => diagnostic.severity === 'error').length,
  )
  readonly warningCount = $derived(this.diagnostics.length - this.errorCount)
  /** The official answer of the text as it stands; null while it is not known or cannot be had. */
  readonly answer = $derived.by(() => {
    void this.runVersion
    return this.run?.text === this.document.text ? this.run.answer : (this.pendingAnswer ?? null)
  })
  readonly turn = $derived(this.playback.anchor.turn)
  readonly tool: AnyTool | null = $derived.by(
    () => this.view.tools.find((tool) => tool.id === this.toolId) ?? null,
  )
  readonly undoLabel = $derived(this.document.past.at(-1)?.label ?? null)
  readonly redoLabel = $derived(this.document.future.at(-1)?.label ?? null)

  /** The run on its way, not yet shown. */
  private pending: LevelRun | null = null
  private pendingAnswer = $state<string | null>(null)
  private strokes = 0
  private heldFrame: { readonly run: LevelRun; readonly step: number; frame: RunFrame } | null =
    null

  constructor(
    readonly game: AnyGame,
    readonly view: AnyBoardView,
    text: string,
    /** Starts a run of a text and gives its number; the answer and the chunks come to `receive…`. */
    private readonly startRun: (editor: LevelEditor) => number,
  ) {
    this.document = openDocument(game, text)
  }

  /** A name for the edits of one stroke. */
  newGroup(): string {
    return `stroke ${++this.strokes}`
  }

  /** Makes edits as one step of undo, or joins them to the stroke of that name. */
  apply(edits: readonly unknown[], group: string = this.newGroup()): void {
    if (edits.length === 0) return
    if (this.document.isBroken) {
      this.refuse('The text has an error: mend it first, or undo back to the last good level.')
      return
    }
    this.change(applyEdits(this.document, edits, group))
  }

  type(text: string, group: string): void {
    this.change(typeText(this.document, text, group))
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

  markSaved(file: FileTicket): void {
    this.file = file
    this.document = markSaved(this.document)
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
  }

  toolContext(): ToolContext<unknown> {
    const { playback } = this
    const isAtEnd = playback.step >= playback.stepCount
    const variant = this.variants[this.toolId] ?? -1
    return { level: this.level, turn: this.turn, variant, isAtEnd }
  }

  chooseVariant(toolId: string, variant: number): void {
    this.variants = { ...this.variants, [toolId]: variant }
  }

  /** Marks a cell and lets the text follow; null takes the mark away. */
  goToCell(cell: number | null): void {
    this.cursorCell = cell
    const place = cell === null ? undefined : this.game.format.placesOf(this.level, cell)[0]
    if (place && !this.document.isBroken) this.reveal = { place }
  }

  /** Shows a place in the text, which comes forward for it, and its cells on the board. */
  goToPlace(place: Place): void {
    this.upperPane = 'text'
    this.reveal = { place }
    if (!this.document.isBroken) this.followCaret(place)
  }

  /** The caret of the text moved: the board cursor follows. */
  followCaret(place: Place): void {
    if (this.document.isBroken) return
    const cell = this.game.format.cellsAt(this.level, place)[0]
    if (cell !== undefined) this.cursorCell = cell
  }

  /** Runs the document anew; the run on show stays until the new one reaches the playhead. */
  rerun(): void {
    this.pendingAnswer = null
    if (!this.document.isRunnable) {
      this.pending = null
      this.run = null
      this.playback.detach()
      this.runVersion++
      return
    }
    const { level, text } = this.document
    this.pending = new LevelRun(this.startRun(this), level, text, null)
  }

  /** Runs the document unless that is done or under way; a run is cut short when another document asks for one. */
  ensureRun(): void {
    const current = this.pending ?? this.run
    if (!this.document.isRunnable) return
    if (current === null || current.outcome?.kind === 'cancelled') this.rerun()
  }

  /** The run that a message from main belongs to; null for one that was overtaken. */
  runOf(runId: number): LevelRun | null {
    if (this.pending?.runId === runId) return this.pending
    if (this.run?.runId === runId) return this.run
    return null
  }

  /** Something more is known of a run: it is put on show as soon as it reaches the playhead. */
  receive(run: LevelRun): void {
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
  }

  /** What the painters draw now; null when there is no run. */
  frame(): RunFrame | null {
    const { run, playback } = this
    const cursor = run?.cursor
    if (!run || !cursor) return null
    const held = this.heldFrame
    // While an animation runs only its progress changes.
    if (held?.run === run && held.step === cursor.step) {
      return held.frame.progress === playback.progress
        ? held.frame
        : (held.frame = { ...held.frame, progress: playback.progress })
    }
    const frame: RunFrame = {
      level: run.level,
      layout: cursor.layout,
      state: cursor.state,
      touched: cursor.touched,
      before: cursor.before,
      progress: playback.progress,
      events: cursor.eventsOf(cursor.step - 1),
      changesBack: (back) => run.changesBefore(cursor.step - back),
    }
    this.heldFrame = { run, step: cursor.step, frame }
    return frame
  }

  private change(document: LevelDocument): void {
    if (document === this.document) return
    const isSameText = document.text === this.document.text
    this.document = document
    this.playback.isStepping = false
    this.playback.pause()
    this.notice = null
    const { rows, cols } = this.game.size(document.level)
    if (this.cursorCell !== null && this.cursorCell >= rows * cols) this.cursorCell = null
    if (this.selection && !this.selection.fits(rows, cols)) this.selection = null
    if (!isSameText) this.rerun()
  }
}
