import { basename, dirname, isAbsolute, join } from 'node:path'
import type { FileChange, FileMove, FileTicket, FoundText } from '@core/protocol/file-ticket'
import type { FileFilter, OpenReply, OpenedFile } from '@core/protocol/requests/files'
import type { FileProblem } from '@core/protocol/file-problem'
import { err, ok, type Result } from '@core/kernel/result'
import { afterMoves, type Moved } from '@core/suite/move-order'
import type { Dialogs } from './dialogs'
import { fileProblem } from './file-problem'
import { foundText, OutsideFiles } from './outside-files'
import { readOpenable } from './read-openable'
import type { RecentFiles } from './recent-files'
import { RecentTickets } from './recent-tickets'
import { realPathOf } from './real-path'
import type { Named } from './save-marks'
import { Tickets } from './tickets'
import { writeLevel } from './write-level'
import { mainWords } from '../main-words'

export interface LevelFilesOptions {
  readonly dialogs: Pick<Dialogs, 'open' | 'save'>
  readonly recent: RecentFiles
  /** Called with the path of each file opened or saved. */
  readonly onUse: (path: string) => void
  /** Called when the recent list has changed. */
  readonly onRecentChange: () => void
  /** An open file was changed or deleted by another program. */
  readonly onOutside: (change: FileChange) => void
  /** Is given each write of a file, and executes it; for work that has to be done before and after. */
  readonly guard?: <T>(path: string, write: (named: Named) => Promise<T>) => Promise<T>
  /** Asks whether a dropped file whose name is not that of a level may be written; if absent, none may. */
  readonly mayWriteDropped?: (path: string) => Promise<boolean>
  /** Called with the name of a file whose disk is slow to respond, and with null when there is none any more. */
  readonly onWait?: (name: string | null) => void
  readonly logError: (message: string, error: unknown) => void
}

/** Time after which the user learns what the app is waiting for, in ms. */
const LONG = 1500
/** How long the disk of a file of the last session may take, in ms; after that the tab opens anyway. */
const PATIENCE_AT_START = 2000

/** Opens and saves the user's files. Only files opened or saved before may be written, by ticket. */
export class LevelFiles {
  private readonly openTickets = new Tickets()
  // Separate tickets: a file in the recent list may be opened, but not written before it was opened.
  private readonly recentTickets: RecentTickets
  private readonly outside: OutsideFiles
  private lastFolder: string | undefined
  /** Dropped files that may be written only after asking the user. */
  private readonly unasked = new Set<string>()
  private readonly waited = new Map<symbol, string>()

  constructor(private readonly options: LevelFilesOptions) {
    this.recentTickets = new RecentTickets(options.recent)
    this.outside = new OutsideFiles({
      onChange: (path, found) =>
        options.onOutside({ ticket: this.openTickets.issue(path), ...found }),
      onError: (error) => options.logError('files not watched', error),
    })
  }

  /** Asks for files and reads them. */
  async askAndOpen(filters: readonly FileFilter[]): Promise<OpenReply> {
    const paths = await this.options.dialogs.open({
      what: 'files',
      filters: withAllFiles(filters),
      ...(this.lastFolder === undefined ? {} : { defaultPath: this.lastFolder }),
    })
    for (const path of paths) this.unasked.delete(path)
    return this.open(paths)
  }

  /** Reads files that the user named by path: on the command line, by drop, in a dialog. Absolute paths. */
  async open(paths: readonly string[]): Promise<OpenReply> {
    const results = await Promise.all(paths.map((path) => this.openOne(path)))
    return {
      files: results.flatMap((result) => (result.ok ? [result.value] : [])),
      problems: results.flatMap((result) => (result.ok ? [] : [result.error])),
    }
  }

  /**
   * The same for files that were dropped according to the page. A compromised page could claim that of any file, so one
   * whose name is not that of a level is written only after a question.
   */
  async openDropped(paths: readonly string[]): Promise<OpenReply> {
    const { isNamedAsLevel } = await import('./level-names')
    for (const path of paths) {
      if (!isNamedAsLevel(path) && !this.openTickets.isIssued(path)) this.unasked.add(path)
    }
    return this.open(paths)
  }

  /** Opens a file from the recent list; one that is gone is removed from the list. */
  async openRecent(ticket: string): Promise<Result<OpenedFile, FileProblem>> {
    const path = this.recentTickets.pathOf(ticket)
    return path === null ? err(unknownTicket()) : this.openOne(path)
  }

  recent(): Promise<readonly FileTicket[]> {
    return this.recentTickets.list()
  }

  clearRecent(): void {
    this.options.recent.clear()
    this.options.onRecentChange()
  }

  /**
   * Writes an open file; unless `isForced`, not if another program has changed it, and unless `mayAsk`, not if the user
   * would have to be asked.
   */
  async save(
    ticket: string,
    text: string,
    isForced = false,
    mayAsk = true,
  ): Promise<Result<FileTicket, FileProblem>> {
    const path = this.openTickets.redeem(ticket)
    if (path === null) return err(unknownTicket())
    const isUnasked = this.unasked.has(path)
    if (isUnasked && !(mayAsk && (await this.options.mayWriteDropped?.(path)))) {
      return err(fileProblem(path, 'UNASKED', mainWords().files.notSaved))
    }
    this.unasked.delete(path)
    if (!isForced && (await this.waitFor(path, this.outside.hasChanged(path)))) {
      return err(fileProblem(path, 'CHANGED', mainWords().files.changed))
    }
    return this.write(path, text)
  }

  /** Sets the files that are open in the window, by ticket: changes of them are reported. */
  watch(tickets: readonly string[]): void {
    const paths = tickets.map((ticket) => this.openTickets.redeem(ticket))
    this.outside.watch(paths.filter((path) => path !== null))
  }

