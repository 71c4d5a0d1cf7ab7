import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { EventName, Events } from '@core/protocol/ipc'
import type {
  ProgramCell,
  ProgramIsolation,
  ProgramRow,
  ProgramsEnd,
  ProgramsProgress,
  RunProgramsRequest,
  SetPrograms,
} from '@core/protocol/programs'
import { afterEach } from 'vitest'
import { soon } from '../../../../../scripts/unit/soon'
import type { Call } from '../../../../threads/call'
import type { Question } from '../../../../files/dialogs'
import { RecentFiles } from '../../../../files/recent-files'
import { RecentTickets } from '../../../../files/recent-tickets'
import { SameThread } from '../../../../threads/testing/same-thread'
import { JudgeDesk, servedDesk } from '../../../../programs/judging/judge-desk'
import type { JudgeService } from '../../../../programs/judging/messages'
import { ServedHere } from '../../../../threads/testing/served-here'
import { SetHost } from '../../set-host'
import { testCall } from '../../../../threads/testing/test-call'
import { ProgramDesk } from '../program-desk'

/** A level of rockets whose answer is "0", and one whose answer is "0 0". */
export const LEVELS = {
  '1.in': '5 5\n1\n1\n0\n1 1\n3 N\n',
  '2.in': '5 5\n2\n1\n1\n1 1\n2 2\n3 N\n3 3 N\n',
} as const

/** A set with programs as the app has it open, and what it told. */
export class ProgramSet {
  readonly questions: Question[] = []
  /** What the boxes are answered: the number of the button. */
  answer = 0
  /** What the next ones are answered instead. */
  answers: number[] = []
  isolation: ProgramIsolation = { isOn: false, isHere: false }
  /** What the dialog for files gives. */
  chosen: readonly string[] = []
  readonly lists: SetPrograms[] = []
  readonly cells: ProgramCell[] = []
  readonly rows: ProgramRow[] = []
  readonly threads: ServedHere<JudgeService>[] = []
  set = ''
  private recent: RecentFiles | null = null
  private looked = 0
  desk!: ProgramDesk
  host!: SetHost

  private constructor(
    readonly root: string,
    readonly folder: string,
    private readonly logged: unknown[],
  ) {}

  /** Opens a folder with these files; texts of programs may be run. */
  static async open(files: Readonly<Record<string, string>> = {}): Promise<ProgramSet> {
    const root = await mkdtemp(join(tmpdir(), 'boardwright-programs-'))
    const made = new ProgramSet(root, join(root, 'set'), [])
    await made.put({ ...LEVELS, ...files })
    await made.start()
    return made
  }

  /** Starts the app again: what it keeps is what it finds. */
  async start(version = '1'): Promise<void> {
    const announce = <N extends EventName>(name: N, payload: Events[N]): void => {
      if (name === 'set:opened') this.set = (payload as Events['set:opened']).set
      if (name === 'set:looked') this.looked = (payload as Events['set:looked']).done
      if (name === 'programs:changed') this.lists.push((payload as Events['programs:changed']).list)
    }
    const logError = (...words: unknown[]): void => void this.logged.push(words)
    const dialogs = {
      open: (options: { readonly what: string }) =>
        Promise.resolve(options.what === 'folder' ? [this.folder] : this.chosen),
      ask: (question: Question) => {
        this.questions.push(question)
        return Promise.resolve(this.answers.shift() ?? this.answer)
      },
    }
    this.looked = 0
    const recent = new RecentFiles(join(this.root, 'recent.json'), logError)
    this.recent = recent
    this.host = new SetHost({
      dialogs,
      files: { open: () => Promise.reject(new Error('no file is opened')) },
      recent,
      recentTickets: new RecentTickets(recent),
      kept: null,
      onRecentChange: () => undefined,
      hands: { guard: (_, write) => write(() => Promise.resolve()), trash: (path) => rm(path) },
      makeWorkers: () => new SameThread(),
      looksFolder: join(this.root, 'looks'),
      version,
      script: join(this.root, 'none.js'),
      announce,
      logError,
      followed: (set) => this.desk.looked(set),
      closed: (set) => this.desk.closeSet(set),
    })
    this.desk = new ProgramDesk({
      find: (set) => this.host.find(set),
      dialogs,
      trustFile: join(this.root, 'trust.json'),
      onTrustError: logError,
      runsFolder: join(this.root, 'runs'),
      version,
      createThread: () => {
        const thread = new ServedHere((note) => servedDesk(new JudgeDesk(note)))
        this.threads.push(thread)
        return thread
      },
      isolation: {
        isOn: () => this.isolation.isOn,
        turnOn: () => void (this.isolation = { ...this.isolation, isOn: true }),
        isHere: () => Promise.resolve(this.isolation.isHere),
      },
      work: this.host.work,
      announce,
      logError,
    })
    await this.host.askAndOpen()
    await soon(() => {
      if (this.looked < this.host.find(this.set)!.set.listed.tests.length) throw new Error('wait')
    })
  }

