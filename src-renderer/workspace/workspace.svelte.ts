// long because it is the one list of open documents, which tabs, files and sessions share.
import { readAs } from '@core/document/journal'
import { openDocument, type LevelDocument } from '@core/document/level-document'
import { asSaved } from '@core/document/saved'
import type { AnyGame } from '@core/game/any-game'
import { findGame } from '@core/games/registry'
import type { Bridge, FileTicket, OpenedFile, OpenReply, StartOrder } from '@core/protocol/ipc'
import { loadView } from '../games/registry'
import type { ShowcaseSample } from '../games/samples'
import {
  broughtBack,
  type ClosedTab,
  closedTab,
  DiskNotices,
  isSameFile,
  Journals,
  MOST_CLOSED,
  OutsideChanges,
  restoreOne,
  restoreSession,
} from '../keep/index'
import { fileFilters } from './file-filters'
import { freeName, RunClient, untitledName } from '../editor/index'
import { nearestOf, OpenLevel } from '../level/index'
import { matchFiles } from '../match/index'
import { OpenSet, OpenSets, type TestPlace } from '../set/index'
import { mayLose } from './may-lose'
import type { Clip } from '../board/index'
import type { Difference } from '../text/index'
import { isLostByClosing, saveDocument, saveDocumentAs, type SavedCopy } from './save-document'
import type { Opened } from './tab-facts'
import { moved } from './tab-order'

/** What the app says in the corner. */
export interface Notice {
  readonly text: string
  readonly tone: 'info' | 'error'
  /** Number of the tab that it is shown with; null: with every one. */
  readonly tab: number | null
}

/** All open documents, and what belongs to none of them. */
export class Workspace {
  levels = $state.raw<readonly OpenLevel[]>([])
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
  readonly active = $derived(this.levels.find((level) => level.id === this.activeId) ?? null)
  /** Folders of tests; their tabs stand before those of the levels. */
  readonly sets: OpenSets
  readonly tabs: readonly Opened[] = $derived.by(() => [...this.sets.list, ...this.levels])
  /** The level or set whose tab is in front; null on the start page. */
  readonly front = $derived(this.tabs.find(({ id }) => id === this.activeId) ?? null)

  readonly disks: DiskNotices
  /** What endangers unsaved changes as long as it lasts. */
  trouble = $state.raw<string | null>(null)

  readonly journal: Journals
  readonly outside: OutsideChanges
  /** Two texts that the user wants to see side by side. */
  difference = $state.raw<Difference | null>(null)
  private opening: Promise<void> = Promise.resolve()
  private readonly runs: RunClient

  constructor(private readonly bridge: Bridge) {
    this.disks = new DiskNotices(bridge)
    this.journal = new Journals(
      bridge,
      () => this.levels,
      () => this.active,
      (text) => (this.trouble = text),
    )
    this.sets = new OpenSets(bridge, (set) => {
      this.message = null
      this.activate(set)
    })
    this.outside = new OutsideChanges(bridge, () => this.levels)
    this.runs = new RunClient(bridge, () =>
      this.levels.flatMap(({ editor, comparison }) => [editor.run, comparison]),
    )
  }

