import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { err, type Result } from '@core/kernel/result'
import type { EventName, Events } from '@core/protocol/ipc'
import type { FileProblem } from '@core/protocol/file-problem'
import type { OpenedFile } from '@core/protocol/requests/files'
import type { Json } from '@core/protocol/journal'
import type { OpenedSet, RestoredSet } from '@core/protocol/set'
import { toldLooks } from '@core/protocol/told-looks'
import type { Dialogs } from '../../files/dialogs'
import type { LevelFiles } from '../../files/level-files'
import { keptName, realPathOf } from '../../files/real-path'
import type { RecentFiles } from '../../files/recent-files'
import type { RecentTickets } from '../../files/recent-tickets'
import { Tickets } from '../../files/tickets'
import type { Workers } from '../../threads/suite-pool'
import type { ServiceThread } from '../../threads/thread-calls'
import { AnswerFiles } from './answer-files'
import { FileSteps, type StepHands } from './file-steps'
import { FileWork } from './file-work'
import { unknownSet } from './folder-problem'
import { levelTexts, scoredFacts, textsOfGroups } from './level-texts'
import type { KeptSets } from './kept-sets'
import { LookCrew } from './look-crew'
import { LookStore } from './look-store'
import { OpenSet, type SetListener } from './open-set'
import { SetWork } from './set-work'
import { TestReader } from './test-reader'
import { setsWords } from '../sets-words'

export interface SetHostOptions {
  readonly dialogs: Pick<Dialogs, 'open'>
  readonly files: Pick<LevelFiles, 'open'>
  readonly recent: RecentFiles
  readonly recentTickets: RecentTickets
  /** Null where nothing is kept. */
  readonly kept: KeptSets | null
  /** Called when the recent list has changed. */
  readonly onRecentChange: () => void
  readonly hands: StepHands
  /** Undoes moves of a folder's files that a crash has interrupted. */
  readonly mend?: (folder: string) => Promise<void>
  /** Makes the threads; they are closed when nothing needs them any more. */
  readonly makeWorkers: () => Workers
  /** Makes a thread that reads tests; absent where there are no threads. */
  readonly createReader?: () => ServiceThread
  /** The app's folder for results of looking at tests. */
  readonly looksFolder: string
  /** What looks depend on apart from the tests: version of the app, and path of the script of the threads. */
  readonly version: string
  readonly script: string
  readonly announce: <N extends EventName & `set:${string}`>(name: N, payload: Events[N]) => void
  readonly logError: (message: string, error: unknown) => void
  /** Listens to the events of a set, by its ticket. */
  readonly followed?: (set: string) => void
  readonly closed?: (set: string) => void
}

/** A set with the work on its files. */
interface Held {
  readonly set: OpenSet
  readonly steps: FileSteps
  readonly answers: AnswerFiles
  readonly files: FileWork
}

/** The folders that are open as sets, and the threads that work for them. */
export class SetHost {
  readonly work: SetWork
  private readonly tickets = new Tickets()
  private readonly held = new Map<string, Held>()
  private readonly opening = new Map<string, Promise<FileProblem | null>>()
  private workers: Workers | null = null

  constructor(private readonly options: SetHostOptions) {
    this.work = new SetWork(
      () => this.threads(),
      () => this.restThreads(),
      {
        textsOf: async (id, game) => {
          const set = this.held.get(id)?.set
          return set ? levelTexts(set, game) : []
        },
        scoredOf: async (id, game) => {
          const set = this.held.get(id)?.set
          if (!set) return null
          const { scoring } = set.listed.notes
          return { scoring, tests: scoredFacts(set, game), texts: await textsOfGroups(set, game) }
        },
      },
    )
  }

  /** Asks for a folder and opens it; returns why not. */
  async askAndOpen(): Promise<FileProblem | null> {
    const [path] = await this.options.dialogs.open({
      what: 'folder',
      title: setsWords().open.title,
      buttonLabel: setsWords().open.button,
    })
    return path === undefined ? null : this.open(path)
  }

  /** Opens a folder of the recent list; one that is gone leaves the list. */
  async openRecent(ticket: string): Promise<FileProblem | null> {
    const path = this.options.recentTickets.pathOf(ticket)
    return path === null ? unknownSet() : this.open(path)
  }

