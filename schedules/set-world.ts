import { findGame } from '@core/games/testing'
import { makeRng, type Rng } from '@core/kernel/rng'
import type { LookOrder } from '@core/protocol/set'
import { plainText } from '@core/suite/same-tests'
import type { Wish } from '@core/suite/wish'
import { sha256 } from '../src-main/sets/sha256'
import { Generating } from '../src-renderer/set/generating.svelte'
import type { OpenSet } from '../src-renderer/set/open-set.svelte'
import type { Job } from '../src-renderer/ui/job.svelte'
import { Shrinking } from '../src-renderer/set/shrinking.svelte'
import { Clock } from './clock'
import { type Planted, SetApp } from './set-app'
import { texts } from './texts'

/** Longer than all work here takes, and two looks at the folder. */
const SETTLED_BY = 20_000
/** The same where the disk has said nothing: the folder is looked at the more seldom. */
const SETTLED_LATE = 300_000
/** Longer than a piece of work takes to hear that it is to stop, and all ways. */
const STOPPED_BY = 100

/** What the user and others do with a set, and what goes wrong. */
export type SetAct =
  | { readonly kind: 'write'; readonly test: number; readonly text: number }
  | { readonly kind: 'remove' | 'answer'; readonly test: number }
  | { readonly kind: 'look'; readonly what: LookOrder }
  | { readonly kind: 'find' | 'shrink' | 'generate' | 'coverage'; readonly of: number }
  | { readonly kind: 'stop' | 'forget'; readonly of: number }
  | { readonly kind: 'plan' | 'put' | 'undo' | 'open' | 'close' | 'reload' | 'refuse' | 'kill' }
  | { readonly kind: 'silent'; readonly ms: number }
  | { readonly kind: 'fault'; readonly code: string }

const NAMES = ['1.in', '2.in', '3.in'] as const
const wish = (of: number): Wish => {
  const { readings } = findGame('rockets')!.engine
  return { kind: 'catches', reading: readings[of % readings.length]!.id }
}
const recipe = { game: 'rockets', recipe: findGame('rockets')!.generator.defaults }

/** Page, main, threads and disk in one process, with a set and the work on it between them. */
export class SetWorld {
  readonly clock = new Clock()
  /** What is not as it is to be, in words. */
  readonly wrong: string[] = []
  private readonly rng: Rng
  /** How often the user has begun each job. */
  private readonly begun = [0, 0, 0]
  private readonly app: SetApp
  private jobs: { readonly shrinking: Shrinking; readonly generating: Generating }
  private wasSilent = false
  /** A job may fail. */
  private mayFail = false
  /** True while the user has left tests unlooked at, or something has failed that is not tried again by itself. */
  private mayLack = false

  constructor(seed: number, planted: Planted = {}) {
    this.rng = makeRng(seed)
    const { clock, rng, wrong } = this
    this.app = new SetApp({ clock, rng, wrong, planted })
    for (const [at, name] of NAMES.entries()) this.app.write(name, texts[at]!)
    this.jobs = this.jobsOf()
    this.open()
  }

  do(act: SetAct): void {
    const { app } = this
    const { set } = this
    switch (act.kind) {
      case 'write':
        app.write(NAMES[act.test]!, texts[act.text]!)
        break
      case 'remove':
        app.write(NAMES[act.test]!, null)
        break
      case 'answer':
        app.write(NAMES[act.test]!.replace('.in', '.ans'), '0\n')
        break
      case 'look':
        if (act.what === 'none') this.mayLack = true
        set?.look(act.what)
        break
      case 'find':
        if (set) Object.assign(set.finding, { tries: 1024, seed: 1 + (act.of % 3), isAlone: false })
        this.begun[0]!++
        void set?.finding.begin('rockets', [wish(act.of)])
        break
      case 'shrink':
        this.begun[1]!++
        void this.shrink(act.of)
        break
      case 'generate':
        this.begun[2]!++
        void this.jobs.generating.run({ ...recipe, seed: act.of, count: 3 })
        break
      case 'coverage':
        void set?.loadCoverage()
        break
      case 'stop':
        this.stop(act.of)
        break
      case 'forget':
        this.job(act.of)?.forget()
        break
      case 'plan':
        void set?.writing.begin(set.list.tests.map(({ path }) => path))
        break
      case 'put':
        void set?.writing.write()
        break
      case 'undo':
        void set?.writing.undo()
        break
      case 'open':
        this.open()
        break
      case 'close':
        if (set) app.page.sets.close(set)
        break
      case 'reload':
        app.reload()
        this.jobs = this.jobsOf()
        this.open()
        break
      case 'refuse':
        app.isRefused = this.mayFail = true
        break
      case 'kill':
        this.mayLack = this.mayFail = true
        app.pools.findLast(({ isClosed }) => !isClosed)?.kill()
        break
      case 'silent':
        this.wasSilent = true
        app.disk.silence(act.ms)
        break
      case 'fault':
        this.mayLack = this.mayFail = true
        app.disk.fault = act.code
    }
  }

