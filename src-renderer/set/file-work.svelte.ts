import type { Bridge } from '@core/protocol/ipc'
import type { FilePlan, RewriteJob, SetJob, SetStep } from '@core/protocol/set'
import { jobTitle, stepDone } from './job-words'
import { type Rewrite, RewriteWork } from './rewrite-work.svelte'
import { words } from './set-words'

/** What the user is asked for before there is a job. */
export type Making = 'test' | 'levels'

/** Work on the files of a set: what it would do is shown first, and it is one step to undo. */
export class FileWork {
  /** What is to be done; null while nothing is. */
  job = $state.raw<SetJob | null>(null)
  /** What it would do; null while that is worked out, or it cannot be done. */
  plan = $state.raw<FilePlan | null>(null)
  /** Why it cannot be done, a sentence. */
  problem = $state.raw<string | null>(null)
  making = $state.raw<Making | null>(null)
  isBusy = $state(false)
  /** False once the user wants no more questions before tests change places. */
  asksForOrder = $state(true)
  readonly rewriting: RewriteWork

  /** `onDone` hears of every step on files, in words, and where the tests are that it was about; `refuse` why there is none. */
  constructor(
    private readonly bridge: Bridge,
    private readonly set: string,
    private readonly onDone: (step: SetStep, told: string, tests: readonly string[]) => void,
    private readonly refuse: (why: string) => void,
  ) {
    this.rewriting = new RewriteWork(async (path) => {
      const text = await bridge.request('set:text', set, path)
      return text.ok ? { ok: true, value: text.value } : { ok: false, error: text.error.message }
    })
  }

  /** What the dialog is called; empty where there is none. */
  get title(): string {
    const { job, rewriting } = this
    return job === null || job.kind === 'rewrite' ? rewriting.title : jobTitle(job)
  }

  /** Shows what a job would do, or does it at once where nobody wants to be asked. */
  async begin(job: SetJob): Promise<void> {
    if (job.kind === 'place' && !this.asksForOrder) return void (await this.now(job))
    this.plan = null
    this.change(job)
    await this.planned
  }

  /** Another job in place of the one that is shown: the user goes on choosing. */
  change(job: SetJob): void {
    this.job = job
    // One after the other: of what is typed meanwhile only the last is asked for.
    this.planned = this.planned.then(() => this.makePlan(job))
  }

  /** Does what the plan says; where the set has changed since, shows what it would do now. */
  async carryOut(): Promise<void> {
    await this.planned
    const { job, plan } = this
    if (!job || !plan || this.isBusy) return
    this.isBusy = true
    const step = await this.bridge.request('set:carry-out', this.set, plan.plan)
    this.isBusy = false
    if (!step) return this.change(job)
    this.end()
    this.onDone(step, stepDone(job, plan, step), plan.tests)
  }

  /** Does a job that writes new files alone, or that nobody wants to be asked for; gives the paths of its tests. */
  async now(job: Exclude<SetJob, RewriteJob>): Promise<readonly string[]> {
    const plan = await this.bridge.request('set:plan-files', this.set, job)
    if (!plan.ok) {
      this.refuse(words.set.jobs.refused({ title: jobTitle(job), why: plan.error.message }))
      return []
    }
    const step = await this.bridge.request('set:carry-out', this.set, plan.value.plan)
    if (!step) return []
    const done = new Set(step.done)
    const tests = plan.value.tests.filter((path) => done.has(path))
    this.onDone(step, stepDone(job, plan.value, step), tests)
    return tests
  }

  /** Reads tests and shows what a change of each would write over. */
  async rewrite(
    tests: readonly Rewrite[],
    how: Parameters<RewriteWork['begin']>[1],
  ): Promise<void> {
    const job = await this.rewriting.begin(tests, how)
    if (job) await this.begin(job)
  }

  end(): void {
    this.rewriting.stop()
    Object.assign(this, { job: null, plan: null, problem: null, making: null })
  }

  private planned: Promise<void> = Promise.resolve()

  private async makePlan(job: SetJob): Promise<void> {
    if (this.job !== job) return
    // Main takes no more in one go than it can hold for undoing.
    const made = await this.bridge.request('set:plan-files', this.set, job).catch(() => null)
    if (this.job !== job) return
    this.plan = made?.ok ? made.value : null
    this.problem = made?.ok ? null : (made?.error.message ?? words.set.jobs.tooMuch)
  }
}
