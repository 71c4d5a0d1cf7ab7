import { basename, dirname, isAbsolute, join } from 'node:path'
import type {
  FileChange,
  FileFilter,
  FileMove,
  FileProblem,
  FileTicket,
  FoundText,
  OpenReply,
  OpenedFile,
} from '@core/protocol/ipc'
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
  /** A file that is open was changed or deleted by another program. */
  readonly onOutside: (change: FileChange) => void
  /** Is given each writing of a file, and does it; for what has to be done before and after. */
  readonly guard?: <T>(path: string, write: (named: Named) => Promise<T>) => Promise<T>
  /** Asks whether a dropped file that is not called as levels are may be written; without it none may. */
  readonly mayWriteDropped?: (path: string) => Promise<boolean>
  /** Hears the name of a file whose disk is waited for, and null when none is any more. */
  readonly onWait?: (name: string | null) => void
  readonly logError: (message: string, error: unknown) => void
}

/** Ms after which the user hears what the app waits for. */
const LONG = 1500
/** Ms that the disk of a file of the last session may take: the tab opens all the same. */
const PATIENCE_AT_START = 2000

/** Opens and saves the user's files. What may be written is what was opened or saved before, by its ticket. */
export class LevelFiles {
  private readonly openTickets = new Tickets()
  // Tickets of their own: a file in the recent list may be opened, but not written before it was.
  private readonly recentTickets: RecentTickets
  private readonly outside: OutsideFiles
  private lastFolder: string | undefined
  /** Dropped files that the user has to be asked for before they are written. */
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
   * The same for files that the page says were dropped. A browser that was taken over could say so of any file: one that is
   * not called as levels are is written only after a question.
   */
  async openDropped(paths: readonly string[]): Promise<OpenReply> {
    const { isNamedAsLevel } = await import('./level-names')
    for (const path of paths) {
      if (!isNamedAsLevel(path) && !this.openTickets.isIssued(path)) this.unasked.add(path)
    }
    return this.open(paths)
  }

  /** Opens a file from the recent list; one that is gone leaves the list. */
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
   * Writes a file that is open; unless `isForced` not over what another program has written meanwhile, and unless `mayAsk`
   * none about which the user has to be asked.
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

  /** The files that are open in the window, by their tickets: changes of them are reported. */
  watch(tickets: readonly string[]): void {
    const paths = tickets.map((ticket) => this.openTickets.redeem(ticket))
    this.outside.watch(paths.filter((path) => path !== null))
  }

  /**
   * The app is about to change files by the way, as work on a set does. What is given is to be called when it has: files
   * that have moved keep their tabs, and `tell` hears of those that have tickets.
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

  /** Resolves once all open files have been looked at from now on, and what others have changed has been told. */
  lookedAround(): Promise<void> {
    return this.outside.lookedAround()
  }

  /** Watches nothing any more. */
  close(): void {
    this.outside.close()
  }

  /**
   * Asks for a place and writes there; null when the user cancels. `own` is the ticket of the document's file. A file that
   * another tab holds is not replaced: the two would go on to overwrite each other.
   */
  async askAndSave(
    suggestedName: string,
    filters: readonly FileFilter[],
    text: string,
    own: string | null = null,
  ): Promise<Result<FileTicket | null, FileProblem>> {
    // Only the last part: the page suggests a name and never a folder.
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

  /** The path of a file that is open; null for a ticket that is not known. */
  pathOf(ticket: string): string | null {
    return this.openTickets.redeem(ticket)
  }

  /**
   * A file that was open when the app ended with a text that is `known`, and what stands in it now; null if its disk
   * does not answer soon, and `onOutside` hears of it later.
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
    // What is dropped from a browser or made by a page has no path.
    if (!isAbsolute(path)) {
      return err(fileProblem(path, 'NOPATH', mainWords().files.notOnDisk))
    }
    const read = await this.waitFor(path, readOpenable(path))
    if (read.ok) {
      this.noteUse(path)
      // The page may hold an older text of a file that is open already: it has to hear of the change.
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

  /** Tells what is waited for when that takes long. */
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

/** Why nothing can be said of a file that is not open. */
export const unknownTicket = (): FileProblem =>
  fileProblem('', 'TICKET', mainWords().files.noLongerOpen)

function withAllFiles(filters: readonly FileFilter[]): readonly FileFilter[] {
  return [...filters, { name: mainWords().files.allFiles, extensions: ['*'] }]
}
