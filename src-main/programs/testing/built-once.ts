import { randomUUID } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { basename } from 'node:path'
import type { RunEnd } from '@core/judging/run-end'
import { builtPlace } from '../../../scripts/unit/built-place'
import type { ProgramRunner } from '../program-runner'
import type { ProgramRunRequest } from '../run-request'

const compilers = new Set(['g++', 'gcc', 'clang++', 'clang', 'c++', 'cc', 'javac'])

const done: RunEnd = {
  ...{ stoppedBy: null, code: 0, signal: null, wall: 0, cpu: 0, memory: null },
  ...{ output: '', errors: '', leftovers: 0 },
}

/**
 * The folder with what is built of a source, which is kept from one run of the tests to the next; null if it does not
 * build. `words`: the compiler and what it is told; `make` builds into an empty folder.
 */
export async function builtOnce(
  words: readonly [string, ...string[]],
  source: string,
  make: (folder: string) => Promise<boolean>,
): Promise<string | null> {
  const folder = builtPlace(...words, basename(source), await readFile(source, 'utf8'))
  if (existsSync(folder)) return folder
  const fresh = `${folder}-${randomUUID()}`
  await mkdir(fresh, { recursive: true })
  const isMade = await make(fresh)
  // Another test may have been first.
  if (isMade) await rename(fresh, folder).catch(() => undefined)
  await rm(fresh, { recursive: true, force: true })
  return isMade ? folder : null
}

/** Lets a runner take what compilers have made of the same source before; everything else it runs. */
export function buildingOnce(runner: ProgramRunner): ProgramRunner {
  const run = runner.run.bind(runner)
  runner.run = async (request: ProgramRunRequest): Promise<RunEnd> => {
    const { command, folder } = request
    const [tool, ...rest] = command as [string, ...string[]]
    const source = rest.findLast((word) => existsSync(word) && statSync(word).isFile())
    if (!folder || !source || !compilers.has(basename(tool))) return run(request)
    const words = rest.filter((word) => word !== source).map((word) => word.replace(folder, '.'))
    let end = done
    const made = await builtOnce([tool, ...words], source, async (fresh) => {
      end = await run(request)
      if (end.code === 0) await cp(folder, fresh, { recursive: true })
      return end.code === 0
    })
    if (made) await cp(made, folder, { recursive: true })
    return end
  }
  return runner
}
