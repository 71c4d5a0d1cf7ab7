import { err, ok, type Result } from '@core/kernel/result'
import type { FileProblem } from '@core/protocol/file-problem'
import type { NewTest } from '@core/protocol/set'
import type { FileWork } from './file-work'

/** Writes a text as a test under a name that is free, with its note; returns its path. */
export async function addTest(work: FileWork, test: NewTest): Promise<Result<string, FileProblem>> {
  const plan = await work.plan({ kind: 'add', tests: [test] })
  if (!plan.ok) return plan
  const step = await work.carryOut(plan.value.plan)
  return step?.problem ? err(step.problem) : ok(plan.value.tests[0]!)
}
