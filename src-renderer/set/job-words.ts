import type { FilePlan, RewriteJob, SetJob, SetStep } from '@core/protocol/set'
import { words } from './set-words'
import { stepNotice, type StepVerb } from './writing.svelte'

const { titles, buttons, done } = words.set.jobs

/** The title of a job's dialog; jobs that rewrite tests are named where they are made. */
export function jobTitle(job: Exclude<SetJob, RewriteJob>): string {
  switch (job.kind) {
    case 'rename':
      return titles.rename({ path: job.path })
    case 'duplicate':
    case 'move':
    case 'place':
    case 'bin':
      return titles[job.kind]({ count: job.paths.length })
    case 'number':
      return job.group === '' ? titles.numberOwn : titles.number({ group: job.group })
    case 'add':
      return titles.add({ count: job.tests.length })
  }
}

/** The button that does it. */
export function jobButton(job: SetJob, plan: FilePlan | null): string {
  const files = { count: plan ? touchedBy(plan) : 0 }
  switch (job.kind) {
    case 'rename':
    case 'place':
    case 'number':
      return buttons.rename(files)
    case 'move':
    case 'bin':
      return buttons[job.kind](files)
    default:
      return buttons.write(files)
  }
}

/** Number of files that a plan touches; with none it is useless. */
export function touchedBy({ moves, fresh, over, gone }: FilePlan): number {
  return moves.length + fresh.length + over.length + gone.length
}

/** The result of a job, a sentence. */
export function stepDone(job: SetJob, plan: FilePlan, step: SetStep): string {
  if (step.problem || step.left.length > 0) return stepNotice(step, verbs[job.kind])
  const { length: count, 0: path = '' } = plan.tests
  switch (job.kind) {
    case 'rename':
      return done.renamed({ from: job.path, to: path })
    case 'duplicate':
    case 'add':
      return count === 1 ? done.added({ path }) : done.addedTests({ count })
    case 'move':
    case 'place':
      return count === 1 ? done.movedTo({ path }) : done.moved({ count })
    case 'number':
      return done.numbered({ count })
    case 'bin':
      return done.binned({ count: job.paths.length })
    case 'rewrite':
      return stepNotice(step, 'written')
  }
}

const verbs: Readonly<Record<SetJob['kind'], StepVerb>> = {
  rename: 'renamed',
  duplicate: 'written',
  add: 'written',
  move: 'moved',
  place: 'renamed',
  number: 'renamed',
  bin: 'binned',
  rewrite: 'written',
}
