import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunEnd, RunLimits } from '@core/judging/run-end'
import { DirectLauncher } from './direct-launcher'
import { cageFor, type Cage, type Isolation } from './isolation'
import { Launcher } from './launcher'
import { LiveProgram } from './live-program'
import type { RunRequest } from './run-request'

/** What starts programs, one at a time. */
interface Lane {
  run(request: RunRequest): Promise<RunEnd>
  close(): void
}

export interface RunnerOptions {
  /** Programs that run at the same time; as many as there are processors if absent. */
  readonly lanes?: number
  /** How far they are to be kept apart; what the system can do of it is done. */
  readonly isolation?: Isolation
}

/** Runs programs, several at a time, each within its limits; ends them all when it is closed. */
export class ProgramRunner {
  private readonly free: Lane[] = []
  private readonly all: Lane[] = []
  private readonly waiting: ((lane: Lane) => void)[] = []
  private readonly live = new Set<LiveProgram>()
  private lives = 0

  private constructor(
    private readonly folder: string,
    readonly lanes: number,
    private readonly makeLane: (folder: string) => Lane,
    private readonly cage: Cage,
  ) {}

  /** How far programs are kept apart here. */
  get isolation(): Isolation {
    return this.cage.isolation
  }

  /** Makes ready; throws where no folder can be made. */
  static async open({
    lanes,
    isolation = 'processes',
  }: RunnerOptions = {}): Promise<ProgramRunner> {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'boardwright-run-')))
    const count = lanes ?? availableParallelism()
    if (process.platform === 'win32')
      return new ProgramRunner(folder, count, (own) => new DirectLauncher(own), {
        isolation: 'group',
        words: [],
      })
    const cage = await cageFor(isolation, folder)
    return new ProgramRunner(folder, count, (own) => new Launcher(cage, own), cage)
  }

  /** Runs a program as soon as there is a free lane. */
  async run(request: RunRequest): Promise<RunEnd> {
    const lane = await this.take()
    try {
      return await lane.run(request)
    } finally {
      const next = this.waiting.shift()
      if (next) next(lane)
      else this.free.push(lane)
    }
  }

  /** Starts a program that is talked to, at once and beside all lanes; it is to be ended. Throws where it cannot be started. */
  async startLive(command: readonly string[], limits: RunLimits): Promise<LiveProgram> {
    const folder = join(this.folder, `live-${this.lives++}`)
    const program = await LiveProgram.start(this.cage, command, folder, limits)
    this.live.add(program)
    program.onOver = () => this.live.delete(program)
    return program
  }

  /** Ends all programs, and takes their folders away. */
  async close(): Promise<void> {
    for (const lane of this.all) lane.close()
    await Promise.all(Array.from(this.live, (program) => program.end()))
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 })
  }

  private async take(): Promise<Lane> {
    const lane = this.free.pop()
    if (lane) return lane
    if (this.all.length >= this.lanes) return new Promise((resolve) => this.waiting.push(resolve))
    const folder = join(this.folder, String(this.all.length))
    const made = this.makeLane(folder)
    this.all.push(made)
    await mkdir(folder)
    return made
  }
}
