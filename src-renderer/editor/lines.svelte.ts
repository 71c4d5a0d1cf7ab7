import { restoreLine, type JournaledLine } from '@core/document/journaled-lines'
import { markSavedAs, sealed, type LevelDocument } from '@core/document/level-document'
import {
  activateLine,
  activeLine,
  branchLine,
  editLine,
  isTreeDirty,
  lineOf,
  listLines,
  MAIN_LINE,
  mainLine,
  plantLine,
  promoteLine,
  removeLine,
  renameLine,
  restoreLines,
  type Line,
  type LineTree,
} from '@core/document/line-tree'
import { branchMatch, takeOutMatch } from '@core/document/match-lines'
import type { AnyGame } from '@core/game/any-game'
import { KeptLines, type KeptData } from './kept-lines'

/** A change of the document on the board. */
export interface DocumentChange {
  readonly before: LevelDocument
  readonly after: LevelDocument
  /** Number of the line that was on the board before. */
  readonly lineBefore: number
  /** False when only a different line was brought to the board, or one was removed. */
  readonly isEdit: boolean
}

/** The moment of a run at which a branch leaves it. */
export type BranchMoment = Parameters<typeof branchLine>[1]

/** The document: its main line, which is saved, and the branches, each with a text, a level and a history. */
export class Lines {
  readonly active: Line = $derived.by(() => activeLine(this.tree))
  readonly main: Line = $derived.by(() => mainLine(this.tree))
  /** All but the main line, each after the one it was made from. */
  readonly branches: readonly Line[] = $derived.by(() => this.tree.lines.slice(1))
  /** The text to save. */
  readonly mainText = $derived.by(() => this.main.document.text)
  /** In the order of the tree, each with its depth. */
  readonly list = $derived.by(() => listLines(this.tree))
  readonly isMain = $derived.by(() => this.tree.activeId === MAIN_LINE)
  /** True when the main line differs from its file. */
  readonly isDirty = $derived.by(() => isTreeDirty(this.tree))

  private held: LineTree
  private removed = $state.raw<readonly Line[]>([])
  private readonly keptLines: KeptLines

  constructor(
    private readonly game: AnyGame,
    document: LevelDocument,
    kept: KeptData,
    /** Called at every change of the lines, even if the document on the board stays the same. */
    private readonly onChange: (change: DocumentChange) => void,
  ) {
    this.held = $state.raw(plantLine(document))
    this.keptLines = new KeptLines(kept, () => this.held)
  }

  get tree(): LineTree {
    return this.held
  }

  /** The document of the active line, which is on the board. */
  get document(): LevelDocument {
    return this.active.document
  }

  /** The line with a number; null if there is none. */
  find(id: number): Line | null {
    return lineOf(this.held, id)
  }

  /** Sets the active line's document after an edit; `turn` as in `editLine`. */
  edit(document: LevelDocument, turn: number | null): void {
    this.change(editLine(this.held, this.held.activeId, document, turn), true, !this.isMain)
  }

  /**
   * To be called before the main line's text is saved, so that undo can return to it whatever is edited meanwhile.
   * Returns the text.
   */
  sealMain(): string {
    this.held = editLine(this.held, MAIN_LINE, sealed(this.main.document))
    return this.mainText
  }

  /** Called when a text of the main line was saved, which may not be the latest any more. */
  markSaved(text: string): void {
    this.held = editLine(this.held, MAIN_LINE, markSavedAs(this.main.document, text))
  }

  /** Replaces the main line's document, without an undo step. */
  replaceMain(document: LevelDocument): void {
    this.change(editLine(this.held, MAIN_LINE, document), false)
  }

  /** Makes a branch of the active line at a moment of its run and shows it, ready to be edited. */
  branch(from: BranchMoment): void {
    this.change(branchLine(this.held, from), true)
  }

  /** Makes a line for the moves of a match, from a moment of the run, and shows it; returns its name. */
  branchMatch(from: BranchMoment): string {
    this.change(branchMatch(this.held, from), true)
    return this.active.name
  }

  /** Moves the match moves of the main line to a new line; the document on the board stays. */
  takeOutMatch(): void {
    this.change(takeOutMatch(this.held), false)
  }

  /** Brings a line to the board, at the same turn and phase. */
  show(id: number): void {
    this.change(activateLine(this.held, id), false)
  }

  rename(id: number, name: string): void {
    this.held = renameLine(this.held, id, name)
    this.keptLines.keep()
  }

  /**
   * Deletes a branch and all branches made from it; `restore` brings them back until the next deletion. Returns false
   * when there was none.
   */
  remove(id: number): boolean {
    const before = this.held.lines
    this.change(removeLine(this.held, id), false)
    this.removed = before.filter((line) => this.find(line.id) === null)
    return this.removed.length > 0
  }

  /** Names of the lines that `restore` would bring back. */
  get restorable(): readonly string[] {
    return this.removed.map(({ name }) => name)
  }

  /** Restores the last deleted branches; returns the one that all the others were made from, null if there are none. */
  restore(): Line | null {
    const [first = null] = this.removed
    if (first === null) return null
    this.held = restoreLines(this.held, this.removed)
    this.removed = []
    this.keptLines.keep()
    return first
  }

  /** Copies a line's text to the main line, as one undo step, and shows it; returns false when they were the same. */
  promote(id: number): boolean {
    const before = this.main.document
    this.change(promoteLine(this.held, id), true)
    return this.main.document !== before
  }

  /** Adds the branches that are stored beside the file. */
  takeKept(): void {
    this.held = this.keptLines.takeInto(this.held, this.game)
  }

  /** Replaces the branches by those of the journal, which are newer than the stored ones and have histories. */
  takeJournaled(kept: readonly JournaledLine[]): void {
    const bare = { ...this.held, lines: this.held.lines.slice(0, 1), activeId: MAIN_LINE }
    const lines = kept.map((line) => restoreLine(this.game, line))
    this.held = restoreLines(bare, lines)
    this.keptLines.keep()
  }

  /** Whether everything is stored beside the file. */
  get isKept(): boolean {
    return this.keptLines.isSettled
  }

  /** Stores at once what has not been stored yet: the document is about to close. */
  flush(): void {
    this.keptLines.flush()
  }

  private change(tree: LineTree, isEdit: boolean, isKept = tree.lines !== this.held.lines): void {
    if (tree === this.held) return
    const { document: before, active } = this
    this.held = tree
    if (isKept) this.keptLines.keep()
    this.onChange({ before, after: this.document, lineBefore: active.id, isEdit })
  }
}