  /**
   * The app itself is about to change files, as work on a set does. The returned function is to be called afterwards:
   * files that have moved keep their tabs, and `tell` is called with those that have tickets.
   */
  holdChanges(tell: (moves: readonly FileMove[]) => void): (moved: readonly Moved[]) => void {
    const release = this.outside.hold()
    return (moved) => {
      const whereIs = (path: string): string => afterMoves(path, moved)
      release(whereIs)
      if (moved.length === 0) return
      this.options.recent.follow(whereIs)
      this.options.onRecentChange()
      const asked = [...this.unasked].map(whereIs)
      this.unasked.clear()
      for (const path of asked) this.unasked.add(path)
      const gone = this.openTickets.paths.filter((path) => whereIs(path) !== path)
      if (gone.length === 0) return
      const described = gone.map(async (path) => ({
        ticket: this.openTickets.issue(path),
        file: await this.openTickets.describe(whereIs(path)),
      }))
      void Promise.all(described).then(tell)
    }
  }

  /** Resolves when all open files have been checked after the call, and changes by others have been reported. */
  lookedAround(): Promise<void> {
    return this.outside.lookedAround()
  }

  /** Stops watching all files. */
  close(): void {
    this.outside.close()
  }

  /**
   * Asks for a place and writes there; null if the user cancels. `own` is the ticket of the document's file. A file
   * that is open in another tab is not replaced, because the two tabs would keep overwriting each other.
   */
  async askAndSave(
    suggestedName: string,
    filters: readonly FileFilter[],
    text: string,
    own: string | null = null,
  ): Promise<Result<FileTicket | null, FileProblem>> {
    // Only the last part: the page suggests a name, but not a folder.
    const name = basename(suggestedName)
    const defaultPath = this.lastFolder === undefined ? name : join(this.lastFolder, name)
    const path = await this.options.dialogs.save({ defaultPath, filters: withAllFiles(filters) })
    if (path === null) return ok(null)
    const ownPath = own === null ? null : this.openTickets.redeem(own)
    if (await this.isHeldByOther(path, ownPath)) {
      const message = mainWords().files.openElsewhere({ name: basename(path) })
      return err(fileProblem(path, 'OPEN', message))
    }
    return this.write(path, text)
  }

  /** The path of an open file; null for an unknown ticket. */
  pathOf(ticket: string): string | null {
    return this.openTickets.redeem(ticket)
  }

  /**
   * Opens a file that was open with the text `known` when the app ended, and returns its current contents; null if its
   * disk does not respond soon, and then `onOutside` is called later.
   */
  async openAgain(
    path: string,
    known: string | null = null,
  ): Promise<{ file: FileTicket; onDisk: FoundText | null }> {
    const read = await this.waitFor(path, readOpenable(path, known, PATIENCE_AT_START))
    const isSilent = !read.ok && read.error.code === 'ETIMEDOUT'
    const onDisk = isSilent ? null : foundText(read)
    if (onDisk) this.outside.note(path, onDisk)
    else this.outside.noteUnread(path)
    return { file: await this.openTickets.describe(path), onDisk }
  }

  private async isHeldByOther(path: string, own: string | null): Promise<boolean> {
    const real = await realPathOf(path)
    if (own !== null && (await realPathOf(own)) === real) return false
    const held = await Promise.all(this.outside.paths.map(realPathOf))
    return held.includes(real)
  }

  private async openOne(path: string): Promise<Result<OpenedFile, FileProblem>> {
    // Files dropped from a browser or made by a page have no path.
    if (!isAbsolute(path)) {
      return err(fileProblem(path, 'NOPATH', mainWords().files.notOnDisk))
    }
    const read = await this.waitFor(path, readOpenable(path))
    if (read.ok) {
      this.noteUse(path)
      // The page may have an older text of a file that is already open, so the change has to be reported to it.
      if (this.outside.paths.includes(path)) await this.outside.hasChanged(path)
      else this.outside.note(path, foundText(read))
      return ok({ file: await this.openTickets.describe(path), text: read.value })
    }
    if (read.error.code === 'ENOENT' && this.options.recent.paths.includes(path)) {
      this.options.recent.remove(path)
      this.options.onRecentChange()
    }
    return read
  }

  private async write(path: string, text: string): Promise<Result<FileTicket, FileProblem>> {
    const write = (named?: Named): Promise<Result<null, FileProblem>> =>
      writeLevel(path, text, named)
    const written = await this.waitFor(path, this.options.guard?.(path, write) ?? write())
    if (!written.ok) return written
    this.outside.note(path, { text, problem: null })
    this.noteUse(path)
    return ok(await this.openTickets.describe(path))
  }

  /** Reports what the app is waiting for if it takes long. */
  private async waitFor<T>(path: string, work: Promise<T>): Promise<T> {
    const mark = Symbol(path)
    const timer = setTimeout(() => {
      this.waited.set(mark, basename(path))
      this.options.onWait?.(basename(path))
    }, LONG)
    try {
      return await work
    } finally {
      clearTimeout(timer)
      if (this.waited.delete(mark)) this.options.onWait?.([...this.waited.values()].at(-1) ?? null)
    }
  }

  private noteUse(path: string): void {
    this.lastFolder = dirname(path)
    this.options.recent.add(path)
    this.options.onUse(path)
    this.options.onRecentChange()
  }
}

/** The problem for a file that is not open. */
export const unknownTicket = (): FileProblem =>
  fileProblem('', 'TICKET', mainWords().files.noLongerOpen)

function withAllFiles(filters: readonly FileFilter[]): readonly FileFilter[] {
  return [...filters, { name: mainWords().files.allFiles, extensions: ['*'] }]
}