  /** Lets all come to rest, and looks at what the page shows. */
  async settle(): Promise<void> {
    await this.rest(this.wasSilent ? SETTLED_LATE : SETTLED_BY)
    this.lookAtJobs()
    if (!this.mayLack) this.lookAtSet('by itself')
    const { app } = this
    app.isRefused = false
    app.disk.fault = null
    if (!this.set) this.open()
    await this.rest()
    this.set?.look('all')
    await this.rest()
    if (!this.set) this.wrong.push('the set does not open')
    this.lookAtSet('when all is looked at')
    const { page, host, pools } = app
    for (const set of page.sets.list) page.sets.close(set)
    await this.rest()
    if (pools.some(({ isClosed }) => !isClosed)) this.wrong.push('threads are left')
    page.bridge.unload()
    await host.closeAll()
    await this.rest()
    if (this.clock.waiting > 0) this.wrong.push(`${this.clock.waiting} timers are left`)
  }

  private get set(): OpenSet | null {
    return this.app.page.sets.list[0] ?? null
  }

  private rest(ms = SETTLED_BY): Promise<void> {
    return this.clock.runTo(this.clock.now + ms)
  }

  private open(): void {
    // A set that cannot be opened is reported.
    this.app.page.sets.ask().catch(() => undefined)
  }

  private jobsOf(): SetWorld['jobs'] {
    const { bridge } = this.app.page
    return { shrinking: new Shrinking(bridge), generating: new Generating(bridge) }
  }

  private job(of: number): Pick<Job, 'isRunning' | 'stop' | 'forget'> | null {
    const { shrinking, generating } = this.jobs
    return [this.set?.finding, shrinking, generating][of % 3] ?? null
  }

  private async shrink(of: number): Promise<void> {
    const game = findGame('rockets')!
    const { shrinking } = this.jobs
    const level = {
      game,
      text: texts[of % 4]!,
      name: '',
      diagnostics: [],
      purpose: '',
      test: null,
      made: null,
    }
    await shrinking.open(level)
    await shrinking.start()
  }

  private stop(of: number): void {
    const at = [of, of + 1, of + 2].map((one) => one % 3).find((one) => this.job(one)?.isRunning)
    const job = at === undefined ? null : this.job(at)
    if (at === undefined || !job) return
    const begun = this.begun[at]
    job.stop()
    this.clock.after(STOPPED_BY, () => {
      if (begun === this.begun[at] && job.isRunning && job === this.job(at))
        this.wrong.push('a stopped job goes on')
    })
  }

  private lookAtJobs(): void {
    const { shrinking, generating } = this.jobs
    const { writing, covering, finding } = this.set ?? {}
    const jobs = { shrinking, generating, finding, covering }
    for (const [name, job] of Object.entries(jobs)) {
      if (job?.isRunning) this.wrong.push(`${name} is never over`)
      if (job?.problem != null && !this.mayFail) this.wrong.push(`${name}: ${job.problem}`)
    }
    const isPlanning = writing?.tests && !writing.plan && writing.problem === null
    if (writing?.isBusy || isPlanning) this.wrong.push('writing is never over')
  }

  /** The table shows what lies in the folder. */
  private lookAtSet(when: string): void {
    const { set, app } = this
    if (!set) return
    const there = NAMES.filter((name) => app.text(name) !== null)
    const told = set.tests.map(({ file }) => file.path)
    if (told.join() !== there.join()) this.wrong.push(`other tests ${when}: ${told.join()}`)
    if (!set.isDone) this.wrong.push(`${set.done} of ${there.length} are looked at ${when}`)
    for (const { file, look } of set.tests) {
      const text = app.text(file.path)
      if (text === null) continue
      const { exact = '', plain = '' } = look?.prints ?? {}
      if (exact !== sha256(text) || plain !== sha256(plainText(text)))
        this.wrong.push(`${file.path} is told of another text ${when}: ${look?.unread ?? ''}`)
    }
  }
}
