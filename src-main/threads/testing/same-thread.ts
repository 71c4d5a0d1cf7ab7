import type { Crew } from '@core/suite/find'
import type { SearchPlan } from '@core/suite/search'
import { spoken } from '../../words'
import { perform, type SuiteResults, type SuiteTask } from '@core/suite/tasks'
import type { JobOptions, PoolJob, Workers } from '../suite-pool'

/** Does the work of threads synchronously, in the thread of the test. */
export class SameThread implements Workers {
  readonly threads = 1

  start<K extends SuiteTask['kind']>(
    tasks: readonly Extract<SuiteTask, { kind: K }>[],
    tell: (results: readonly SuiteResults[K][], first: number) => void = () => {},
    { hear = () => {} }: JobOptions = {},
  ): PoolJob<SuiteResults[K]> {
    const done = Promise.resolve().then(() =>
      tasks.map((task, at) => {
        const result = perform<K>(spoken, task, hear)
        tell([result], at)
        return result
      }),
    )
    return { done, cancel: () => undefined }
  }

  crewOf(game: string, plan: SearchPlan, _stop?: AbortSignal): Crew {
    return {
      search: (blocks) =>
        Promise.resolve(
          blocks.map((block) =>
            perform<'search'>(spoken, { kind: 'search', game, plan, ...block }),
          ),
        ),
      shrink: (hits) =>
        Promise.resolve(
          hits.flatMap(({ candidate, text }) => {
            return perform<'shrink'>(spoken, { kind: 'shrink', game, plan, candidate, text }) ?? []
          }),
        ),
    }
  }

  close(): Promise<void> {
    return Promise.resolve()
  }
}
