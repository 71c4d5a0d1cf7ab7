import type { Bridge, FileTicket, StartOrder } from '@core/protocol/ipc'
import { RunClient, untitledName } from '../editor/index'
import {
  type ClosedTab,
  closedSetTab,
  closedTab,
  MOST_CLOSED,
  withMovedFile,
} from './keep/closed-tabs'
import { DiskNotices } from './keep/disk-notices.svelte'
import { Journals } from './keep/journals.svelte'
import { OpenSetsNote } from './keep/open-sets-note.svelte'
import { OutsideChanges } from './keep/outside-changes.svelte'
import { restoreSession } from './keep/restore-session'
import type { OpenLevel } from '../level/index'
import { matchFiles } from '../match/index'
import { OpenSets, type Shrinking, type Stressing } from '../set/index'
import type { Difference } from '../text/index'
import { loadTours, type Tour } from './tour/on-demand'
import { mayLose } from './may-lose'
import { Opening } from './opening.svelte'
import { PasteBoard } from './paste-board'
import { isLostByClosing, saveDocument, saveDocumentAs, type SavedCopy } from './save-document'
import type { Opened } from './tab-facts'
import { moved } from './tab-order'
import { words } from '../ui/words'

/** What the app says in the corner. */
export interface Notice {
  readonly text: string
  readonly tone: 'info' | 'error'
  /** Number of the tab that it is shown with; null: with every one. */
  readonly tab: number | null
}

/** All that is open, as tabs, and what belongs to none of them. */
export class Workspace {
  levels = $state.raw<readonly OpenLevel[]>([])
  activeId = $state<number | null>(null)
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
  /** What the next start has in front: during a tour, of which nothing is kept, what was there before. */
  private readonly kept = $derived(
    this.active?.isPassing ? this.tabs.find(({ id }) => id === this.tour?.from) : this.front,
  )

  readonly open: Opening
  readonly pasteBoard: PasteBoard
  readonly disks: DiskNotices
  /** What endangers unsaved changes as long as it lasts. */
  trouble = $state.raw<string | null>(null)
  readonly journal: Journals
  readonly setsNote: OpenSetsNote
  readonly outside: OutsideChanges
  /** Null before a level was first to be shrunk. */
  shrinking = $state.raw<Shrinking | null>(null)
  /** Null before a program was first to be tried. */
  stressing = $state.raw<Stressing | null>(null)
  /** The app was never started before, and the user has neither begun nor declined a tour. */
  isNew = $state(false)
  /** The tour under way; null for none. */
  tour = $state.raw<Tour | null>(null)
  private lastTour: Promise<void> = Promise.resolve()
  /** Two texts that the user wants to see side by side. */
  difference = $state.raw<Difference | null>(null)
  /** Number of the tab that the last session left in front. */
  private restoredId: number | null = null

  constructor(readonly bridge: Bridge) {
    const runs = new RunClient(
      bridge,
      () => this.levels.flatMap(({ editor, comparison }) => [editor.run, comparison]),
      () => (this.active ? [this.active.editor.run, this.active.comparison] : []),
    )
    this.open = new Opening(bridge, this, runs)
    this.pasteBoard = new PasteBoard(bridge)
    this.disks = new DiskNotices(bridge)
    this.journal = new Journals(
      bridge,
      () => this.levels.filter(({ isPassing }) => !isPassing),
      () => this.levels.find((level) => level === this.kept) ?? null,
      (text) => (this.trouble = text),
    )
    this.sets = new OpenSets(bridge, (set, restored) => {
      this.message = null
      // One that was open before does not take the place of what the user has chosen meanwhile.
      if (!restored || (restored.isFront && this.activeId === this.restoredId)) this.activate(set)
    })
    this.setsNote = new OpenSetsNote(
      bridge,
      () => this.sets.list,
      () => this.sets.list.find((set) => set === this.kept) ?? null,
    )
    this.outside = new OutsideChanges(bridge, () => this.levels)
  }

