import { restoreLine, type JournaledLine } from '@core/document/journaled-lines'
import { markSaved, type LevelDocument } from '@core/document/level-document'
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
import { HOPELESS, PATIENCE } from './answer-patience'
import { branchPoints, type BranchPoint } from './branch-points'
import type { LevelRun } from './level-run'
import { LineKeeper, type Kept } from './line-keeper'
import type { Anchor } from './playback.svelte'

/** As much of an open document as its lines need. */
export interface LineHost {
  readonly game: AnyGame
  /** What is kept beside the document's file. */
  readonly kept: Kept
  readonly run: LevelRun | null
  readonly runVersion: number
  readonly answer: string | null
  readonly playback: { readonly step: number; readonly anchor: Anchor }
  /** Lets the lines change and brings the document that is then active to the board. */
  exchange(change: () => void, isEdit: boolean): void
  say(text: string): void
}

/** The lines of one document: the main line, which is what is saved, and the what-ifs beside it. One is on the board. */
export class Lines {
  readonly active: Line = $derived.by(() => activeLine(this.tree))
  readonly main: Line = $derived.by(() => mainLine(this.tree))
  /** All but the main line, each behind the one it was made from. */
  readonly whatIfs: readonly Line[] = $derived.by(() => this.tree.lines.slice(1))
  /** In the order of the tree, each with its depth. */
  readonly list = $derived.by(() => listLines(this.tree))
  readonly isMain = $derived.by(() => this.tree.activeId === MAIN_LINE)
  /** True when the main line has changes that its file does not have. */
  readonly isDirty = $derived.by(() => isTreeDirty(this.tree))
  /** Where what-ifs leave the active line's run, and where it left its own; in the order of the run. */
  readonly branchPoints: readonly BranchPoint[] = $derived.by(() => {
    void this.host.runVersion
    const cursor = this.host.run?.cursor
    return cursor ? branchPoints(this.tree, cursor) : []
  })

  private tree = $state.raw<LineTree>(null as never)
  private answers = $state.raw<ReadonlyMap<number, { text: string; answer: string }>>(new Map())
  private removed = $state.raw<readonly Line[]>([])
  private readonly keeper: LineKeeper

  constructor(
    document: LevelDocument,
    private readonly host: LineHost,
  ) {
    this.tree = plantLine(document)
    this.keeper = new LineKeeper(host.kept, () => this.tree)
  }

  /** The line of a number; null when there is none. */
  find(id: number): Line | null {
    return lineOf(this.tree, id)
  }

  /** The official answer of a line; null while it is not known. */
  answerOf(line: Line): string | null {
    if (line.id === this.active.id) return this.host.answer
    const held = this.answers.get(line.id)
    return held?.text === line.document.text ? held.answer : null
  }

  /** Takes note of the answer of a text, for the lines that have it. */
  noteAnswer(text: string, answer: string): void {
    const lines = this.tree.lines.filter((line) => line.document.text === text)
    const isNews = ({ id }: Line): boolean => this.answers.get(id)?.text !== text
    if (!lines.some(isNews)) return
    const news = lines.map(({ id }) => [id, { text, answer }] as const)
    this.answers = new Map([...this.answers, ...news])
  }

  /** Puts the active line's document after an edit; `turn` as in `editLine`. */
  edit(document: LevelDocument, turn: number | null): void {
    this.tree = editLine(this.tree, this.tree.activeId, document, turn)
    if (!this.isMain) this.keeper.keep()
  }

  markSaved(): void {
    this.tree = editLine(this.tree, MAIN_LINE, markSaved(this.main.document))
  }

  /** Puts another document in the main line's place, without a step of undo. */
  replaceMain(document: LevelDocument): void {
    this.change(editLine(this.tree, MAIN_LINE, document), false)
  }

