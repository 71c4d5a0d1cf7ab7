import { version } from '../../../package.json'
import type { CliIo } from '../io'
import type { ShardedRun, ShardHead, ShardLine, TaskResult } from './records'
import { rangeOf, type Shard, type TaskRange } from './shard'

/** The parts of a run. */
export interface RunPlan {
  readonly run: ShardedRun
  /** Hash of the input files; null for a run without any. */
  readonly input: string | null
  readonly tasks: number
}

/** Prints a shard of a run: its head, a line for each result, and a last line that says it is whole. Gives the exit code. */
export async function writeShard(
  io: CliIo,
  { run, input, tasks }: RunPlan,
  shard: Shard,
  results: (range: TaskRange) => AsyncIterable<TaskResult>,
): Promise<number> {
  const put = (line: ShardLine): void => io.out(`${JSON.stringify(line)}\n`)
  put({ boardwright: version, run, input, tasks, shard } satisfies ShardHead)
  const range = rangeOf(shard, tasks)
  let task = range.from
  for await (const result of results(range)) put({ task: task++, ...result })
  put({ done: task - range.from })
  // Problems of single inputs are in the results; `merge` judges the whole run.
  return 0
}
