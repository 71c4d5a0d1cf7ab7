import { stat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { err, ok, type Result } from '@core/kernel/result'
import type { LiveProgram } from './live-program'
import { liveLimits } from './play-programs'
import { ownFolder } from './own-folder'
import type { ProgramRunner, RunnerOptions } from './program-runner'
import { makeReady, type NotReady, type ReadyProgram } from './ready-program'
import { takeAway } from './take-away'
import { setsWords } from '../sets/sets-words'

/** A program as it was made ready, and the state of its file by then. */
interface Made {
  readonly state: string
  readonly ready: ReadyProgram
}

/** Makes files ready to be played with, anew only where they have changed, and starts them. */
export class TablePrograms {
  private runner: ProgramRunner | null = null
  private builds: string | null = null
  private readonly made = new Map<string, Made>()

  constructor(private readonly open: (options: RunnerOptions) => Promise<ProgramRunner>) {}

  /** Gives what is to be run for a file now; a file that has changed is compiled again. */
  async ready(file: string): Promise<Result<ReadyProgram, NotReady>> {
    const about = await stat(file).catch(() => null)
    if (!about?.isFile())
      return err({
        kind: 'command',
        message: setsWords().command.notThere({ file: basename(file) }),
      })
    const state = `${about.mtimeMs} ${about.size} ${about.ino}`
    const known = this.made.get(file)
    if (known?.state === state) return ok(known.ready)
    this.runner ??= await this.open({ lanes: 1 })
    this.builds ??= await ownFolder('build')
    const { runner, builds } = this
    const ready = await makeReady([file], { folder: dirname(file), builds, runner })
    if (ready.ok) this.made.set(file, { state, ready: ready.value })
    return ready
  }

  /** Starts what was made ready; throws where it cannot be started. */
  async start({ command }: ReadyProgram): Promise<LiveProgram> {
    this.runner ??= await this.open({ lanes: 1 })
    return this.runner.startLive(command, liveLimits())
  }

  /** Ends all that was started, and takes away what was built. */
  async close(): Promise<void> {
    await this.runner?.close()
    if (this.builds !== null) await takeAway(this.builds)
    this.runner = this.builds = null
    this.made.clear()
  }
}