  /** Makes a what-if of the active line at the playhead and goes there, ready to be edited. */
  branch(): void {
    const { step, anchor } = this.host.playback
    const from = { turn: anchor.turn, phase: anchor.isEnd ? -1 : anchor.phase, step }
    const origin = this.active
    const { answer } = this.host
    this.change(branchLine(this.tree, from), true)
    if (answer !== null) this.noteAnswer(origin.document.text, answer)
    const whose = origin.id === MAIN_LINE ? 'the main line' : origin.name
    this.host.say(`${this.active.name}: edits leave ${whose} as it is.`)
  }

  /** Makes a line for the moves of a match, from the moment on the board, and goes there; gives its name. */
  branchMatch(): string {
    const { step, anchor } = this.host.playback
    this.change(branchMatch(this.tree, { turn: anchor.turn, phase: -1, step }), true)
    return this.active.name
  }

  /** Leaves the moves of the main line to a line of their own; what is on the board stays. */
  takeOutMatch(): void {
    this.change(takeOutMatch(this.tree), false)
  }

  /** Brings a line to the board, at the same turn and phase. */
  show(id: number): void {
    this.change(activateLine(this.tree, id), false)
  }

  rename(id: number, name: string): void {
    this.tree = renameLine(this.tree, id, name)
    this.keeper.keep()
  }

  /** Deletes a what-if with all that was made from it; `restore` brings them back until the next one is deleted. */
  remove(id: number): void {
    const before = this.tree.lines
    const name = this.find(id)?.name
    this.change(removeLine(this.tree, id), false)
    this.removed = before.filter((line) => this.find(line.id) === null)
    if (this.removed.length > 0) this.host.say(`Deleted ${name}.`)
  }

  /** Names of the lines that `restore` would bring back. */
  get restorable(): readonly string[] {
    return this.removed.map(({ name }) => name)
  }

  /** Brings back what was deleted last; gives the what-if that all the others were made from, null for none. */
  restore(): Line | null {
    const [first = null] = this.removed
    if (first === null) return null
    this.tree = restoreLines(this.tree, this.removed)
    this.host.say(`Brought back ${this.restorable.join(', ')}.`)
    this.removed = []
    this.keeper.keep()
    return first
  }

  /** Takes a line's text over into the main line, as one step of undo, and goes there. */
  promote(id: number): void {
    const name = this.find(id)?.name
    const before = this.main.document
    this.change(promoteLine(this.tree, id), true)
    const isSame = this.main.document === before
    this.host.say(
      isSame ? `${name} and the main line are the same.` : `${name} is now the main line.`,
    )
  }

  /** Takes in the what-ifs that are kept beside the file. */
  takeKept(): void {
    this.tree = this.keeper.takeInto(this.tree, this.host.game)
    this.answerNext()
  }

  /** Puts what-ifs in place of those that are there, as the journal has them: newer than what is kept, with histories. */
  takeJournaled(kept: readonly JournaledLine[]): void {
    const bare = { ...this.tree, lines: this.tree.lines.slice(0, 1), activeId: MAIN_LINE }
    const lines = kept.map((line) => restoreLine(this.host.game, line))
    this.tree = restoreLines(bare, lines)
    this.keeper.keep()
    this.answerNext()
  }

  /** Has what is still to be kept written at once: the document is about to close. */
  flush(): void {
    this.keeper.flush()
  }

  /**
   * Answers the lines whose answers are not known, one after another, as long as that is quick; the others are answered
   * when they are brought to the board.
   */
  private answerNext(): void {
    const isUnknown = (line: Line): boolean =>
      line.id !== this.active.id && line.document.isRunnable && this.answerOf(line) === null
    const line = this.tree.lines.find(isUnknown)
    if (!line || (this.host.run?.answerTime ?? 0) > HOPELESS) return
    const begun = performance.now()
    this.noteAnswer(line.document.text, this.host.game.engine.answer(line.document.level))
    if (performance.now() - begun < PATIENCE) setTimeout(() => this.answerNext())
  }

  private change(tree: LineTree, isEdit: boolean): void {
    if (tree === this.tree) return
    const { lines } = this.tree
    this.host.exchange(() => (this.tree = tree), isEdit)
    if (tree.lines !== lines) this.keeper.keep()
  }
}