  /** Asks main what to open, and opens it. */
  async begin(): Promise<StartOrder> {
    this.bridge.on('file:opened', (reply) => void this.open.take(reply))
    this.bridge.on('file:moved', (moves) => {
      this.closed = this.closed.map((tab) => withMovedFile(tab, moves))
    })
    this.sets.begin()
    try {
      const order = (this.order = await this.bridge.request('app:started'))
      this.isBegun = order.files.length === 0 && order.restored.documents.length === 0
      try {
        const opened = this.front
        const text = await restoreSession(this.open, order.restored)
        if (opened) this.activate(opened)
        else this.restoredId = this.activeId
        if (text !== null) this.notice = { text, tone: 'info', tab: null }
      } finally {
        this.journal.begin()
      }
      await this.open.take({ files: order.files, problems: order.problems })
      void this.open.loadRecent()
      return order
    } finally {
      this.isBegun = true
    }
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

  /** Saves to the document's file, or asks for one; false when that did not come about. */
  async save(level: OpenLevel): Promise<boolean> {
    const isSaved = await saveDocument(this.bridge, level)
    if (isSaved) void this.open.loadRecent()
    return isSaved
  }

  async saveAs(level: OpenLevel): Promise<boolean> {
    const isSaved = await saveDocumentAs(this.bridge, level)
    if (isSaved) void this.open.loadRecent()
    return isSaved
  }

  /** Saves a part of a document to a file of its own, and opens it where that came about. */
  async saveCopy(
    level: OpenLevel,
    save: (bridge: Bridge, level: OpenLevel) => Promise<SavedCopy | null>,
  ): Promise<void> {
    const copy = await save(this.bridge, level)
    if (copy) await this.open.take({ files: [copy], problems: [] })
    else await this.open.loadRecent()
  }

  /** Writes what the programs of its match would have read and written into a folder that the user chooses. */
  async exportMatch(level: OpenLevel): Promise<void> {
    const files = matchFiles(level.editor)
    if (!files) return
    const written = await this.bridge.request('match:export', files)
    if (!written.ok) level.editor.refuse(written.error.message)
    else if (written.value !== null)
      level.editor.say(words.workspace.exportedTo({ folder: written.value }))
  }

  /** Closes tabs, asking once about unsaved changes; false when the user cancels. */
  async close(...tabs: readonly Opened[]): Promise<boolean> {
    const levels = tabs.filter((tab) => tab.kind === 'level')
    if (!(await mayLose(this.bridge, this, levels.filter(isLostByClosing)))) return false
    for (const tab of tabs) this.leave(tab)
    return true
  }

  /** Puts a tab at another place. */
  moveTab(level: OpenLevel, to: number): void {
    this.levels = moved(this.levels, level, to)
  }

  activate(tab: Opened): void {
    this.activeId = tab.id
    if (tab.kind === 'level') tab.ensureRun()
  }

  /** Goes to the start page; all tabs stay as they are. */
  showStart(): void {
    this.activeId = null
    void this.open.loadRecent()
  }

  /** Goes through the tabs, round at the ends; from the start page to the first or the last. */
  activateNext(by: 1 | -1): void {
    const at = this.tabs.findIndex((tab) => tab.id === this.activeId)
    const next = at < 0 ? this.tabs.at(by > 0 ? 0 : -1) : this.tabs.at((at + by) % this.tabs.length)
    if (next) this.activate(next)
  }

  /** Begins the tour of a game in a tab of its own, of which nothing is kept; one under way or on its way ends first. */
  startTour(gameId: string): Promise<void> {
    this.isNew = false
    const begun = this.lastTour.then(async () => {
      const { beginTour } = await loadTours()
      this.endTour()
      this.tour = await beginTour(gameId, this.activeId, (text, name) =>
        this.open.passing(gameId, text, name),
      )
    })
    this.lastTour = begun.catch(() => undefined)
    return begun
  }

  /** Ends the tour and takes its tab away, unless that was saved; what was in front before comes to the front again. */
  endTour(): void {
    const { tour } = this
    this.tour = null
    if (!tour?.level.isPassing) return
    const wasInFront = this.activeId === tour.level.id
    this.leave(tour.level)
    if (!wasInFront) return
    const before = this.tabs.find(({ id }) => id === tour.from)
    if (before) this.activate(before)
    else this.showStart()
  }

  /** Ends the tour; its level stays as a new one that has no file yet. */
  keepTour(): void {
    const { tour } = this
    this.tour = null
    if (!tour?.level.isPassing) return
    tour.level.isPassing = false
    const taken = this.levels.map((one) => one.name)
    tour.level.untitledName = untitledName(tour.level.editor.game.format.extension, taken)
  }

  list(level: OpenLevel): void {
    this.levels = [...this.levels, level]
    this.message = null
  }

  replace(level: OpenLevel, by: OpenLevel): void {
    if (this.tour?.level === level) {
      // What another game reads is the user's own work.
      this.keepTour()
      Object.assign(by, { isPassing: false, untitledName: level.untitledName })
    }
    this.journal.handOver(level)
    level.editor.run.end()
    this.levels = this.levels.map((one) => (one === level ? by : one))
    this.activate(by)
  }

  /** Says why something could not be opened, where it stays until it is read. */
  tell(text: string): void {
    if (this.front) this.notice = { text, tone: 'error', tab: this.front.id }
    else this.message = text
  }

  /** Takes a tab away; where it was in front, the one in its place comes to the front. */
  private leave(tab: Opened): void {
    const at = this.tabs.indexOf(tab)
    if (at < 0) return
    this.drop(tab)
    if (this.activeId !== tab.id) return
    const next = this.tabs[at] ?? this.tabs[at - 1]
    if (next) this.activate(next)
    else this.activeId = null
  }

  private drop(tab: Opened): void {
    if (this.tour?.level === tab) this.tour = null
    if (tab.kind === 'set') {
      this.noteClosed(closedSetTab(tab, this.sets.list.indexOf(tab)))
      return this.sets.close(tab)
    }
    if (!tab.isPassing) {
      this.noteClosed(closedTab(tab, this.levels.indexOf(tab)))
      void this.journal.forget(tab)
    }
    tab.close()
    this.levels = this.levels.filter((other) => other !== tab)
  }

  private noteClosed(tab: ClosedTab): void {
    this.closed = [...this.closed, tab].slice(-MOST_CLOSED)
  }
}
