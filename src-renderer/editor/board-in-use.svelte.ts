import { cellInOther } from '@core/debug/board-places'
import type { AnyGame } from '@core/game/any-game'
import type { Diagnostic } from '@core/kernel/diagnostics'
import { isInside } from '@core/kernel/grid'
import type { Sides } from '@core/kernel/sides'
import type { BoardMarks, ShownBoard } from '../canvas/shown-board'
import type { AnyBoardView, BoardCell, RunFrame } from '../canvas/board-view'
import type { CameraView } from '../canvas/camera'
import type { SymmetryId } from '../canvas/symmetry'
import { pageOfCell } from '../canvas/page-cells'
import type { Clip } from '../tools/clip'
import type { OpenQuestion } from '../tools/region'
import type { Selection } from '../tools/selection'
import type { ShapeId } from '../tools/shape'
import type { AnyTool, BoardPoint, Preview, ToolContext, ToolMoment } from '../tools/tool'
import { BoardOnShow } from './board-on-show.svelte'
import type { LevelRun } from './level-run'
import type { DocumentChange, Lines } from './lines.svelte'
import type { Playback } from './playback.svelte'
import type { DocumentRun } from './document-run.svelte'

/** A copied part in hand. */
export interface HeldClip {
  readonly clip: Clip
  /** The number of its stamp slot; null for a pasted part. */
  readonly stamp: number | null
  readonly tool: AnyTool
}

/** The uses of the strip over the board. */
export type StripId = 'replace-cells' | 'replace-pattern' | 'resize-board'

/** The board of a document in the user's hands: page, tool, pointer and cursor, selection, camera. */
export class BoardInUse extends BoardOnShow implements ShownBoard {
  /** The part of the board in view, as the stage left it; null while the whole board is fitted into the pane. */
  cameraView = $state.raw<CameraView | null>(null)
  toolId = $state('select')
  variants = $state.raw<Readonly<Record<string, number>>>({})
  /** The shape of the cells that a painting tool changes; only the current tool's. */
  shape = $state<ShapeId>('free')
  /** A copied part to be placed by the tool `stamp`; null if there is none. */
  held = $state.raw<HeldClip | null>(null)
  /** The symmetry used for painting; null for none. */
  symmetryId = $state<SymmetryId | null>(null)
  /** The cell of the board cursor (keyboard) or of the last click, on any page; the text's caret follows it. */
  cursorCell = $state<number | null>(null)
  /** Where the pointer is, null when off the board. */
  hover = $state.raw<BoardPoint | null>(null)
  /** The open strip over the board, a new object each time it is requested; null for none. */
  strip = $state.raw<{ readonly id: StripId } | null>(null)
  /** Preview of the change by the open strip; null if there is none. */
  planned = $state.raw<Preview<unknown, unknown> | null>(null)
  /** The object that the game's pane is laying, for the painters; cleared when the text changes. */
  plan = $state.raw<unknown>(null)
  /** Preview of the lines to be added to or removed from the sides; null for none. */
  newSides = $state.raw<Sides | null>(null)
  /** A change that the user has to confirm; any change of the level cancels it. */
  question = $state.raw<OpenQuestion | null>(null)

  readonly pageCount: number = $derived.by(() => this.game.pages?.count(this.level) ?? 1)
  /** The page shown, from 0: while stepping the page of the step just made, else the chosen one. */
  readonly page: number = $derived.by(() => this.pageOf(this.level))
  /** The place of the board cursor; null when it is on a different page or not set. */
  readonly cursorAt = $derived.by(() => this.placeOf(this.cursorCell ?? undefined))
  readonly turn = $derived.by(() => this.playback.anchor.turn)
  readonly tool: AnyTool | null = $derived.by(() =>
    this.toolId === 'stamp'
      ? (this.held?.tool ?? null)
      : (this.view.tools.find((tool) => tool.id === this.toolId) ?? null),
  )

  private chosenPage = $state(0)
  private heldSelection = $state.raw<Selection | null>(null)
  private pointed = $state.raw<Preview<unknown, unknown> | null>(null)
  /** The step at which the preview was set. */
  private pointedAt = 0
  private rest = $state.raw<BoardCell | null>(null)

  constructor(
    readonly game: AnyGame,
    readonly view: AnyBoardView,
    private readonly lines: Lines,
    private readonly shownRun: DocumentRun,
    readonly marks: BoardMarks,
  ) {
    super()
  }

  get level(): unknown {
    return this.lines.document.level
  }

  get diagnostics(): readonly Diagnostic[] {
    return this.lines.document.diagnostics
  }

  get run(): LevelRun | null {
    return this.shownRun.shown
  }

  get playback(): Playback {
    return this.shownRun.playback
  }

  /** Selected cells of the page shown; cells that do not exist are never among them. */
  get selection(): Selection | null {
    return this.heldSelection
  }

  set selection(selection: Selection | null) {
    this.heldSelection = selection?.within((row, col) => this.exists(row, col)) ?? null
  }

  /** The preview of a click, or of the open strip if the pointer has none. */
  get preview(): Preview<unknown, unknown> | null {
    return this.pointed ?? this.planned
  }

