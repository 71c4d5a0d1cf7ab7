import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { err, type Result } from '@core/kernel/result'
import type { EventName, Events, FileProblem, FileTicket, OpenedFile } from '@core/protocol/ipc'
import type { OpenedSet } from '@core/protocol/set'
import type { Dialogs } from '../../files/dialogs'
import { fileProblem } from '../../files/file-problem'
import type { LevelFiles } from '../../files/level-files'
import { keptName, realPathOf } from '../../files/real-path'
import type { RecentFiles } from '../../files/recent-files'
import { Tickets } from '../../files/tickets'
import type { Workers } from '../../pool/suite-pool'
import { AnswerFiles } from './answer-files'
import { FileSteps, type Guard } from './file-steps'
import { LookCrew } from './look-crew'
import { LookStore } from './look-store'
import { OpenSet } from './open-set'
import { SetWork } from './set-work'

export interface SetHostOptions {
  readonly dialogs: Pick<Dialogs, 'open'>
  readonly files: Pick<LevelFiles, 'open'>
  readonly recent: RecentFiles
  /** Called when the recent list has changed. */
  readonly onRecentChange: () => void
  readonly guard: Guard
  /** Makes the threads; they are closed when nothing needs them any more. */
  readonly makeWorkers: () => Workers
  /** Folder of the app's own, for what tests looked like. */
  readonly looksFolder: string
  /** What looks depend on besides the tests: version of the app, and path of the script of the threads. */
  readonly version: string
  readonly script: string
  readonly announce: <N extends EventName & `set:${string}`>(name: N, payload: Events[N]) => void
  readonly logError: (message: string, error: unknown) => void
}

/** A set with what is done to its files. */
interface Held {
  readonly set: OpenSet
  readonly steps: FileSteps
  readonly answers: AnswerFiles
}

/** The folders that are open as sets, and the threads that work for them. */
export class SetHost {
  readonly work: SetWork
  private readonly tickets = new Tickets()
  private readonly recentTickets = new Tickets()
  private readonly held = new Map<string, Held>()
  private readonly opening = new Map<string, Promise<FileProblem | null>>()
  private workers: Workers | null = null

  constructor(private readonly options: SetHostOptions) {
    this.work = new SetWork(
      () => this.threads(),
      (progress) => options.announce('set:finding', progress),
      () => this.restThreads(),
    )
  }

  /** Asks for a folder and opens it; gives why not. */
  async askAndOpen(): Promise<FileProblem | null> {
    const [path] = await this.options.dialogs.open({
      what: 'folder',
      title: 'Open a folder of tests',
      buttonLabel: 'Open folder',
    })
    return path === undefined ? null : this.open(path)
  }

  /** Opens a folder of the recent list; one that is gone leaves the list. */
  async openRecent(ticket: string): Promise<FileProblem | null> {
    const path = this.recentTickets.redeem(ticket)
    return path !== null && this.options.recent.paths.includes(path) ? this.open(path) : unknownSet
  }

  /** Absolute paths behind tickets, the newest first. */
  recent(): Promise<readonly FileTicket[]> {
    return Promise.all(this.options.recent.paths.map((path) => this.recentTickets.describe(path)))
  }

  /** Opens a folder that the user named, by its absolute path, and tells the page; gives why not. */
  open(path: string): Promise<FileProblem | null> {
    const id = this.tickets.issue(path)
    const opening =
      this.opening.get(id) ?? this.openNow(id, path).finally(() => this.opening.delete(id))
    this.opening.set(id, opening)
    return opening
  }

  /** Lets go of a set. */
  async close(id: string): Promise<void> {
    const one = this.held.get(id)
    this.held.delete(id)
    await one?.set.close()
    this.restThreads()
  }

  /** The page is gone, or the app ends: lets go of all. */
  async closeAll(): Promise<void> {
    this.work.stopAll()
    await Promise.all([...this.held.keys()].map((id) => this.close(id)))
    this.restThreads()
  }

  /** What is done with an open set; null for a ticket that stands for none. */
  find(id: string): Held | null {
    return this.held.get(id) ?? null
  }

  /** Opens a test as a level of its own. */
  async openTest(id: string, path: string): Promise<Result<OpenedFile, FileProblem>> {
    const full = this.pathOf(id, path)
    if (full === null) return err(unknownSet)
    const { files, problems } = await this.options.files.open([full])
    return files[0] ? { ok: true, value: files[0] } : err(problems[0]!)
  }

  /** The path of a file that a set has listed; null for all else. */
  pathOf(id: string, path: string): string | null {
    const set = this.held.get(id)?.set
    return set?.test(path) ? set.fullPath(path) : null
  }

  private async openNow(id: string, path: string): Promise<FileProblem | null> {
    const { announce, recent, onRecentChange, guard, logError } = this.options
    const known = this.held.get(id)
    if (known) {
      announce('set:opened', openedSet(id, known.set))
      announce('set:looked', { set: id, ...known.set.looks })
      return null
    }
    const set = new OpenSet(path, new LookCrew(() => this.threads()), await this.storeOf(path), {
      listed: (list) => announce('set:listed', { set: id, list }),
      looked: (looks) => announce('set:looked', { set: id, ...looks }),
      logError,
    })
    const problem = await set.open()
    if (problem?.code === 'ENOENT') recent.remove(path)
    else if (!problem) recent.add(path)
    onRecentChange()
    if (problem) return problem
    const steps = new FileSteps(path, guard)
    this.held.set(id, { set, steps, answers: new AnswerFiles(set, steps) })
    announce('set:opened', openedSet(id, set))
    set.begin()
    return null
  }

  private async storeOf(path: string): Promise<LookStore> {
    const { looksFolder, version, script, logError } = this.options
    const about = await stat(script).catch(() => null)
    const file = join(looksFolder, `${keptName(await realPathOf(path))}.json`)
    const built = `${version} ${about?.size ?? ''} ${about?.mtimeMs ?? ''}`
    return LookStore.open(file, built, (error) => logError('looks at a set not kept', error))
  }

  private threads(): Workers {
    return (this.workers ??= this.options.makeWorkers())
  }

  private restThreads(): void {
    if (this.held.size > 0 || this.work.isBusy || !this.workers) return
    void this.workers.close()
    this.workers = null
  }
}

/** Why nothing can be said of a set that is not open. */
export const unknownSet = fileProblem('', 'TICKET', 'This set is no longer open.')

function openedSet(id: string, set: OpenSet): OpenedSet {
  return { set: id, path: set.path, name: set.name, list: set.listed }
}
