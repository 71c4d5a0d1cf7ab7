import { ok } from '@core/kernel/result'
import type { Bridge } from '@core/protocol/ipc'
import type { AnswerEnding, AnswerPlan, SetStep } from '@core/protocol/set'
import { Job, settled } from '../ui/job.svelte'
import { words } from './set-words'

/** The kinds of steps on files. */
export type StepVerb = 'written' | 'renamed' | 'moved' | 'binned' | 'undone' | 'redone'

/** What is told of the last step on files, and what takes it back: a step that was undone is done again. */
export interface ToldStep {
  readonly text: string
  readonly tone: 'info' | 'error'
  readonly back?: 'undo' | 'redo'
}

/** Writes the answers of tests; the plan is shown first. */
export class Writing {
  /** Paths of the tests; null while nothing is to be written. */
  tests = $state.raw<readonly string[] | null>(null)
  ending = $state<AnswerEnding>('ans')
  private readonly planning = new Job<never, AnswerPlan>()
  private readonly doing = new Job<never, { readonly isOld: boolean }>()
  /** The plan; null while it is being computed, or if nothing should be written. */
  readonly plan = $derived(this.planning.result)
  /** Why there is no plan, or nothing was written; a sentence. */
  readonly problem = $derived(this.doing.problem ?? this.planning.problem)
  readonly isBusy = $derived(this.doing.isRunning)

  /** `onDone` is called after every step on files, `refuse` with the reason if the last can be neither undone nor done again. */
  constructor(
    private readonly bridge: Bridge,
    private readonly set: string,
    private readonly onDone: (step: SetStep, what: StepVerb) => void,
    private readonly refuse: (why: string) => void,
    /** The ending that answers of the set have. */
    private readonly usual: () => AnswerEnding = () => 'ans',
  ) {}

  /** Asks for the plan of writing these answers. */
  async begin(tests: readonly string[], ending: AnswerEnding = this.usual()): Promise<void> {
    this.end()
    Object.assign(this, { tests, ending })
    await this.planning.perform(async () =>
      ok(await this.bridge.request('set:plan-answers', this.set, tests, ending)),
    )
  }

  /** Carries the plan out; if the set has changed since, shows the new plan instead. */
  async write(): Promise<void> {
    const { plan, tests } = this
    if (!plan || !tests || this.isBusy) return
    const done = await this.doing.perform(async () => {
      const step = await this.bridge.request('set:write-answers', this.set, plan.plan)
      // The result is reported even if the dialog has been closed.
      if (step) this.onDone(step, 'written')
      return ok({ isOld: step === null })
    })
    if (done?.isOld) await this.begin(tests, this.ending)
    else if (done) this.end()
  }

  /** Undoes the last step on the set's files. */
  undo(): Promise<void> {
    return this.step('set:undo', 'undone')
  }

  /** Does again what was undone last. */
  redo(): Promise<void> {
    return this.step('set:redo', 'redone')
  }

  end(): void {
    this.tests = null
    this.planning.forget()
    this.doing.forget()
  }

  private async step(request: 'set:undo' | 'set:redo', what: StepVerb): Promise<void> {
    const done = await settled(async () => ok(await this.bridge.request(request, this.set)))
    if (done.ok) this.onDone(done.value, what)
    else this.refuse(done.error)
  }
}

/** The result of a step on files, in words: "30 files written. 1 was left alone: the disk is full." */
export function stepNotice({ done, left, problem }: SetStep, what: StepVerb): string {
  const { files } = words.set.jobs
  const parts = done.length > 0 || left.length === 0 ? [files[what]({ count: done.length })] : []
  if (left.length > 0) parts.push(files.left({ count: left.length, first: left[0]! }))
  if (problem) parts.push(problem.message)
  return parts.join(' ')
}
