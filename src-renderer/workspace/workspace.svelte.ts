// long because it is the one list of open documents, which tabs, files and sessions share.
import { readAs } from '@core/document/journal'
import { openDocument, type LevelDocument } from '@core/document/level-document'
import { asSaved } from '@core/document/saved'
import type { AnyGame } from '@core/game/any-game'
import { findGame, games } from '@core/games/registry'
import type { FileTicket, OpenedFile, OpenReply, StartOrder } from '@core/protocol/ipc'
import { bridge } from '../bridge'
import type { AnyView } from '../editor/game-view'
import { loadView } from '../games/registry'
import type { ShowcaseSample } from '../games/samples'
import {
  broughtBack,
  closedTab,
  isSameFile,
  MOST_CLOSED,
  type ClosedTab,
} from '../keep/closed-tabs'
import { fileFilters } from './file-filters'
import { freeName, untitledName } from '../editor/free-name'
import { DiskNotices } from '../keep/disk-notices.svelte'
import { JournalKeeper } from '../keep/journal-keeper.svelte'
import { LevelEditor } from '../editor/level-editor.svelte'
import { matchFiles } from '../match/match-files'
import { mayLose } from './may-lose'
import { nearestOf } from '../editor/nearest'
import type { Clip } from '../board/region-commands'
import type { Difference } from '../keep/difference'
import { OutsideChanges } from '../keep/outside-changes.svelte'
import { restoreOne, restoreSession } from '../keep/restore-session'
import { RunClient } from '../editor/runs'
import { isLostByClosing, saveDocument, saveDocumentAs, type SavedCopy } from './save-document'
import { moved } from './tab-order'

/** What the app says in the corner. */
export interface Notice {
  readonly text: string
  readonly tone: 'info' | 'error'
  /** Number of the tab that it is told with; null: with every one. */
  readonly tab: number | null
}

/** All open documents, and what belongs to none of them. */
export class Workspace {
  editors = $state.raw<readonly LevelEditor[]>([])
  activeId = $state<number | null>(null)
  recent = $state.raw<readonly FileTicket[]>([])
  clip = $state.raw<Clip | null>(null)
  /** What the app has to say when no document is there to say it. */
  message = $state.raw<string | null>(null)
  order = $state.raw<StartOrder | null>(null)
  /** False while documents that the app begins with are on their way: a page for none would only hold them up. */
  isBegun = $state(false)
  /** What the app has to say beside the documents until the user has read it. */
  notice = $state.raw<Notice | null>(null)
  /** Tabs that were closed, the last one at the end; as long as the app runs. */
  closed = $state.raw<readonly ClosedTab[]>([])
  readonly active = $derived(this.editors.find((editor) => editor.id === this.activeId) ?? null)

  readonly disks = new DiskNotices(bridge)
  /** What endangers unsaved changes as long as it lasts. */
  trouble = $state.raw<string | null>(null)

  readonly journal = new JournalKeeper(
    bridge,
    () => this.editors,
    () => this.active,
    (text) => (this.trouble = text),
  )
  readonly outside = new OutsideChanges(bridge, () => this.editors)
  /** Two texts that the user wants to see side by side. */
  difference = $state.raw<Difference | null>(null)
  private opening: Promise<void> = Promise.resolve()
  private readonly views = new Map<LevelEditor, AnyView>()
  private readonly runs = new RunClient(() =>
    this.editors.flatMap((editor) => [editor, editor.comparison]),
  )

  /** Asks main what to open, and opens it. */
  async begin(): Promise<StartOrder> {
    bridge.on('file:opened', (reply) => void this.takeOpened(reply))
    try {
      const order = await bridge.request('app:started')
      this.order = order
      this.isBegun = order.files.length === 0 && order.restored.documents.length === 0
      try {
        const text = await restoreSession(this, order.restored)
        if (text !== null) this.notice = { text, tone: 'info', tab: null }
      } finally {
        this.journal.begin()
      }
      await this.takeOpened({ files: order.files, problems: order.problems })
      void this.loadRecent()
      return order
    } finally {
      this.isBegun = true
    }
  }

  async loadRecent(): Promise<void> {
    this.recent = await bridge.request('file:recent')
  }

  async clearRecent(): Promise<void> {
    await bridge.request('file:clear-recent')
    await this.loadRecent()
  }

