import { worker } from 'workerpool'
import { perform, type SuiteTask } from '@core/suite/tasks'

// A thread of the pool that works on sets.
worker({ perform: (tasks: readonly SuiteTask[]) => tasks.map((task) => perform(task)) })
