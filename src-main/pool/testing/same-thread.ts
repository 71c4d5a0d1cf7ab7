import type { Crew } from '@core/suite/find'
import type { SearchPlan } from '@core/suite/search'
import { perform, type SuiteResults, type SuiteTask } from '@core/suite/tasks'
import type { Job, Workers } from '../suite-pool'

/** Does the work of threads at once, in the thread of the test. */
export class SameThread implements Workers {
  start<K extends SuiteTask['kind']>(
    tasks: readonly Extract<SuiteTask, { kind: K }>[],
    tell: (results: readonly SuiteResults[K][], first: number) => void = () => {},
  ): Job<SuiteResults[K]> {
    const done = Promise.resolve().then(() =>
      tasks.map((task, at) => {
        const result = perform<K>(task)
        tell([result], at)
        return result
      }),
    )
    return { done, cancel: () => undefined }
  }

  crewOf(game: string, plan: SearchPlan, _stop?: AbortSignal): Crew {
    return (tasks) =>
      Promise.resolve(
        tasks.map((task) =>
          task.kind === 'search'
            ? perform<'search'>({ ...task, game, plan })
            : [perform<'shrink'>({ ...task, game, plan })],
        ),
      )
  }

  close(): Promise<void> {
    return Promise.resolve()
  }
}
