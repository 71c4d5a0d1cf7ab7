import type { TestFile } from '@core/suite/set-files'
import type { CliIo } from './io'
import { hashOfSet, lookAtSet, readSet } from './set-folder'
import type { ShardedRun, SeenTest } from './shards/records'
import { writeShard } from './shards/write-shard'
import type { Sharing } from './declared/shared'

/** Looks at the tests of a folder, as it was listed, and hands them to `print`; of a shard it prints what `merge` needs to do so. Gives the exit code. */
export async function runOnSet(
  io: CliIo,
  { folder, files }: { readonly folder: string; readonly files: readonly TestFile[] },
  run: ShardedRun,
  { jobs, shard }: Sharing,
  print: (tests: readonly SeenTest[]) => number | Promise<number>,
): Promise<number> {
  const tests = await readSet(io, folder, files)
  const workers = await io.workers(jobs)
  try {
    if (!shard) return await print(await lookAtSet(io, workers, tests))
    const plan = { run, input: hashOfSet(tests), tasks: tests.length }
    return await writeShard(io, plan, shard, async function* ({ from, to }) {
      for (const { look, ...seen } of await lookAtSet(io, workers, tests.slice(from, to))) {
        const { file, hash, plain, problem, expected, blanks, rival } = seen
        yield { seen: { file, hash, plain, look, problem, expected, blanks, rival } }
      }
    })
  } finally {
    await workers.close()
  }
}
