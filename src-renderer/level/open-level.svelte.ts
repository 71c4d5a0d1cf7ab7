import { cellInOther } from '@core/debug/board-places'
import type { LevelDocument } from '@core/document/level-document'
import { visible } from '@core/kernel/text-reader'
import type { AnyGame } from '@core/game/any-game'
import type { Bridge } from '@core/protocol/ipc'
import type { FileTicket } from '@core/protocol/file-ticket'
import type { KnownTexts } from '@core/suite/how-made'
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

/** One open level: the editor of its document, the state of every room, and its file. */
export class OpenLevel {
  readonly kind = 'level'
  readonly editor: LevelEditor
  /** Data stored with the document but not in its file. */
  readonly kept: KeptRecord
  /** The run on a second board beside the document's own. */
  readonly comparison: Comparison
  /** Breakpoints and followed entities. */
  readonly debug: Debugging
  /** The play of its match; null for games without matches. */
  readonly match: Match | null
  /** The place where the run stops because an input cannot be played. */
  readonly stops: Stops
  readonly timeline = new TimelineView()
  /** Questions “why”, and their answers. */
  readonly why: Why
  /** The document for the game's panes. */
  readonly pane: PaneEditor

  /** The file it was read from or saved to; null if it was never saved. */
  file = $state.raw<FileTicket | null>(null)
  untitledName = $state('')
  /** True for a level of a tour: nothing is stored or asked until it is saved or the user keeps it. */
  isPassing = $state(false)
  /** The purpose of a level that was found or shrunk, which becomes its note as a test; else empty. */
  purpose = ''
  /** How the text was made with which the level was opened. */
  made: KnownTexts['opened'] = null
  /** A change of its file by another program, until the user has decided; null if there is none. */
  outside = $state.raw<OutsideChange | null>(null)

  /** The rule or misreading last requested from the Rules pane; a new object each time. */
  rule = $state.raw<{
    readonly id: string
    readonly request: number
    /** Returns the focus to where the rule was requested; null if it was not taken from there. */
    readonly back: (() => void) | null
  } | null>(null)

  readonly name = $derived(this.file?.name ?? this.untitledName)
  /** The name, with that of the branch on the board. */
  readonly title = $derived.by(() => {
    const { isMain, active } = this.editor.lines
    // A name may contain characters that change the direction of writing or break the line.
    const name = visible(this.name)
    return isMain ? name : words.level.branchTitle({ name, branch: active.name })
  })
  /** True when the main line differs from its file. */
  readonly isDirty = $derived.by(() => !this.isPassing && this.editor.lines.isDirty)

  /** The step that the playhead should go to once the run is long enough; null for none. */
  private wantedStep: number | null = null
  /** The offset in the answer whose step the playhead should go to once the run is complete; null for none. */
  private wantedLetter: number | null = null

  constructor(
    game: AnyGame,
    readonly view: AnyView,
    document: LevelDocument,
    bridge: Bridge,
    /** Starts the runs, whose answers and chunks arrive at the editor's run and at the comparison. */
    runs: RunStarter,
    /** Its id in the journal, the same after a restart. */
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

  /** What is known of how its texts were made. */
  get knownTexts(): KnownTexts {
    return { opened: this.made, played: this.match?.made ?? null }
  }

  /** Loads the data stored beside a file that was opened. */
  async loadKept({ ticket }: FileTicket): Promise<void> {
    await this.kept.load(ticket)
    this.debug.restore()
    this.editor.takeKept()
  }

  /** Runs the document and its comparison, unless they have run or are running. */
  ensureRun(): void {
    this.comparison.ensureRun()
    this.editor.run.ensure()
  }

  /** Called when a text of the main line was saved to a file, by default the current text. */
  markSaved(file: FileTicket, text = this.editor.lines.mainText): void {
    this.file = file
    this.isPassing = false
    this.editor.lines.markSaved(text)
  }

  /** Called when its file has a new name or place; the data stored beside it moves along. */
  fileMoved(file: FileTicket): void {
    this.file = file
    this.kept.follow(file.ticket)
  }

  /** Goes to just after a step, once the run has it. */
  goToStep(step: number): void {
    this.wantedStep = step
    this.seekWanted()
  }

  /** Goes to the step that settles the answer at an offset, once the run is complete. */
  goToAnswer(offset: number): void {
    this.wantedLetter = offset
    this.seekWanted()
  }

  /** Opens the Rules pane at a rule or misreading, which gets the focus if there is a way `back`. */
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

  /** The marks of the rooms on the editor's board, and their reactions to changes of its document. */
  private beside(): Beside {
    // Read later, because the rooms are created after the editor.
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