  /** Asks main what to open, and opens it. */
  async begin(): Promise<StartOrder> {
    this.bridge.on('file:opened', (reply) => void this.takeOpened(reply))
    this.sets.begin()
    try {
      const order = await this.bridge.request('app:started')
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
    this.recent = await this.bridge.request('file:recent')
  }

  async clearRecent(): Promise<void> {
    await this.bridge.request('file:clear-recent')
    await this.loadRecent()
  }

  /** A new level: blank, or of a text that has no file yet. */
  async openNew(gameId: string, text?: string, name?: string): Promise<void> {
    const game = findGame(gameId)
    if (!game) throw new Error(`no game ${gameId}`)
    const { rows, cols } = game.blankSize
    const shown = text ?? game.format.print(game.blank(rows, cols))
    const level = await this.add(openDocument(game, shown))
    const taken = this.levels.map((one) => one.name)
    const { extension } = game.format
    level.untitledName = name ? freeName(name, taken) : untitledName(extension, taken)
  }

  /** A copy of a sample, as a level that has no file yet. */
  async openSample(sample: ShowcaseSample): Promise<void> {
    const extension = findGame(sample.game)?.format.extension ?? 'txt'
    await this.openNew(sample.game, sample.text, `${sample.name}.${extension}`)
  }

  async openByDialog(): Promise<void> {
    await this.takeOpened(await this.bridge.request('file:open', fileFilters()))
  }

  /** The set comes as an event, as those that are dropped or named on the command line do. */
  async openFolder(): Promise<void> {
    const problem = await this.sets.ask()
    if (problem !== null) this.tell(problem)
  }

  async openRecentFolder(folder: FileTicket): Promise<void> {
    const problem = await this.sets.openRecent(folder.ticket)
    if (problem !== null) this.tell(problem)
  }

  /** Opens a test of a set as a level, at a place in it. */
  async openTest(set: OpenSet, path: string, place?: TestPlace): Promise<void> {
    const opened = await this.bridge.request('set:open-test', set.ticket, path)
    if (!opened.ok) return this.tell(`${opened.error.path}: ${opened.error.message}`)
    await this.takeOpened({ files: [opened.value], problems: [] })
    const level = this.levels.find(({ file }) => file?.real === opened.value.file.real)
    if (!place || !level?.editor.document.isRunnable) return
    if ('step' in place) level.goToStep(place.step)
    else level.comparison.choose({ kind: 'reading', id: place.reading })
  }

  async openDropped(files: readonly File[]): Promise<void> {
    await this.takeOpened(await this.bridge.openDropped(files))
  }

  async openRecent(file: FileTicket): Promise<void> {
    const opened = await this.bridge.request('file:open-recent', file.ticket)
    if (opened.ok) await this.takeOpened({ files: [opened.value], problems: [] })
    else this.tell(`${file.path}: ${opened.error.message}`)
    await this.loadRecent()
  }

  /** Saves to the document's file, or asks for one; false when that did not come about. */
  async save(level: OpenLevel): Promise<boolean> {
    const isSaved = await saveDocument(this.bridge, level)
    if (isSaved) void this.loadRecent()
    return isSaved
  }

  async saveAs(level: OpenLevel): Promise<boolean> {
    const isSaved = await saveDocumentAs(this.bridge, level)
    if (isSaved) void this.loadRecent()
    return isSaved
  }

  /** Saves a part of a document to a file of its own, and opens it where that came about. */
  async saveCopy(
    level: OpenLevel,
    save: (bridge: Bridge, level: OpenLevel) => Promise<SavedCopy | null>,
  ): Promise<void> {
    const copy = await save(this.bridge, level)
    if (copy) await this.takeOpened({ files: [copy], problems: [] })
    else await this.loadRecent()
  }

  /** Writes what the programs of its match would have read and written into a folder that the user chooses. */
  async exportMatch(level: OpenLevel): Promise<void> {
    const files = matchFiles(level.editor)
    if (!files) return
    const written = await this.bridge.request('match:export', files)
    if (!written.ok) level.editor.refuse(written.error.message)
    else if (written.value !== null) level.editor.say(`Exported to ${written.value}.`)
  }

  /** Closes tabs, asking once about unsaved changes; false when the user cancels. */
  async close(...tabs: readonly Opened[]): Promise<boolean> {
    const levels = tabs.flatMap((tab) => (tab instanceof OpenSet ? [] : [tab]))
    if (!(await mayLose(this.bridge, this, levels.filter(isLostByClosing)))) return false
    for (const tab of tabs)
      this.leave(tab, () => (tab instanceof OpenSet ? this.sets.close(tab) : this.drop(tab)))
    return true
  }

  /** Opens the tab again that was closed last, as it was and where it was. */
  async reopenClosed(): Promise<void> {
    const tab = this.closed.at(-1)
    if (!tab) return
    this.closed = this.closed.slice(0, -1)
    const isHeld = (one: OpenLevel): boolean => isSameFile(tab.document.file, one.file)
    const level =
      this.levels.find(isHeld) ?? (await restoreOne(this, await broughtBack(this.bridge, tab)))
    if (!level) return
    if (this.levels.at(-1) === level) this.moveTab(level, tab.at)
    this.activate(level)
  }

  /** Puts a tab at another place. */
  moveTab(level: OpenLevel, to: number): void {
    this.levels = moved(this.levels, level, to)
  }

  async closeWindow(): Promise<void> {
    const dirty = this.levels.filter((level) => level.isDirty)
    if (!(await mayLose(this.bridge, this, dirty))) return
    for (const level of this.levels) level.editor.lines.flush()
    for (const level of dirty) if (level.isDirty) await this.discard(level)
    await this.journal.flush()
    await this.bridge.request('window:close')
  }

  activate(tab: Opened): void {
    this.activeId = tab.id
    if (!(tab instanceof OpenSet)) tab.ensureRun()
  }

  /** Goes to the start page; all tabs stay as they are. */
  showStart(): void {
    this.activeId = null
    void this.loadRecent()
  }

  /** Goes through the tabs, round at the ends; from the start page to the first or the last. */
  activateNext(by: 1 | -1): void {
    const at = this.tabs.findIndex((tab) => tab.id === this.activeId)
    const next = at < 0 ? this.tabs.at(by > 0 ? 0 : -1) : this.tabs.at((at + by) % this.tabs.length)
    if (next) this.activate(next)
  }

  /** Takes in a document that may have a past, behind the others; `journalId` is given when it comes from the journal. */
  async admit(game: AnyGame, document: LevelDocument, journalId?: string): Promise<OpenLevel> {
    const view = await loadView(game.id)
    const level = new OpenLevel(game, view, document, this.bridge, this.runs, journalId)
    this.list(level)
    return level
  }

  /** Lets another game read a document's text, in the same tab; the text and its undo stay. */
  async readAs(level: OpenLevel, gameId: string): Promise<void> {
    const game = findGame(gameId)
    if (!game || game === level.editor.game) return
    const view = await loadView(game.id)
    if (!this.levels.includes(level)) return
    const document = readAs(game, level.editor.lines.main.document)
    const next = new OpenLevel(game, view, document, this.bridge, this.runs, level.journalId)
    const { file, untitledName, outside } = level
    Object.assign(next, { file, untitledName, outside })
    this.journal.handOver(level)
    level.editor.run.end()
    this.levels = this.levels.map((one) => (one === level ? next : one))
    this.activate(next)
    if (file) await next.loadKept(file)
  }

  private drop(level: OpenLevel): void {
    const at = this.levels.indexOf(level)
    if (at < 0) return
    this.closed = [...this.closed, closedTab(level, at)].slice(-MOST_CLOSED)
    void this.journal.forget(level)
    level.close()
    this.levels = this.levels.filter((other) => other !== level)
  }

  /** Takes a tab away; where it was in front, the one in its place comes to the front. */
  private leave(tab: Opened, take: () => void): void {
    const at = this.tabs.indexOf(tab)
    take()
    if (this.activeId !== tab.id) return
    const next = this.tabs[at] ?? this.tabs[at - 1]
    if (next) this.activate(next)
    else this.activeId = null
  }

  /** Puts a document behind the others. */
  private list(level: OpenLevel): void {
    this.levels = [...this.levels, level]
    this.message = null
  }

  /** Gives up the changes that a file does not have; they must not come back with the next start. */
  private async discard(level: OpenLevel): Promise<void> {
    const saved = level.file ? asSaved(level.editor.lines.main.document) : null
    if (saved) level.editor.lines.replaceMain(saved)
    else await this.journal.forget(level)
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
    if (this.front) this.notice = { text, tone: 'error', tab: this.front.id }
    else this.message = text
  }

  private async openFile({ file, text }: OpenedFile): Promise<void> {
    const held = this.levels.find((level) => level.file?.real === file.real)
    if (held) return this.activate(held)
    const { game, ...checked } = nearestOf(text, file.name)
    const level = await this.add(openDocument(game, text, checked))
    level.file = file
    await level.loadKept(file)
    const { hasLevel, isRunnable, isPlayable } = level.editor.document
    if (hasLevel && !isRunnable && !isPlayable)
      level.editor.refuse('The file has errors: see the Problems list.')
  }

  private async add(document: LevelDocument): Promise<OpenLevel> {
    const view = await loadView(document.game.id)
    const level = new OpenLevel(document.game, view, document, this.bridge, this.runs)
    // Before it is shown, which takes longer: the thread works out the answer meanwhile.
    level.editor.run.begin()
    this.list(level)
    this.activate(level)
    return level
  }
}
