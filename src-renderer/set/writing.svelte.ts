import type { Bridge } from '@core/protocol/ipc'
import type { AnswerEnding, AnswerPlan, SetStep } from '@core/protocol/set'
import { words } from './set-words'

/** What was done to files. */
export type StepVerb = 'written' | 'renamed' | 'moved' | 'binned' | 'undone'

/** Writing the answers of tests: what it would do is said first. */
export class Writing {
  /** What would be done; null while it is worked out, or nothing is to be written. */
  plan = $state.raw<AnswerPlan | null>(null)
  /** Paths of the tests; null while nothing is to be written. */
  tests = $state.raw<readonly string[] | null>(null)
  ending = $state<AnswerEnding>('ans')
  isBusy = $state(false)

  /** `onDone` hears of every step on files. */
  constructor(
    private readonly bridge: Bridge,
    private readonly set: string,
    private readonly onDone: (step: SetStep, what: StepVerb) => void,
  ) {}

  /** Asks what writing these would do. */
  async begin(tests: readonly string[], ending: AnswerEnding = this.ending): Promise<void> {
    Object.assign(this, { tests, ending, plan: null })
    const plan = await this.bridge.request('set:plan-answers', this.set, tests, ending)
    if (this.tests === tests && this.ending === ending) this.plan = plan
  }

  /** Does what the plan says; where the set has changed since, says what it would do now. */
  async write(): Promise<void> {
    const { plan, tests } = this
    if (!plan || !tests || this.isBusy) return
    this.isBusy = true
    const step = await this.bridge.request('set:write-answers', this.set, plan.plan)
    this.isBusy = false
    if (!step) return this.begin(tests)
    this.end()
    this.onDone(step, 'written')
  }

  /** Takes back the last step on the set's files. */
  async undo(): Promise<void> {
    this.onDone(await this.bridge.request('set:undo', this.set), 'undone')
  }

  end(): void {
    Object.assign(this, { tests: null, plan: null })
  }
}

/** What became of a step on files, in words: "30 files written. 1 was left alone: the disk is full." */
export function stepWords({ done, left, problem }: SetStep, what: StepVerb): string {
  const { files } = words.set.jobs
  const parts = done.length > 0 || left.length === 0 ? [files[what]({ count: done.length })] : []
  if (left.length > 0) parts.push(files.left({ count: left.length, first: left[0]! }))
  if (problem) parts.push(problem.message)
  return parts.join(' ')
}
