import { makeRng, type Rng } from '@core/kernel/rng'
import type { EventName, Events } from '@core/protocol/ipc'
import type { ProgramsProgress, RunExtent } from '@core/protocol/programs'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programTable } from '../src-main/app/program-table'
import { handlersOf } from '../src-main/app/testing/handlers-of'
import { JudgeDesk, servedDesk } from '../src-main/programs/judging/judge-desk'
import { ServedThread } from '../src-main/threads/serve-thread'
import type { ThreadOrder, ThreadReport } from '../src-main/threads/thread-messages'
import { ProgramDesk } from '../src-main/sets/open/programs/program-desk'
import type { ProgramRunner } from '../src-main/programs/program-runner'
import { JudgedPrograms } from '../src-renderer/set/programs/judged-programs.svelte'
import type { OpenSet } from '../src-renderer/set/open-set.svelte'
import { Clock } from './clock'
import { answerOf, type Behaviour, SimulatedRunner, verdictOf } from './processes'
import { type Planted, SetApp } from './set-app'
import { texts } from './texts'
import { DeskThread, type ThreadFault } from './thread'

/** Longer than programs may take. */
const SETTLED_SOON = 30_000
/** Longer than main waits for a thread that is silent, and than a program may take. */
const SETTLED_BY = 120_000
/** The same where the disk has said nothing: the folder is looked at the more seldom. */
const SETTLED_LATE = 400_000
/** Longer than programs take to end when they are to, and longer than main waits for a thread that does not end them. */
const STOPPED_BY = 500
const GIVEN_UP_BY = 10_500

/** What the user and others do with programs of a set, and what goes wrong. */
export type JudgeAct =
  | { readonly kind: 'run'; readonly extent: RunExtent; readonly one: number | null }
  | { readonly kind: 'program'; readonly at: number; readonly does: Behaviour }
  | { readonly kind: 'write'; readonly test: number; readonly text: number }
  | { readonly kind: 'look' | 'diagnose'; readonly at: number }
  | { readonly kind: 'stop' | 'again' | 'open' | 'close' | 'reload' | 'refuse' | 'kill' }
  | { readonly kind: 'silent'; readonly ms: number }
  | { readonly kind: 'fault'; readonly fault: ThreadFault }

const TESTS = ['1.in', '2.in'] as const
const PROGRAMS = ['a', 'b'] as const

/** Page, main, threads, disk and processes in one process, with programs that are judged on a set between them. */
export class JudgeWorld {
  readonly clock = new Clock()
  /** What is not as it is to be, in words. */
  readonly wrong: string[] = []
  private readonly rng: Rng
  private readonly app: SetApp
  private readonly desk: ProgramDesk
  private readonly threads: DeskThread<ThreadOrder, ThreadReport>[] = []
  private readonly runners: SimulatedRunner[] = []
  private readonly runsFolder = mkdtempSync(join(tmpdir(), 'boardwright-schedule-'))
  private readonly told = new Set<string>()
  private fault: ThreadFault | null = null
  private wasSilent = false
  /** A thread may have been lost that programs ran on. */
  private mayHang = false

  constructor(
    seed: number,
    private readonly planted: Planted = {},
  ) {
    this.rng = makeRng(seed)
    const { clock, rng, wrong } = this
    const handlers: Record<string, (...args: never) => unknown> = {
      ...handlersOf(programTable, { programs: () => Promise.resolve(this.desk) }),
      // What is installed here is not asked.
      'programs:languages': () => [],
    }
    this.app = new SetApp({
      clock,
      rng,
      wrong,
      planted,
      handlers: (name) => handlers[name],
      followed: (set) => this.desk?.looked(set),
      closed: (set) => this.desk.closeSet(set),
      onEvent: (name, payload) => this.note(name, payload),
      onOpened: (set) => this.openPrograms(set),
    })
    this.desk = new ProgramDesk({
      find: (id) => this.app.host.find(id),
      dialogs: {
        open: () => Promise.resolve([]),
        ask: () => clock.pause(rng.below(300)).then(() => (rng.below(5) === 0 ? 1 : 0)),
      },
      trustFile: '/own/trust.json',
      onTrustError: () => undefined,
      runsFolder: this.runsFolder,
      version: '1',
      createThread: () => this.createThread(),
      isolation: {
        isOn: () => false,
        turnOn: () => undefined,
        isHere: () => clock.pause(rng.below(300)).then(() => false),
      },
      work: this.app.host.work,
      announce: this.app.announce,
      logError: () => undefined,
    })
    const programs = PROGRAMS.map((name) => ({ name, command: `./${name}` }))
    this.app.write('boardwright.json', JSON.stringify({ version: 1, programs }))
    for (const name of PROGRAMS) this.app.write(name, 'right')
    for (const [at, name] of TESTS.entries()) this.app.write(name, texts[at]!)
    this.open()
  }

  do(act: JudgeAct): void {
    const { app, programs } = this
    switch (act.kind) {
      case 'run':
        void programs?.run(act.extent, {
          programs: null,
          tests: act.one === null ? null : [TESTS[act.one]!],
        })
        break
      case 'program':
        app.write(PROGRAMS[act.at]!, act.does)
        break
      case 'write':
        app.write(TESTS[act.test]!, texts[act.text]!)
        break
      case 'look': {
        const id = programs?.ids[act.at]
        if (programs && id !== undefined)
          void programs.details.look(programs.results.cell(id, '1.in'))
        break
      }
      case 'diagnose': {
        const id = programs?.ids[act.at]
        if (id !== undefined) void programs?.diagnosing.begin(id, 0)
        break
      }
      case 'stop':
        this.stop()
        break
      case 'again':
        if (programs) programs.judgesAgain = !programs.judgesAgain
        break
      case 'open':
        this.open()
        break
      case 'close':
        if (this.set) app.page.sets.close(this.set)
        break
      case 'reload':
        app.reload()
        this.told.clear()
        this.open()
        break
      case 'refuse':
        app.isRefused = true
        break
      case 'kill':
        this.threads.findLast(({ isAlive }) => isAlive)?.die()
        break
      case 'silent':
        this.wasSilent = true
        app.disk.silence(act.ms)
        break
      case 'fault':
        this.mayHang = true
        this.fault = act.fault
    }
  }