  async put(files: Readonly<Record<string, string>>): Promise<void> {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(this.folder, path)), { recursive: true })
      await writeFile(join(this.folder, path), text, { mode: 0o755 })
    }
  }

  /** Writes files that the app then sees. */
  async change(files: Readonly<Record<string, string>>): Promise<void> {
    await this.put(files)
    const { set } = this.host.find(this.set)!
    await set.refresh()
    await soon(() => {
      for (const path of Object.keys(files))
        if (set.test(path)?.summary === null) throw new Error(`${path} is not looked at`)
    })
  }

  /** Runs programs, and returns how that ended; what was told before is forgotten. */
  async run(
    request: Partial<RunProgramsRequest> = {},
    { stop }: Pick<Call, 'stop'> = testCall(),
  ): Promise<ProgramsEnd> {
    this.cells.length = this.rows.length = 0
    const tell = ({ cells, rows }: ProgramsProgress): void => {
      this.cells.push(...cells)
      this.rows.push(...rows)
    }
    const limits = { time: 100_000, memory: 2 ** 30 }
    const usual = { programs: null, tests: null, limits, extent: 'changed' } as const
    const end = await this.desk.run({ set: this.set, ...usual, ...request }, { stop, tell })
    if (!end.ok) throw new Error(end.error)
    return end.value
  }

  /** The last verdicts that were told, by the names of programs and tests: "right 1.in OK". */
  async verdicts(): Promise<string[]> {
    const { programs } = await this.desk.list(this.set)
    const name = (id: string) => programs.find((one) => one.id === id)?.name
    return this.cells
      .map(({ program, test, verdict, isKept }) =>
        [name(program), test, verdict, ...(isKept ? ['kept'] : [])].join(' '),
      )
      .sort()
  }

  /** Ends the app, and returns what was logged. */
  async end(): Promise<unknown[]> {
    await this.host.closeAll()
    await this.desk.settle()
    return this.logged
  }

  async remove(): Promise<void> {
    await this.end()
    await this.recent?.settled()
    await rm(this.root, { recursive: true, force: true })
  }
}

/** The text of `boardwright.json` with these programs: commands by name, or command and what is expected. */
export function notesWith(programs: Readonly<Record<string, string>>): string {
  const list = Object.entries(programs).map(([name, command]) => ({ name, command }))
  return JSON.stringify({ version: 1, programs: list })
}

/** A program that prints a line for each of its words. */
export const PRINTS = '#!/bin/sh\ncat >/dev/null\nprintf "%s\\n" "$@"\n'

/** Files of a set with three programs: two that are each right on one of the levels, and one that crashes. */
export const threePrograms = {
  'bin/prints': PRINTS,
  'boardwright.json': notesWith({
    zero: './bin/prints 0',
    both: './bin/prints 0 0',
    crash: 'sh -c "echo oh >&2; exit 3"',
  }),
}

/** Opens a set with these files beside its two levels, one in each test of the file, after which it is gone. */
export function programSets() {
  let held: ProgramSet | null = null
  afterEach(async () => {
    await held?.remove()
    held = null
  })
  return async (files: Readonly<Record<string, string>> = {}): Promise<ProgramSet> =>
    (held = await ProgramSet.open(files))
}
