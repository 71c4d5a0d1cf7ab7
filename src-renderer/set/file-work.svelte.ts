import { err, ok } from '@core/kernel/result'
import type { Bridge } from '@core/protocol/ipc'
import type { FilePlan, SetJob, SetStep } from '@core/protocol/set'
import { Job, settled } from '../ui/job.svelte'
import { jobTitle, stepDone } from './job-words'
import { MakingAgain } from './making-again.svelte'
import { type Rewrite, RewriteWork } from './rewrite-work.svelte'
import { words } from './set-words'

/** The forms that the user fills in before there is a job. */
export type Making = 'test' | 'levels'

/** Work on the files of a set: it is previewed first, and is one undo step. */
export class FileWork {
  /** The job to do; null if there is none. */
  job = $state.raw<SetJob | null>(null)
  making = $state.raw<Making | null>(null)
  private readonly planning = new Job<never, FilePlan>()
  private readonly doing = new Job<never, { readonly isOld: boolean }>()
  /** Its plan; null while that is being computed, or if it cannot be done. */
  readonly plan = $derived(this.planning.result)
  readonly isRefused = $derived(this.planning.problem !== null)
  readonly isBusy = $derived(this.doing.isRunning)
  /** False once the user wants no more questions before tests change places. */
  asksForOrder = $state(true)
  readonly rewriting: RewriteWork
  readonly again: MakingAgain

  /**
   * `onDone` is called after every step on files, with a sentence and the paths of its tests; `refuse` with the reason
   * if there is none.
   */
  constructor(
    private readonly bridge: Bridge,
    private readonly set: string,
    private readonly onDone: (step: SetStep, told: string, tests: readonly string[]) => void,
    private readonly refuse: (why: string) => void,
  ) {
    this.again = new MakingAgain(bridge, set)
    this.rewriting = new RewriteWork(async (path) => {
      const text = await bridge.request('set:text', set, path)
      return text.ok ? text : err(text.error.message)
    })
  }

  /** Why it cannot be done, or was not; a sentence. */
  get problem(): string | null {
    return this.doing.problem ?? this.planning.problem ?? this.again.problem
  }

  /** The title of the dialog; empty if there is none. */
  get title(): string {
    const { job, rewriting } = this
    return job === null || job.kind === 'rewrite' ? rewriting.title : jobTitle(job)
  }

  /** Previews a job, or does it at once if the user does not want to be asked. */
  async begin(job: SetJob): Promise<void> {
    if (job.kind === 'place' && !this.asksForOrder) return void (await this.now(job))
    this.planning.forget()
    this.doing.forget()
    this.change(job)
    await this.planned
  }

  /** Replaces the job that is shown while the user goes on choosing. */
  change(job: SetJob): void {
    this.job = job
    // One after the other: of several changes in the meantime only the last is asked for.
    this.planned = this.planned.then(() => this.makePlan(job))
  }

  /** Carries the plan out; if the set has changed since, shows the new plan instead. */
  async carryOut(): Promise<void> {
    await this.planned
    const { job, plan } = this
    if (!job || !plan || this.isBusy) return
    const done = await this.doing.perform(async () => {
      const step = await this.bridge.request('set:carry-out', this.set, plan.plan)
      // The result is reported even if the dialog has been closed.
      if (step) this.onDone(step, stepDone(job, plan, step), plan.tests)
      return ok({ isOld: step === null })
    })
    if (done?.isOld) this.change(job)
    else if (done) this.end()
  }

  /** Does a job that writes new files alone, or that nobody wants to be asked for; returns the paths of its tests. `told`: what is said where all is done. */
  async now(job: SetJob, told?: string): Promise<readonly string[]> {
    const done = await settled(async () => {
      const plan = await this.bridge.request('set:plan-files', this.set, job)
      if (!plan.ok) return err(plan.error.message)
      const step = await this.bridge.request('set:carry-out', this.set, plan.value.plan)
      if (!step) return ok([])
      const written = new Set(step.done)
      const tests = plan.value.tests.filter((path) => written.has(path))
      const isWhole = !step.problem && step.left.length === 0
      const said = isWhole && told !== undefined ? told : stepDone(job, plan.value, step)
      this.onDone(step, said, tests)
      return ok(tests)
    })
    if (done.ok) return done.value
    const title = job.kind === 'rewrite' ? job.label : jobTitle(job)
    this.refuse(words.set.jobs.refused({ title, why: done.error }))
    return []
  }

  /** Reads tests and shows what a change of each would write over. */
  async rewrite(
    tests: readonly Rewrite[],
    how: Parameters<RewriteWork['begin']>[1],
  ): Promise<void> {
    const job = await this.rewriting.begin(tests, how)
    if (job) await this.begin(job)
  }

  /** Makes tests again, and shows what that would write over. */
  async makeAgain(paths: readonly string[]): Promise<void> {
    this.rewriting.show(words.set.jobs.titles.again({ count: paths.length }), [])
    const again = await this.again.run(paths)
    if (!again) return
    this.rewriting.show(this.rewriting.title, again.remarks)
    await this.begin(again.job)
  }

  end(): void {
    this.again.forget()
    this.rewriting.stop()
    Object.assign(this, { job: null, making: null })
    this.planning.forget()
    this.doing.forget()
  }

  private planned: Promise<void> = Promise.resolve()

  private async makePlan(job: SetJob): Promise<void> {
    if (this.job !== job) return
    await this.planning.perform(async () => {
      // Main accepts only as much at once as it can keep for undo.
      const made = await this.bridge.request('set:plan-files', this.set, job).catch(() => null)
      return made?.ok ? made : err(made?.error.message ?? words.set.jobs.tooMuch)
    })
  }
}