  /**
   * Opens a folder by its absolute path and notifies the page; returns the reason if it cannot. `restored`: it was open
   * when the app ended.
   */
  async open(path: string, restored: RestoredSet | null = null): Promise<FileProblem | null> {
    const id = this.tickets.issue(path)
    const underWay = this.opening.get(id)
    // Reported once more, so that it comes to the front.
    if (underWay) return (await underWay) ?? this.openNow(id, path, restored)
    const opening = this.openNow(id, path, restored).finally(() => this.opening.delete(id))
    this.opening.set(id, opening)
    return opening
  }

  /** Opens a set that was closed. */
  async openAgain(id: string): Promise<FileProblem | null> {
    const path = this.tickets.redeem(id)
    return path === null ? unknownSet() : this.open(path)
  }

  /** Opens what was open when the app ended; returns what cannot be opened. */
  async restore(): Promise<FileProblem[]> {
    return (await this.options.kept?.restore((path, set) => this.open(path, set))) ?? []
  }

  /** Notes which sets are open, for the next start; strange tickets are left out. */
  keep(sets: readonly { readonly set: string; readonly view: Json }[], front: string | null): void {
    const pathOf = (id: string): string | null => this.held.get(id)?.set.path ?? null
    const open = sets.flatMap(({ set, view }) => {
      const path = pathOf(set)
      return path === null ? [] : [{ path, view }]
    })
    this.options.kept?.keep(open, front === null ? null : pathOf(front))
  }

  /** Lets go of a set. */
  async close(id: string): Promise<void> {
    const one = this.held.get(id)
    this.held.delete(id)
    if (one) this.options.closed?.(id)
    await one?.set.close()
    this.restThreads()
  }

  /** The page has crashed or the app ends: closes all sets. */
  async closeAll(): Promise<void> {
    this.work.stopAll()
    await Promise.all([...this.held.keys()].map((id) => this.close(id)))
    this.restThreads()
  }

  /** The work on an open set; null for an unknown ticket. */
  find(id: string): Held | null {
    return this.held.get(id) ?? null
  }

  /** Opens a test as a level of its own. */
  async openTest(id: string, path: string): Promise<Result<OpenedFile, FileProblem>> {
    const full = this.pathOf(id, path)
    if (full === null) return err(unknownSet())
    const { files, problems } = await this.options.files.open([full])
    return files[0] ? { ok: true, value: files[0] } : err(problems[0]!)
  }

  /** The path of a file that a set has listed; null for all else. */
  pathOf(id: string, path: string): string | null {
    const set = this.held.get(id)?.set
    return set?.test(path) ? set.fullPath(path) : null
  }

  private async openNow(
    id: string,
    path: string,
    restored: RestoredSet | null,
  ): Promise<FileProblem | null> {
    const { announce, recent, onRecentChange, hands, logError } = this.options
    const known = this.held.get(id)
    if (known) {
      announce('set:opened', openedSet(id, known.set, restored))
      announce('set:looked', toldLooks({ set: id, ...known.set.looks }))
      return null
    }
    const crew = new LookCrew(() => this.threads())
    const listener: SetListener = {
      listed: (list) => announce('set:listed', { set: id, list }),
      looked: (looks) => announce('set:looked', toldLooks({ set: id, ...looks })),
      followed: () => this.options.followed?.(id),
      logError,
    }
    const reader = new TestReader(this.options.createReader ?? null, logError)
    const set = new OpenSet(path, crew, this.storeOf(path), listener, reader)
    await this.options.mend?.(path)
    const problem = await set.open()
    if (problem?.code === 'ENOENT') recent.remove(path)
    else if (!problem) recent.add(path)
    onRecentChange()
    if (problem) return problem
    const steps = new FileSteps(path, hands)
    const answers = new AnswerFiles(set, steps)
    this.held.set(id, { set, steps, answers, files: new FileWork(set, steps) })
    announce('set:opened', openedSet(id, set, restored))
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

function openedSet(id: string, set: OpenSet, restored: RestoredSet | null): OpenedSet {
  return { set: id, path: set.path, name: set.name, list: set.listed, restored }
}
