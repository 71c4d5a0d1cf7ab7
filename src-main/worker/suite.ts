import { worker, workerEmit } from 'workerpool'
import { perform, type SuiteTask } from '@core/suite/tasks'
import { spoken } from '../words'

// A thread of the pool that works on sets.
worker({
  perform: (tasks: readonly SuiteTask[]) => tasks.map((task) => perform(spoken, task, workerEmit)),
})
