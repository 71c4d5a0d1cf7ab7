import { cellInOther } from '@core/debug/board-places'
import type { LevelDocument } from '@core/document/level-document'
import { visible } from '@core/kernel/text-reader'
import type { AnyGame } from '@core/game/any-game'
import type { Bridge, FileTicket } from '@core/protocol/ipc'
import { Comparison, Why, AnswerSteps } from '../explain/index'
import { Debugging, Stops } from '../run/index'
import {
  type AnyView,
  type Beside,
  type DocumentChange,
  LevelEditor,
  type RunStarter,
} from '../editor/index'
import { Match } from '../match/index'
import { TimelineView } from '../timeline/index'
import { KeptRecord } from './kept-record'
import type { OutsideChange } from './outside-change'
import { PaneEditor } from './pane-editor'
import { words } from '../ui/words'

/** One open level: the editor of its document, what every room knows of it, and the file that it belongs to. */
export class OpenLevel {
  readonly kind = 'level'
  readonly editor: LevelEditor
  /** What is kept with the document and not in its file. */
  readonly kept: KeptRecord
  /** The run on a second board beside the document's own. */
  readonly comparison: Comparison
  /** Breakpoints, and whose stories are followed. */
  readonly debug: Debugging
  /** How its match is played on; null for games that are not played by two. */
  readonly match: Match | null
  /** Where the run stops because an input cannot be played. */
  readonly stops: Stops
  readonly timeline = new TimelineView()
  /** Questions why, and their answers. */
  readonly why: Why
  /** What the game's own panes get of all this. */
  readonly pane: PaneEditor

  /** The file it was read from or saved to; null for one never saved. */
  file = $state.raw<FileTicket | null>(null)
  untitledName = $state('')
  /** Made for a tour: nothing of it is kept and nothing is asked, until it is saved or the user keeps it. */
  isPassing = $state(false)
  /** What it is for, where it was found or shrunk for something: the note that it has as a test; else empty. */
  purpose = ''
  /** What another program has made of its file, until the user has chosen; null when nothing. */
  outside = $state.raw<OutsideChange | null>(null)

  /** The rule or misreading that the Rules pane was asked for last; another object each time. */
  rule = $state.raw<{
    readonly id: string
    readonly request: number
    /** Gives the focus back to where it was asked; null if it was not taken from there. */
    readonly back: (() => void) | null
  } | null>(null)

  readonly name = $derived(this.file?.name ?? this.untitledName)
  /** The name, with the branch that is on the board. */
  readonly title = $derived.by(() => {
    const { isMain, active } = this.editor.lines
    // A name may turn the direction of writing round, or break the line.
    const name = visible(this.name)
    return isMain ? name : words.level.branchTitle({ name, branch: active.name })
  })
  /** True when the main line has changes that its file does not have. */
  readonly isDirty = $derived.by(() => !this.isPassing && this.editor.lines.isDirty)

  /** Where the playhead is to go as soon as the run is that long. */
  private wantedStep: number | null = null
  /** The letter of the answer whose step it is to go to once the run is whole. */
  private wantedLetter: number | null = null

  constructor(
    game: AnyGame,
    readonly view: AnyView,
    document: LevelDocument,
    bridge: Bridge,
    /** What makes the runs; the answers and the chunks come to the editor's run and to the comparison. */
    runs: RunStarter,
    /** Its name in the journal, the same after a restart. */
    readonly journalId: string = crypto.randomUUID(),
  ) {
    this.kept = new KeptRecord(bridge, (why) => this.editor.refuse(why))
    this.editor = new LevelEditor(game, view, document, runs, this.beside())
    const { editor } = this
    this.comparison = new Comparison(editor, runs)
    this.debug = new Debugging(editor, this.kept)
    this.match = game.making ? new Match(editor, game.making, bridge) : null
    this.stops = new Stops(editor, this.match)
    this.why = new Why(editor, this.comparison)
    this.pane = new PaneEditor(this)
  }

  get id(): number {
    return this.editor.id
  }

  /** Takes up what is kept beside a file that was opened. */
  async loadKept({ ticket }: FileTicket): Promise<void> {
    await this.kept.load(ticket)
    this.debug.restore()
    this.editor.takeKept()
  }

  /** Runs the document unless that is done or under way, and what it is compared with. */
  ensureRun(): void {
    this.comparison.ensureRun()
    this.editor.run.ensure()
  }

  /** Its file holds a text of the main line, by default the one it has now. */
  markSaved(file: FileTicket, text = this.editor.lines.mainText): void {
    this.file = file
    this.isPassing = false
    this.editor.lines.markSaved(text)
  }

  /** Its file has another name or place; what is kept beside it goes along. */
  fileMoved(file: FileTicket): void {
    this.file = file
    this.kept.follow(file.ticket)
  }

  /** Goes to just behind a step, as soon as the run has it. */
  goToStep(step: number): void {
    this.wantedStep = step
    this.seekWanted()
  }

  /** Goes to the step that settles what stands at an offset of the answer, as soon as the run is whole. */
  goToAnswer(offset: number): void {
    this.wantedLetter = offset
    this.seekWanted()
  }

  /** Opens the Rules pane at a rule or a misreading, which gets the focus where there is a way `back`. */
  openRule(id: string, back: (() => void) | null = null): void {
    this.rule = { id, request: (this.rule?.request ?? 0) + 1, back }
    this.editor.panes.show('rules')
  }

  /** The level is no longer open. */
  close(): void {
    this.editor.lines.flush()
    this.comparison.close()
    this.editor.run.end()
    this.match?.close()
  }

  private seekWanted(): void {
    const { playback, run } = this.editor
    if (this.wantedLetter !== null && run.shown?.outcome) {
      const offset = this.wantedLetter
      this.wantedLetter = null
      new AnswerSteps(this.editor).goTo(offset)
    }
    if (this.wantedStep === null || playback.stepCount <= this.wantedStep) return
    playback.seek(this.wantedStep + 1)
    this.wantedStep = null
  }

  /** What the rooms put on the editor's board, and how they follow what happens to its document. */
  private beside(): Beside {
    // Asked only later: the rooms are made when the editor is there.
    const rooms = (): Pick<OpenLevel, 'comparison' | 'debug' | 'why'> => this
    return {
      kept: this.kept,
      marks: {
        get differing() {
          return rooms().comparison.now.cells.left
        },
        get explained() {
          return rooms().why.marksOn('left')
        },
        get fitSize() {
          return rooms().comparison.fitSize
        },
        get debug() {
          return rooms().debug
        },
      },
      documentChanged: (change) => this.documentChanged(change),
      runBegun: () => this.comparison.follow(),
      runGrew: () => {
        this.seekWanted()
        this.debug.runChanged()
        this.comparison.searchOn()
      },
    }
  }

  private documentChanged({ before, after, lineBefore }: DocumentChange): void {
    this.comparison.lineShown(lineBefore)
    if (after === before) return
    this.wantedStep = this.wantedLetter = null
    const { game } = this.editor
    this.why.boardChanged((cell) => cellInOther(game, before.level, after.level, cell))
  }
}