  /** A new level: blank, or of a text that has no file yet. */
  async openNew(gameId: string, text?: string, name?: string): Promise<void> {
    const game = findGame(gameId)
    if (!game) throw new Error(`no game ${gameId}`)
    const { rows, cols } = game.blankSize
    const editor = await this.add(gameId, text ?? game.format.print(game.blank(rows, cols)))
    const taken = this.editors.map((one) => one.name)
    const { extension } = game.format
    editor.untitledName = name ? freeName(name, taken) : untitledName(extension, taken)
  }

  /** A copy of a sample, as a level that has no file yet. */
  async openSample(sample: ShowcaseSample): Promise<void> {
    const extension = findGame(sample.game)?.format.extension ?? 'txt'
    await this.openNew(sample.game, sample.text, `${sample.name}.${extension}`)
  }

  async openByDialog(): Promise<void> {
    await this.takeOpened(await bridge.request('file:open', fileFilters()))
  }

  async openDropped(files: readonly File[]): Promise<void> {
    await this.takeOpened(await bridge.openDropped(files))
  }

  async openRecent(file: FileTicket): Promise<void> {
    const opened = await bridge.request('file:open-recent', file.ticket)
    if (opened.ok) await this.takeOpened({ files: [opened.value], problems: [] })
    else this.tell(`${file.path}: ${opened.error.message}`)
    await this.loadRecent()
  }

  /** Saves to the document's file, or asks for one; false when that did not come about. */
  async save(editor: LevelEditor): Promise<boolean> {
    const isSaved = await saveDocument(editor)
    if (isSaved) void this.loadRecent()
    return isSaved
  }

  async saveAs(editor: LevelEditor): Promise<boolean> {
    const isSaved = await saveDocumentAs(editor)
    if (isSaved) void this.loadRecent()
    return isSaved
  }

  /** Saves a part of a document to a file of its own, and opens it where that came about. */
  async saveCopy(
    editor: LevelEditor,
    save: (editor: LevelEditor) => Promise<SavedCopy | null>,
  ): Promise<void> {
    const copy = await save(editor)
    if (copy) await this.takeOpened({ files: [copy], problems: [] })
    else await this.loadRecent()
  }

  /** Writes what the programs of its match would have read and written into a folder that the user chooses. */
  async exportMatch(editor: LevelEditor): Promise<void> {
    const files = matchFiles(editor)
    if (!files) return
    const written = await bridge.request('match:export', files)
    if (!written.ok) editor.refuse(written.error.message)
    else if (written.value !== null) editor.say(`Exported to ${written.value}.`)
  }

  /** Closes documents, asking once about unsaved changes; false when the user would rather not. */
  async close(...editors: readonly LevelEditor[]): Promise<boolean> {
    if (!(await mayLose(this, editors.filter(isLostByClosing)))) return false
    for (const editor of editors) this.drop(editor)
    return true
  }

  /** Opens the tab again that was closed last, as it was and where it was. */
  async reopenClosed(): Promise<void> {
    const tab = this.closed.at(-1)
    if (!tab) return
    this.closed = this.closed.slice(0, -1)
    const isHeld = (one: LevelEditor): boolean => isSameFile(tab.document.file, one.file)
    const editor = this.editors.find(isHeld) ?? (await restoreOne(this, await broughtBack(tab)))
    if (!editor) return
    if (this.editors.at(-1) === editor) this.moveTab(editor, tab.at)
    this.activate(editor)
  }

  /** Puts a tab at another place. */
  moveTab(editor: LevelEditor, to: number): void {
    this.editors = moved(this.editors, editor, to)
  }

  async closeWindow(): Promise<void> {
    const dirty = this.editors.filter((editor) => editor.isDirty)
    if (!(await mayLose(this, dirty))) return
    for (const editor of this.editors) editor.lines.flush()
    for (const editor of dirty) if (editor.isDirty) await this.discard(editor)
    await this.journal.flush()
    await bridge.request('window:close')
  }

  /** The page's side of a document's game. */
  viewOf(editor: LevelEditor): AnyView {
    return this.views.get(editor)!
  }

  activate(editor: LevelEditor): void {
    this.activeId = editor.id
    editor.ensureRun()
  }

  /** Goes to the start page; all tabs stay as they are. */
  showStart(): void {
    this.activeId = null
    void this.loadRecent()
  }