  set preview(preview: Preview<unknown, unknown> | null) {
    this.pointed = preview
    this.pointedAt = this.playback.step
    const { hover, rest } = this
    if (rest && (hover?.row !== rest.row || hover.col !== rest.col)) this.rest = null
  }

  /** Called when a stroke ended here: while the pointer stays on the cell, a refusal to draw once more is not shown. */
  restAt({ row, col }: BoardCell): void {
    this.rest = { row, col }
  }

  /**
   * The preview for the status bar. A refusal is left out if the pointer has not moved since a step or since the last
   * stroke: the user probably does not want to draw there.
   */
  get told(): Preview<unknown, unknown> | null {
    const { preview, playback } = this
    const isOld = playback.isStepping && this.pointedAt !== playback.step
    return (isOld || this.rest !== null) && preview?.refusal != null ? null : preview
  }

  /** Opens a strip over the board; ends stepping, because a strip edits. */
  openStrip(id: StripId): void {
    this.endStepping()
    this.closeStrip()
    this.strip = { id }
  }

  closeStrip(): void {
    this.strip = null
    this.forgetPlans()
  }

  /** Drops the preview of the strip. */
  forgetPlans(): void {
    this.planned = null
    this.newSides = null
  }

  frame(): RunFrame<unknown> | null {
    return this.shownRun.frame()
  }

  /** Chooses a tool; a different one begins with free hand. */
  chooseTool(id: string): void {
    if (id !== this.toolId) this.shape = 'free'
    this.toolId = id
    this.preview = null
    const { isStepping } = this.playback
    // A tool is chosen to edit, except the hand, which also moves the board during a run.
    if ((isStepping && id !== 'hand') || this.tool?.takeKey) this.endStepping()
    // The step that was shown is the one that is edited.
    if (!isStepping) this.followTool({ kind: 'taken' })
  }

  chooseVariant(toolId: string, variant: number): void {
    this.variants = { ...this.variants, [toolId]: variant }
  }

  toolContext(): ToolContext<unknown> {
    const { level, turn, page, playback } = this
    const isAtEnd = playback.step >= playback.stepCount
    return { level, turn, page, isAtEnd, variant: this.variants[this.toolId] ?? -1 }
  }

  /** Moves the playhead where the chosen tool wants it. */
  followTool(moment: ToolMoment<unknown, unknown>): void {
    const to = this.tool?.follow?.(this.toolContext(), moment) ?? null
    if (!to) return
    if (to.isPlayed && this.lines.document.isPlayable) this.playback.playOnceRun(to.turn)
    else if (to.phase !== undefined) this.playback.goToTurn(to.turn, to.phase)
    else this.goToTurn(to.turn)
    if (to.cell !== undefined) this.cursorCell = to.cell
  }

  /** The turn that edits belong to; null when the chosen tool edits the level as a whole. */
  get turnOfEdits(): number | null {
    return this.tool?.isOfTurns ? this.turn : null
  }

  /** Returns to editing, at the turn and on the page in view. */
  endStepping(): void {
    const { page } = this
    this.playback.endStepping()
    this.chosenPage = page
  }

  /** Goes to the start of the run; if already there, returns to editing. */
  toStart(): void {
    if (this.playback.step === 0) this.endStepping()
    else this.playback.seek(0)
  }

  /** Goes to just before a turn of the current level; one past the last is the end. Stays in editing or stepping. */
  goToTurn(turn: number): void {
    if (turn < this.game.engine.layout(this.level).turnCount) this.playback.goToTurn(turn)
    else this.playback.goToEnd()
  }

  /** A test whether the board, as it is now, has a cell at a place; for very many places. */
  existing(): (row: number, col: number) => boolean {
    const { game, level, size } = this
    return (row, col) => isInside(size, row, col) && game.exists?.(level, row, col) !== false
  }

  /** Shows a page, at the moment before its first turn; with `isAnew` also when the page has the same number. */
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

  /** Puts the cursor on a cell and shows its page. */
  showCell(cell: number): void {
    this.cursorCell = cell
    this.showPage(pageOfCell(this.size, cell))
  }

  /** Called when the document on the board has changed; an edit ends stepping. */
  documentChanged({ before, after, isEdit }: DocumentChange): void {
    // The page in view stays in view when stepping ends.
    this.chosenPage = this.pageOf(before.level)
    if (isEdit) this.playback.endStepping()
    else this.playback.pause()
    this.question = null
    this.newSides = null
    if (this.cursorCell !== null) {
      this.cursorCell = cellInOther(this.game, before.level, after.level, this.cursorCell)
    }
    const { rows, cols } = this.size
    if (this.selection && !this.selection.fits(rows, cols)) this.selection = null
    if (after.text !== before.text) this.plan = null
  }

  protected get state(): Int32Array | null {
    const isStart = this.tool?.isOfStart === true && !this.playback.isStepping
    return (isStart ? null : this.run?.stateOf(this.lines.document.text)) ?? null
  }

  private pageOf(level: unknown): number {
    void this.shownRun.version
    const { isStepping, step } = this.playback
    return this.pageOn(level, isStepping ? step : null, this.chosenPage)
  }
}
