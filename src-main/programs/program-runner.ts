import { mkdtemp } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { RunEnd, RunLimits } from '@core/judging/run-end'
import { hasShell } from '../system/programs'
import { DirectLauncher } from './direct-launcher'
import { cageFor, uncaged, type Cage, type Isolation } from './isolation'
import { Launcher } from './launcher'
import { LiveProgram } from './live-program'
import { ownFolder, takeLeftovers } from './own-folder'
import type { ProgramRunRequest } from './run-request'
import { takeAway } from './take-away'

/** What starts programs, one at a time. */
interface Lane {
  run(request: ProgramRunRequest): Promise<RunEnd>
  /** Ends what runs; resolves when nothing of it is left. */
  close(): Promise<void>
}

export interface RunnerOptions {
  /** Programs that run at the same time; as many as there are processors if absent. */
  readonly lanes?: number
  /** How far they should be isolated; the system's strictest way up to this is used. */
  readonly isolation?: Isolation
  /** The system that programs are run as on; the one that runs here if absent. */
  readonly platform?: NodeJS.Platform
}

/** Runs programs, several at a time, each within its limits; ends them all when it is closed. */
export class ProgramRunner {
  private readonly free: Lane[] = []
  private readonly all: Lane[] = []
  private readonly waiting: ((lane: Lane) => void)[] = []
  private readonly live = new Set<LiveProgram>()
  /** All folders that were created: if a program deletes one, another is added. */
  private readonly folders: string[] = []

  private constructor(
    folder: string,
    readonly lanes: number,
    private readonly cage: Cage,
    private readonly platform: NodeJS.Platform,
  ) {
    this.folders.push(folder)
  }

  /** How far programs are kept apart here. */
  get isolation(): Isolation {
    return this.cage.isolation
  }

  /** Whether what is shared in memory and all mounts are of each lane alone. */
  get isPrivate(): boolean {
    return this.cage.isPrivate
  }

  /** Makes ready; throws where no folder can be made. */
  static async open({
    lanes,
    isolation = 'processes',
    platform = process.platform,
  }: RunnerOptions = {}): Promise<ProgramRunner> {
    const folder = await ownFolder('run')
    // Remains of killed processes are removed by the next one that runs programs.
    void takeLeftovers()
    const count = lanes ?? availableParallelism()
    const cage = hasShell(platform) ? await cageFor(isolation) : uncaged
    return new ProgramRunner(folder, count, cage, platform)
  }

  /** Runs a program as soon as there is a free lane. */
  async run(request: ProgramRunRequest): Promise<RunEnd> {
    const lane = await this.take()
    try {
      return await lane.run(request)
    } finally {
      const next = this.waiting.shift()
      if (next) next(lane)
      else this.free.push(lane)
    }
  }

  /** Starts a program to talk to, at once and outside the lanes; the caller has to end it. Throws where it cannot be started. */
  async startLive(command: readonly string[], limits: RunLimits): Promise<LiveProgram> {
    const { cage } = this
    const folder = await this.makeFolder()
    const words = cage.forView?.({ command, hides: [], writes: [folder] }) ?? cage.words
    const program = await LiveProgram.start(
      { ...cage, words },
      command,
      folder,
      limits,
      this.platform,
    )
    this.live.add(program)
    program.onOver = () => this.live.delete(program)
    return program
  }

  /** Ends all programs and deletes their folders; returns the paths of those that cannot be deleted. */
  async close(): Promise<readonly string[]> {
    await Promise.all(this.all.map((lane) => lane.close()))
    await Promise.all(Array.from(this.live, (program) => program.end()))
    const gone = await Promise.all(this.folders.map((folder) => takeAway(folder)))
    return this.folders.filter((_, at) => !gone[at])
  }

  private async take(): Promise<Lane> {
    const lane = this.free.pop()
    if (lane) return lane
    if (this.all.length >= this.lanes) return new Promise((resolve) => this.waiting.push(resolve))
    const makeFolder = (): Promise<string> => this.makeFolder()
    const made = hasShell(this.platform)
      ? new Launcher(this.cage, makeFolder)
      : new DirectLauncher(makeFolder)
    this.all.push(made)
    return made
  }

  /** A folder of its own for a lane or a program. */
  private async makeFolder(): Promise<string> {
    try {
      return await mkdtemp(join(this.folders.at(-1)!, 'lane-'))
    } catch {
      // A program that is not kept apart may have taken it away.
      this.folders.push(await ownFolder('run'))
      return mkdtemp(join(this.folders.at(-1)!, 'lane-'))
    }
  }
}
