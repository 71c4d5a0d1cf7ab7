import type { JournaledLine } from '@core/document/journaled-lines'
import {
  abandon,
  applyEdits,
  goInHistory,
  redo,
  typeText,
  undo,
  type LevelDocument,
} from '@core/document/level-document'
import { isTooLong, MAX_LEVEL_MB } from '@core/document/limits'
import type { AnyGame } from '@core/game/any-game'
import type { Diagnostic, Place } from '@core/kernel/diagnostics'
import type { AnyBoardView } from '../canvas/board-view'
import { nothingBeside, type Beside } from './beside'
import { BoardInUse } from './board-in-use.svelte'
import { Lines, type BranchMoment, type DocumentChange } from './lines.svelte'
import { PanesOnShow } from './panes-on-show.svelte'
import type { Playback } from './playback.svelte'
import { DocumentRun } from './document-run.svelte'
import type { RunStarter } from './runs'
import { words } from '../ui/words'

let lastId = 0

/** One document for the page: its lines, the board in use, and the run shown. */
export class LevelEditor {
  // oxlint-disable-next-line no-useless-assignment -- the next one counts on
  readonly id = ++lastId
  readonly lines: Lines
  readonly run: DocumentRun
  readonly board: BoardInUse
  /** A place for the text pane to show; a new object each time. */
  reveal = $state.raw<{ readonly place: Place } | null>(null)
  readonly panes = new PanesOnShow()
  /** A short message for the status bar, for instance why a command was refused. */
  notice = $state.raw<{ readonly text: string; readonly tone: 'info' | 'refusal' } | null>(null)
  /** A text for screen readers, in addition to the changes of the board; a new object each time. */
  told = $state.raw<{ readonly text: string } | null>(null)

  readonly level: unknown = $derived.by(() => this.document.level)
  readonly diagnostics: readonly Diagnostic[] = $derived.by(() => this.document.diagnostics)
  readonly errorCount = $derived(
    this.diagnostics.filter((diagnostic) => diagnostic.severity === 'error').length,
  )
  readonly undoLabel = $derived.by(() => this.document.past.at(-1)?.label ?? null)
  readonly redoLabel = $derived.by(() => this.document.future.at(-1)?.label ?? null)

  private strokes = 0

  constructor(
    readonly game: AnyGame,
    readonly view: AnyBoardView,
    document: LevelDocument,
    runs: RunStarter,
    private readonly beside: Beside = nothingBeside,
  ) {
    this.lines = new Lines(game, document, beside.kept, (change) => this.changed(change))
    this.run = new DocumentRun(game, this.lines, runs, beside)
    this.board = new BoardInUse(game, view, this.lines, this.run, beside.marks)
  }

  /** The document of the active line. */
  get document(): LevelDocument {
    return this.lines.document
  }

  get playback(): Playback {
    return this.run.playback
  }

  /** A new name for a stroke, so that its edits are joined. */
  newGroup(): string {
    return `stroke ${++this.strokes}`
  }

  /** Makes edits as one undo step, or joins them to the stroke with that name. */
  apply(edits: readonly unknown[], group: string = this.newGroup()): void {
    if (edits.length === 0) return
    if (this.document.isBroken) {
      this.refuse(words.editor.textHasError)
      return
    }
    this.change(applyEdits(this.document, edits, group))
  }

  /**
   * Makes moves of a match. Moves on the main line go to a new line, so that the level and its file stay the same.
   * Returns the sentence that reports it, empty when the moves went to the line on the board. `group` as for `apply`.
   */
  play(edits: readonly unknown[], group?: string): string {
    if (edits.length === 0 || this.document.isBroken) return ''
    const branch = this.lines.isMain ? this.lines.branchMatch({ ...this.moment, phase: -1 }) : null
    this.apply(edits, group)
    if (branch === null) return ''
    const where = words.editor.matchInBranch({ branch })
    this.say(where)
    return where
  }

  /** Takes a typed or pasted text; returns false when it is refused. */
  type(text: string, group: string): boolean {
    return this.change(typeText(this.document, text, group))
  }

  undo(): void {
    this.change(undo(this.document))
  }

  redo(): void {
    this.change(redo(this.document))
  }

  /** Goes to the place in the history after so many steps, back or forth. */
  goInHistory(place: number): void {
    this.change(goInHistory(this.document, place))
  }

  /** Undoes a stroke that has not ended. */
  abandon(group: string): void {
    this.change(abandon(this.document, group))
  }

  /** The answer after some edits; null if it would take long or there would be none. */
  foresee(edits: readonly unknown[]): string | null {
    return this.run.foresee(applyEdits(this.document, edits, ''))
  }

  /** The moment on the board, at which a new branch would leave the run. */
  get moment(): BranchMoment {
    const { step, anchor } = this.playback
    return { turn: anchor.turn, phase: anchor.isEnd ? -1 : anchor.phase, step }
  }

  say(text: string): void {
    this.notice = { text, tone: 'info' }
  }

  refuse(text: string): void {
    this.notice = { text, tone: 'refusal' }
  }

  /** Puts the cursor on a cell and moves the text to it; null removes the cursor. */
  goToCell(cell: number | null): void {
    if (cell === null) this.board.cursorCell = null
    else this.board.showCell(cell)
    const place = cell === null ? undefined : this.game.format.placesOf(this.level, cell)[0]
    if (place && !this.document.isBroken) this.reveal = { place }
  }

  /** Shows a place in the text, whose pane comes to the front, and its cells on the board. */
  goToPlace(place: Place): void {
    this.panes.show('text')
    this.reveal = { place }
    if (!this.document.isBroken) this.followCaret(place)
  }

  /** Called when the caret of the text has moved: the board cursor follows, and the page too, except while stepping. */
  followCaret(place: Place): void {
    if (this.document.isBroken) return
    const cell = this.game.format.cellsAt(this.level, place)[0]
    if (cell === undefined) return
    if (this.playback.isStepping) this.board.cursorCell = cell
    else this.board.showCell(cell)
  }

  /** Adds the branches that are stored beside the file. */
  takeKept(): void {
    this.lines.takeKept()
    this.run.answers.answerOthers(this.run.shown?.answerTime ?? 0)
  }

  /** Adds the branches stored in the journal. */
  takeJournaled(lines: readonly JournaledLine[]): void {
    this.lines.takeJournaled(lines)
    this.run.answers.answerOthers(this.run.shown?.answerTime ?? 0)
  }

  /** Called when the document on the board has changed, by an edit or because another line was chosen. */
  private changed(change: DocumentChange): void {
    const { before, after } = change
    this.beside.documentChanged(change)
    if (after === before) return
    this.notice = null
    this.board.documentChanged(change)
    if (after.text !== before.text) this.run.begin()
  }

  /** Returns false, with a message to the user, for a text that could be saved but not opened again. */
  private change(document: LevelDocument): boolean {
    if (isTooLong(document.text)) {
      this.refuse(words.editor.tooLarge({ most: MAX_LEVEL_MB }))
      return false
    }
    this.lines.edit(document, this.board.turnOfEdits)
    return true
  }
}
