import { ok, type Result } from '@core/kernel/result'
import type { FoundCommand } from './found-command'
import { ownFolder } from './own-folder'
import type { ProgramRunner } from './program-runner'
import { takeAway } from './take-away'
import { makeFoundReady, type NotReady, type ReadyProgram } from './ready-program'

/** Prepares programs and runs them; its builds are deleted when it closes. */
export class Workshop {
  private readonly made = new Map<string, ReadyProgram>()
  private readonly making = new Map<string, Promise<unknown>>()

  private constructor(
    readonly runner: ProgramRunner,
    private readonly builds: string,
  ) {}

  /** Takes over what runs programs, and closes it. Throws where no folder can be made. */
  static async over(runner: ProgramRunner): Promise<Workshop> {
    try {
      return new Workshop(runner, await ownFolder('build'))
    } catch (error) {
      await runner.close()
      throw error
    }
  }

  /** Makes a program of a hash ready, once; after `stop` the error means nothing. */
  async ready(
    found: FoundCommand,
    hash: string,
    stop?: AbortSignal,
  ): Promise<Result<ReadyProgram, NotReady>> {
    // If two runs need the same program at once, the second uses the build of the first, unless that was stopped.
    for (let other = this.making.get(hash); other; other = this.making.get(hash)) await other
    const known = this.made.get(hash)
    if (known) return ok(known)
    const { runner, builds } = this
    const making = makeFoundReady(found, hash, {
      runner,
      builds,
      ...(stop && { stop }),
    })
    this.making.set(
      hash,
      making.finally(() => this.making.delete(hash)).catch(() => undefined),
    )
    const made = await making
    if (made.ok) this.made.set(hash, made.value)
    return made
  }

  /** Ends all programs; returns the paths of folders that cannot be deleted. */
  async close(): Promise<readonly string[]> {
    const left = await this.runner.close()
    return (await takeAway(this.builds)) ? left : [...left, this.builds]
  }
}
