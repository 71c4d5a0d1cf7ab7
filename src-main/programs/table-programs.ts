import { stat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { err, ok, type Result } from '@core/kernel/result'
import type { LiveProgram } from './live-program'
import { liveLimits } from './play-programs'
import { openIsolated } from './open-isolated'
import { ownFolder } from './own-folder'
import type { ProgramRunner, RunnerOptions } from './program-runner'
import { makeReady, type NotReady, type ReadyProgram } from './ready-program'
import { takeAway } from './take-away'
import { setsWords } from '../sets/sets-words'

/** A program that can be played with. */
export interface TableProgram extends ReadyProgram {
  readonly isIsolated: boolean
}

/** A program as it was made ready, and the state of its file by then. */
interface Made {
  readonly state: string
  readonly ready: TableProgram
}

/** Makes files ready to be played with, again only where they have changed, and starts them. */
export class TablePrograms {
  /** Runners by whether they isolate programs from files and network. */
  private readonly runners = new Map<boolean, ProgramRunner>()
  private builds: string | null = null
  private readonly made = new Map<string, Made>()

  constructor(private readonly open: (options: RunnerOptions) => Promise<ProgramRunner>) {}

  /**
   * Returns what is to be run for a file now; a file that has changed is compiled again. `isIsolated`: it is isolated
   * from files and network, and counts as a different program than without isolation.
   */
  async ready(file: string, isIsolated: boolean): Promise<Result<TableProgram, NotReady>> {
    const about = await stat(file).catch(() => null)
    if (!about?.isFile())
      return err({
        kind: 'command',
        message: setsWords().command.notThere({ file: basename(file) }),
      })
    const state = `${about.mtimeMs} ${about.size} ${about.ino}`
    const key = `${isIsolated} ${file}`
    const known = this.made.get(key)
    if (known?.state === state) return ok(known.ready)
    const runner = await this.runnerFor(isIsolated)
    if (!runner) return err({ kind: 'command', message: setsWords().noIsolation })
    this.builds ??= await ownFolder('build')
    const { builds } = this
    const made = await makeReady([file], { folder: dirname(file), builds, runner })
    if (!made.ok) return made
    const ready = { ...made.value, hash: `${made.value.hash} ${isIsolated}`, isIsolated }
    this.made.set(key, { state, ready })
    return ok(ready)
  }

  /** Starts what was made ready; throws where it cannot be started. */
  async start({ command, isIsolated }: TableProgram): Promise<LiveProgram> {
    const runner = await this.runnerFor(isIsolated)
    if (!runner) throw new Error(setsWords().noIsolation)
    return runner.startLive(command, liveLimits())
  }

  /** Ends all programs that were started, and deletes the builds. */
  async close(): Promise<void> {
    for (const runner of this.runners.values()) await runner.close()
    if (this.builds !== null) await takeAway(this.builds)
    this.builds = null
    this.runners.clear()
    this.made.clear()
  }

  private async runnerFor(isIsolated: boolean): Promise<ProgramRunner | null> {
    const known = this.runners.get(isIsolated)
    if (known) return known
    const runner = await openIsolated(this.open, isIsolated, { lanes: 1 })
    if (runner) this.runners.set(isIsolated, runner)
    return runner
  }
}
