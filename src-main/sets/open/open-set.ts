import { basename, join } from 'node:path'
import type { FileProblem } from '@core/protocol/file-problem'
import type { LookOrder, SetList, SetLooks, TestSummary } from '@core/protocol/set'
import { answerStateOf } from '@core/suite/expected'
import { coverageByGame, type GameCoverage } from '@core/suite/coverage-by-game'
import type { TextLook } from '@core/suite/look-at-text'
import { leftOut, type FolderFiles } from '@core/suite/test-files'
import { folderProblem } from './folder-problem'
import { Gathering } from './gathering'
import type { LookCrew } from './look-crew'
import type { LookStore } from './look-store'
import { NotesFile } from './notes-file'
import { NOTES_NAME } from '../notes'
import type { KnownTest, Read } from './known-tests'
import { SetFolder, type FolderState } from '../set-folder'
import { summaryOf, unreadSummary } from './summary'
import { TestReader } from './test-reader'
import { spoken } from '../../words'

/** Ms between two looks at the folder. */
const INTERVAL = 2000
/** Listing a slow folder takes at most this share of the time (one part in so many). */
const SHARE = 20

/**
 * Time for which the first results are gathered before they are reported, in ms. Then it is longer for a large set, which
 * the page goes over each time, and grows by a share with each report: who waits for long does not mind.
 */
const GATHERED = 50
const TESTS_A_MS = 25
const GROWTH = 0.1

/** Listens to a set. */
export interface SetListener {
  readonly listed: (list: SetList) => void
  readonly looked: (looks: Omit<SetLooks, 'set'>) => void
  /** Called after the folder was listed and the notes were read if they had changed. */
  readonly followed?: () => void
  readonly logError: (message: string, error: unknown) => void
}

/** A folder that is open as a set: its tests as they are on disk, looked at as they come and change. */
export class OpenSet {
  readonly notes: NotesFile
  private readonly folder: SetFolder
  private readonly gathering: Gathering<TestSummary>
  /** By path, in the order of the list. */
  private tests = new Map<string, KnownTest>()
  private leftOut: readonly string[] = []
  private elsewhere: readonly string[] = []
  /** What tells a state of each file of its statements from another, by path. */
  statements: Readonly<Record<string, string>> = {}
  private problem: FileProblem | null = null
  private timer: NodeJS.Timeout | null = null
  private working: Promise<void> = Promise.resolve()
  /** All looks that were begun are over. */
  private looking: Promise<void> = Promise.resolve()
  private isClosed = false
  private msOfListing = 0
  /** Counts stops: reading that began before the last stop is abandoned. */
  private stops = 0
  /** There as soon as the set is open. */
  private store!: LookStore

  constructor(
    /** Absolute. */
    readonly path: string,
    private readonly crew: LookCrew,
    private readonly storing: Promise<LookStore>,
    private readonly listener: SetListener,
    private readonly reader = new TestReader(null, listener.logError),
  ) {
    this.folder = new SetFolder(path)
    this.notes = new NotesFile(join(path, NOTES_NAME))
    this.gathering = new Gathering(
      (tests) => listener.looked({ ...this.looks, tests }),
      (reports) =>
        reports === 0
          ? GATHERED
          : Math.max(GATHERED, this.tests.size / TESTS_A_MS) * (1 + reports * GROWTH),
    )
  }

  /** Lists the folder for the first time; returns why that cannot be done, else null. */
  async open(): Promise<FileProblem | null> {
    const began = performance.now()
    const listing = this.list().then(() => (this.msOfListing = performance.now() - began))
    // Two disks, or two files of one: neither waits for the other.
    const [store] = await Promise.all([this.storing, listing])
    this.store = store
    return this.problem
  }

  /** Looks at all tests, and follows the folder from now on. */
  begin(): void {
    this.working = this.lookAtNew()
    this.follow(this.msOfListing)
  }

  get name(): string {
    return basename(this.path) || this.path
  }

  get listed(): SetList {
    const { leftOut, elsewhere, statements, problem } = this
    const tests = [...this.tests.values()].map(({ file }) => file)
    return { tests, notes: this.notes.held, leftOut, elsewhere, statements, problem }
  }

  /** The tests with all that lies beside them. */
  get files(): FolderFiles {
    const paths = this.folder.all.filter((path) => path !== NOTES_NAME)
    return { tests: [...this.tests.values()].map(({ file }) => file), paths }
  }

  /** All tests as far as they are looked at. */
  get looks(): Omit<SetLooks, 'set'> {
    const tests = [...this.tests.values()].flatMap(({ summary }) => summary ?? [])
    return { tests, done: tests.length, all: this.tests.size }
  }

  /** The test at a path below the folder; null if there is none. */
  test(path: string): KnownTest | null {
    return this.tests.get(path) ?? null
  }

  /** The absolute path of a file below the folder. */
  fullPath(path: string): string {
    return join(this.path, path)
  }

  coverage(): GameCoverage[] {
    const tests = [...this.tests.values()].map(({ file, look }) => ({ name: file.path, look }))
    return coverageByGame(spoken, tests, this.notes.held.scoring)
  }

  /** Resolves when these tests, or all, have been looked at in their state on disk now, or looking was stopped. */
  async seen(paths?: readonly string[]): Promise<void> {
    await this.refresh()
    const isSeen = (path: string): boolean => this.test(path)?.summary !== null
    if (![...(paths ?? this.tests.keys())].every(isSeen)) await this.looking
  }