  /** Lets all come to rest, and looks at what the page shows. */
  async settle(): Promise<void> {
    await this.rest(this.wasSilent ? SETTLED_LATE : this.mayHang ? SETTLED_BY : SETTLED_SOON)
    this.lookAtWork()
    const { app } = this
    app.isRefused = false
    this.fault = null
    if (!this.set) this.open()
    await this.rest(5000)
    // Those that the user did not agree to are asked about again.
    for (let round = 0; round < 8; round++) {
      void this.programs?.run('changed')
      await this.rest(20_000)
      if (this.programs?.programs.every(({ isTrusted }) => isTrusted)) break
    }
    this.lookAtVerdicts()
    if (this.set) app.page.sets.close(this.set)
    await this.rest(10_000)
    app.page.bridge.unload()
    await Promise.all([app.host.closeAll(), this.rest(10_000)])
    if (this.threads.some(({ isAlive }) => isAlive)) this.wrong.push('a thread is left')
    if (this.runners.some(({ alive }) => alive > 0)) this.wrong.push('processes are left')
    if (this.clock.waiting > 0) this.wrong.push(`${this.clock.waiting} timers are left`)
    rmSync(this.runsFolder, { recursive: true, force: true })
  }

  private get set(): OpenSet | null {
    return this.app.page.sets.list[0] ?? null
  }

  private get programs(): JudgedPrograms | null {
    return this.set?.programs ?? null
  }

  private rest(ms: number): Promise<void> {
    return this.clock.runTo(this.clock.now + ms)
  }

  private open(): void {
    void this.app.page.sets.ask()
  }

  /** As `programsOfSet` does, which loads code. */
  private openPrograms(set: OpenSet): void {
    if (set.programs) return
    set.programs = new JudgedPrograms(this.app.page.bridge, {
      ticket: set.ticket,
      scoring: () => ({}),
      tests: () =>
        set.tests.map(({ file, look }) => ({
          path: file.path,
          game: look?.game ?? '',
          isAnswered: look?.answer != null,
        })),
      limits: () => ({ time: 1000, memory: 2 ** 28 }),
      judgesAgain: () => set.judgesAgain,
      judgeAgain: (judges) => (set.judgesAgain = judges),
      tell: () => undefined,
      say: () => undefined,
    })
    void set.programs.load()
  }

  private createThread(): DeskThread<ThreadOrder, ThreadReport> {
    const { clock, rng, app } = this
    const runner = new SimulatedRunner(clock, rng, app.disk)
    this.runners.push(runner)
    const thread = new DeskThread<ThreadOrder, ThreadReport>(
      clock,
      rng,
      (say, end) => {
        const open = () => Promise.resolve(runner as unknown as ProgramRunner)
        const served = new ServedThread(say, (note) => servedDesk(new JudgeDesk(note, open)))
        return {
          hear: (order) => void served.hear(structuredClone(order))?.finally(end),
          gone: () => runner.kill(),
        }
      },
      ({ kind }) => kind !== 'stop' && kind !== 'end',
    )
    if (this.planted.undead) thread.isUndead = true
    thread.fault = this.fault
    this.fault = null
    this.threads.push(thread)
    return thread
  }

  private stop(): void {
    const { programs, mayHang, wasSilent } = this
    const run = programs?.running?.stop
    if (!programs || !run) return
    programs.stop()
    this.clock.after(mayHang || wasSilent ? GIVEN_UP_BY : STOPPED_BY, () => {
      if (programs === this.programs && programs.running?.stop === run)
        this.wrong.push('a stopped run goes on')
    })
  }

  private note(name: EventName, payload: never): void {
    if (name !== 'call:told') return
    const { call, progress } = payload as Events['call:told']
    for (const { program, test } of (progress as ProgramsProgress).cells) {
      const key = [call, program, test].join()
      if (this.told.has(key)) this.wrong.push('a verdict is told twice')
      this.told.add(key)
    }
  }

  private lookAtWork(): void {
    const { programs } = this
    if (programs?.running) this.wrong.push(`a run is never over (${programs.running.extent})`)
    if (programs?.diagnosing.program != null) this.wrong.push('a diagnosis is never over')
    if (programs?.details.isLoading) this.wrong.push('details never come')
  }

  /** Each program has the verdict that it gets now on the test as it is now. */
  private lookAtVerdicts(): void {
    const { programs, app } = this
    if (programs?.ids.length !== PROGRAMS.length) return void this.wrong.push('no programs')
    if (programs.running) this.wrong.push('the last run is never over')
    for (const [at, program] of PROGRAMS.entries())
      for (const test of TESTS) {
        if (answerOf(app.text(test)) === null) continue
        const does = app.text(program) as Behaviour
        const verdict = programs.results.holding(programs.ids[at]!, test)?.verdict ?? null
        if (verdict !== verdictOf[does]) this.wrong.push(`${program} ${does} ${test}: ${verdict}`)
      }
  }
}