  /** Goes through the tabs, round at the ends; from the start page to the first or the last. */
  activateNext(by: 1 | -1): void {
    const at = this.editors.findIndex((editor) => editor.id === this.activeId)
    const next =
      at < 0 ? this.editors.at(by > 0 ? 0 : -1) : this.editors.at((at + by) % this.editors.length)
    if (next) this.activate(next)
  }

  /** Takes in a document that may have a past, behind the others; `journalId` is given when it comes from the journal. */
  async admit(game: AnyGame, document: LevelDocument, journalId?: string): Promise<LevelEditor> {
    const view = await loadView(game.id)
    const editor = new LevelEditor(game, view, document, this.runs, journalId)
    this.list(editor, view)
    return editor
  }

  /** Lets another game read a document's text, in the same tab; the text and its undo stay. */
  async readAs(editor: LevelEditor, gameId: string): Promise<void> {
    const game = findGame(gameId)
    if (!game || game === editor.game) return
    const view = await loadView(game.id)
    if (!this.editors.includes(editor)) return
    const document = readAs(game, editor.lines.main.document)
    const next = new LevelEditor(game, view, document, this.runs, editor.journalId)
    const { file, untitledName, outside } = editor
    Object.assign(next, { file, untitledName, outside })
    this.journal.handOver(editor)
    this.runs.cancel(editor.latestRun)
    this.views.delete(editor)
    this.views.set(next, view)
    this.editors = this.editors.map((one) => (one === editor ? next : one))
    this.activate(next)
    if (file) await next.debug.load(file.ticket)
  }

  private drop(editor: LevelEditor): void {
    const at = this.editors.indexOf(editor)
    if (at < 0) return
    this.closed = [...this.closed, closedTab(editor, at)].slice(-MOST_CLOSED)
    void this.journal.forget(editor)
    editor.lines.flush()
    editor.comparison.close()
    this.runs.cancel(editor.latestRun)
    editor.match?.stop()
    this.views.delete(editor)
    this.editors = this.editors.filter((other) => other !== editor)
    if (this.activeId !== editor.id) return
    const next = this.editors[at] ?? this.editors[at - 1]
    if (next) this.activate(next)
    else this.activeId = null
  }

  /** Puts a document behind the others. */
  private list(editor: LevelEditor, view: AnyView): void {
    this.views.set(editor, view)
    this.editors = [...this.editors, editor]
    this.message = null
  }

  /** Gives up the changes that a file does not have; they must not come back with the next start. */
  private async discard(editor: LevelEditor): Promise<void> {
    const saved = editor.file ? asSaved(editor.lines.main.document) : null
    if (saved) editor.lines.replaceMain(saved)
    else await this.journal.forget(editor)
  }

  /** One reply after the other: two that bring the same file must not make two tabs of it. */
  private takeOpened(reply: OpenReply): Promise<void> {
    const opened = this.opening.then(() => this.openAll(reply))
    this.opening = opened.catch(() => undefined)
    return opened
  }

  private async openAll({ files, problems }: OpenReply): Promise<void> {
    for (const opened of files) await this.openFile(opened)
    if (problems.length > 0) {
      const text = problems.map(({ path, message }) => `${path}: ${message}`).join('\n')
      this.tell(text)
    }
    if (files.length > 0) await this.loadRecent()
  }

  /** Says why a file could not be opened, where it stays until it is read. */
  private tell(text: string): void {
    if (this.active) this.notice = { text, tone: 'error', tab: this.active.id }
    else this.message = text
  }

  private async openFile({ file, text }: OpenedFile): Promise<void> {
    const held = this.editors.find((editor) => editor.file?.real === file.real)
    if (held) return this.activate(held)
    const { game } = nearestOf(text, file.name)
    const editor = await this.add(game.id, text)
    editor.file = file
    await editor.debug.load(file.ticket)
    const { hasLevel, isRunnable, isPlayable } = editor.document
    if (hasLevel && !isRunnable && !isPlayable)
      editor.refuse('The file has errors: see the Problems list.')
  }

  private async add(gameId: string, text: string): Promise<LevelEditor> {
    const game = findGame(gameId) ?? games[0]
    const view = await loadView(game.id)
    const editor = new LevelEditor(game, view, openDocument(game, text), this.runs)
    // Before it is shown, which takes longer: the thread works out the answer meanwhile.
    editor.rerun()
    this.list(editor, view)
    this.activate(editor)
    return editor
  }
}