  /** Looks at the folder now. `isForced`: also at tests that have not changed. */
  refresh(isForced = false): Promise<void> {
    this.working = this.working.then(async () => {
      if (this.isClosed) return
      if (isForced) {
        for (const test of this.tests.values())
          Object.assign(test, { isAsked: false, summary: null })
      }
      const before = JSON.stringify(this.listed)
      await this.list()
      if (JSON.stringify(this.listed) !== before) this.listener.listed(this.listed)
      await this.lookAtNew(isForced)
    })
    return this.working
  }

  /** Tests that are skipped now are left until they change or are asked for. */
  async look(what: LookOrder): Promise<void> {
    if (what === 'all') return this.refresh(true)
    if (what === 'none') {
      this.stops++
      this.crew.stop()
      return this.gathering.flush()
    }
    for (const test of this.tests.values()) if (!test.summary) test.isAsked = false
    return this.refresh()
  }

  /** Closes the folder; resolves when its stored data is on disk. */
  async close(): Promise<void> {
    this.isClosed = true
    if (this.timer) clearTimeout(this.timer)
    this.gathering.stop()
    this.crew.close()
    await this.keep()
  }

  private follow(took: number): void {
    if (this.isClosed) return
    this.timer = setTimeout(
      () => {
        const began = performance.now()
        void this.refresh().then(() => this.follow(performance.now() - began))
      },
      Math.max(INTERVAL, took * SHARE),
    )
    this.timer.unref()
  }

  private async list(): Promise<void> {
    try {
      const state = await this.folder.read()
      await this.notes.refresh(state.notes)
      this.listener.followed?.()
      this.take(state)
      this.problem = null
    } catch (error) {
      this.problem = folderProblem(this.path, error)
      // A disk that does not answer, or a folder that is gone, may be back with the next look.
      if (!this.problem) this.listener.logError('folder not followed', error)
    }
  }

  private take({ tests, statements, elsewhere }: FolderState): void {
    const before = this.tests
    this.elsewhere = elsewhere
    this.statements = statements
    const files = tests.map(({ file }) => file)
    this.leftOut = leftOut({ tests: files, paths: this.folder.all }, NOTES_NAME)
    this.tests = new Map(
      tests.map(({ file, state }) => {
        const known = before.get(file.path)
        const isSame = known?.state === state
        const fresh = { file, state, look: null, summary: null, isAsked: false, key: '' }
        return [file.path, isSame ? known : fresh]
      }),
    )
  }

  /** Reads what is new and looks at it; resolves when all is read, which is before all is looked at. */
  private async lookAtNew(isForced = false): Promise<void> {
    const fresh = [...this.tests.values()].filter(({ isAsked }) => !isAsked)
    for (const test of fresh) test.isAsked = true
    if (fresh.length > 0) this.gathering.begin()
    const unread = isForced ? fresh : fresh.filter((test) => !this.recall(test))
    const looks: Promise<void>[] = []
    const { stops } = this
    const isLeft = (): boolean => this.isClosed || this.stops !== stops
    const { atOnce } = this.reader
    for (let from = 0; from < unread.length && !isLeft(); from += atOnce) {
      const unknown: Read[] = []
      for (const read of await this.read(unread.slice(from, from + atOnce))) {
        const held = isForced ? null : this.store.get(read.test.key)
        if (held) this.see(read, held)
        else unknown.push(read)
      }
      // While the next ones are read.
      if (!isLeft()) looks.push(this.lookAt(unknown))
    }
    this.reader.rest()
    this.gathering.flush()
    if (looks.length === 0) return
    const all = Promise.all(looks).then(() => {
      this.gathering.flush()
      return this.keep()
    })
    this.looking = Promise.allSettled([this.looking, all]).then(() => undefined)
  }

  private lookAt(tests: readonly Read[]): Promise<void> {
    return this.crew.look(tests, (read, seen) => {
      if ('failed' in seen) return this.tell(read.test, unreadSummary(read.name, seen.failed))
      this.store.set(read.test.key, seen.look)
      this.see(read, seen.look)
    })
  }

  /** Restores the stored result of a file that has not changed since the set was last open; false if there is none. */
  private recall(test: KnownTest): boolean {
    const kept = this.store.kept(test.file.path, test.state)
    const look = kept && this.store.get(kept.key)
    if (!look) return false
    test.key = kept.key
    test.look = look
    this.tell(test, summaryOf(test.file.path, look, kept.prints, kept.answers))
    return true
  }

  /** The readable tests; the others are reported. */
  private async read(tests: readonly KnownTest[]): Promise<readonly Read[]> {
    const { read, unread } = await this.reader.read(this.path, tests)
    for (const { test, problem } of unread) this.tell(test, unreadSummary(test.file.path, problem))
    return read
  }

  private see({ test, name, answers, prints }: Read, look: TextLook): void {
    test.look = look
    this.tell(test, summaryOf(name, look, prints, answerStateOf(look, answers)))
  }

  private tell(test: KnownTest, summary: TestSummary): void {
    test.summary = summary
    // What has changed meanwhile is looked at again.
    if (!this.isClosed && this.tests.get(test.file.path) === test) this.gathering.add(summary)
  }

  private keep(): Promise<void> {
    return this.store.keep(
      [...this.tests.values()].flatMap(({ file, state, key, summary }) => {
        if (!summary?.prints || key === '') return []
        const { expected, blanks, rival, prints } = summary
        return { path: file.path, state, key, prints, answers: { expected, blanks, rival } }
      }),
    )
  }
}
