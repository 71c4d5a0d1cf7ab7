import type { Bridge } from '@core/protocol/ipc'
import type { FileTicket } from '@core/protocol/file-ticket'
import type { StartOrder } from '@core/protocol/requests/window'
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
import type { Notice } from './notice'
import { words } from '../ui/words'

/** All that is open, as tabs, and the state that belongs to none of them. */
export class Workspace {
  levels = $state.raw<readonly OpenLevel[]>([])
  activeId = $state<number | null>(null)
  /** A message of the app if there is no document to show it; null for none. */
  message = $state.raw<string | null>(null)
  order = $state.raw<StartOrder | null>(null)
  /** False while what the app begins with is being opened: drawing the start page would only delay it. */
  isBegun = $state(false)
  /** A message of the app beside the documents, until the user has read it; null for none. */
  notice = $state.raw<Notice | null>(null)
  /** Closed tabs, the last one at the end; kept while the app runs. */
  closed = $state.raw<readonly ClosedTab[]>([])
  readonly active = $derived(this.levels.find((level) => level.id === this.activeId) ?? null)
  /** Folders of tests; their tabs come before those of the levels. */
  readonly sets: OpenSets
  readonly tabs: readonly Opened[] = $derived.by(() => [...this.sets.list, ...this.levels])
  /** The level or set whose tab is in front; null on the start page. */
  readonly front = $derived(this.tabs.find(({ id }) => id === this.activeId) ?? null)
  /** The tab in front for the next start: during a tour, which is not stored, the one before. */
  private readonly kept = $derived(
    this.active?.isPassing ? this.tabs.find(({ id }) => id === this.tour?.from) : this.front,
  )

  readonly open: Opening
  readonly pasteBoard: PasteBoard
  readonly disks: DiskNotices
  /** A danger for unsaved changes, as long as it lasts; null for none. */
  trouble = $state.raw<string | null>(null)
  readonly journal: Journals
  readonly setsNote: OpenSetsNote
  readonly outside: OutsideChanges
  /** Null before a level was first shrunk. */
  shrinking = $state.raw<Shrinking | null>(null)
  /** Null before a program was first tried. */
  stressing = $state.raw<Stressing | null>(null)
  /** The app was never started before, and the user has neither begun nor declined a tour. */
  isNew = $state(false)
  /** The current tour; null for none. */
  tour = $state.raw<Tour | null>(null)
  private lastTour: Promise<void> = Promise.resolve()
  /** Two texts to be shown side by side; null for none. */
  difference = $state.raw<Difference | null>(null)
  /** Number of the tab that was in front at the end of the last session. */
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
      // A restored set does not replace the tab that the user has chosen meanwhile.
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
      const { arriving } = this.sets
      this.isBegun = order.files.length === 0 && order.restored.documents.length === 0 && !arriving
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
      await arriving
      void this.open.loadRecent()
      return order
    } finally {
      this.isBegun = true
    }
  }

  /** The set arrives as an event, as for folders that are dropped or named on the command line. */
  async openFolder(): Promise<void> {
    const problem = await this.sets.ask()
    if (problem !== null) this.tell(problem)
  }

  async openRecentFolder(folder: FileTicket): Promise<void> {
    const problem = await this.sets.openRecent(folder.ticket)
    if (problem !== null) this.tell(problem)
  }

  /** Saves to the document's file, or asks for one; returns false if it was not saved. */
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

  /** Saves a part of a document to a separate file, and opens that if it was saved. */
  async saveCopy(
    level: OpenLevel,
    save: (bridge: Bridge, level: OpenLevel) => Promise<SavedCopy | null>,
  ): Promise<void> {
    const copy = await save(this.bridge, level)
    if (copy) await this.open.take({ files: [copy], problems: [] })
    else await this.open.loadRecent()
  }

  /** Writes the input and output of its match's programs into a folder that the user chooses. */
  async exportMatch(level: OpenLevel): Promise<void> {
    const files = matchFiles(level.editor)
    if (!files) return
    const written = await this.bridge.request('match:export', files)
    if (!written.ok) level.editor.refuse(written.error.message)
    else if (written.value !== null)
      level.editor.say(words.workspace.exportedTo({ folder: written.value }))
  }

  /** Closes tabs, asking once about unsaved changes; returns false if the user cancels. */
  async close(...tabs: readonly Opened[]): Promise<boolean> {
    const levels = tabs.filter((tab) => tab.kind === 'level')
    if (!(await mayLose(this.bridge, this, levels.filter(isLostByClosing)))) return false
    for (const tab of tabs) this.leave(tab)
    return true
  }

  /** Moves a tab to a new index. */
  moveTab(level: OpenLevel, to: number): void {
    this.levels = moved(this.levels, level, to)
  }

  activate(tab: Opened): void {
    this.activeId = tab.id
    if (tab.kind === 'level') tab.ensureRun()
  }

  /** Shows the start page; all tabs stay as they are. */
  showStart(): void {
    this.activeId = null
    void this.open.loadRecent()
  }

  /** Goes through the tabs, wrapping around; from the start page to the first or the last. */
  activateNext(by: 1 | -1): void {
    const at = this.tabs.findIndex((tab) => tab.id === this.activeId)
    const next = at < 0 ? this.tabs.at(by > 0 ? 0 : -1) : this.tabs.at((at + by) % this.tabs.length)
    if (next) this.activate(next)
  }

  /** Begins the tour of a game in a new tab, which is not stored; ends a tour that has begun or is being loaded. */
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

  /** Ends the tour and closes its tab, unless that was saved; the tab that was in front before returns to the front. */
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

  /** Ends the tour; its level stays as a new one without a file. */
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
      // A text that a different game reads is the user's own work.
      this.keepTour()
      Object.assign(by, { isPassing: false, untitledName: level.untitledName })
    }
    this.journal.handOver(level)
    level.editor.run.end()
    this.levels = this.levels.map((one) => (one === level ? by : one))
    this.activate(by)
  }

  /** Shows why something could not be opened, in a place where it stays until it is read. */
  tell(text: string): void {
    if (this.front) this.notice = { text, tone: 'error', tab: this.front.id }
    else this.message = text
  }

  /** Removes a tab; if it was in front, the tab now at its index comes to the front. */
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
