import { randomUUID } from 'node:crypto'
import { devNull } from 'node:os'
import { dirname } from 'node:path'
import { ok } from '@core/kernel/result'
import type { RunEnd, StoppedBy } from '@core/judging/run-end'
import { CagedProcess } from './caged-process'
import type { Cage } from './isolation'
import { LaneFolder } from './lane-folder'
import { Replies, statusOf, toldCpu, type Reply } from './launcher-reply'
import { launcherScript } from './launcher-script'
import { hasProc, mountsOf } from './process-tree'
import { readInput } from './read-input'
import { RunClock } from './run-clock'
import { RunPlace } from './run-place'
import type { ProgramRunRequest } from './run-request'
import { takeAway } from './take-away'
import { TreeWatch } from './watch-tree'

/** The folder of named shared memory. */
const SHARED = '/dev/shm'

/**
 * Runs programs one after the other with a small helper process (`launcher-script.ts`), which is started again after
 * each that had to be stopped.
 */
export class Launcher {
  private lane: LaneFolder | null = null
  private process: CagedProcess | null = null
  private cpuBefore = 0
  private replies = new Replies()
  private hear: ((reply: Reply | null) => void) | null = null
  /** A secret that a program writing to the launcher's output does not know. */
  private mark = ''
  /** By which it was started, and where. */
  private words: readonly string[] = []
  /** What was mounted where when the launcher began. */
  private mounts = ''
  private readonly closing = new AbortController()
  private running: Promise<unknown> = Promise.resolve()

  /** `makeFolder` makes one for it alone, again where a program has taken it away. */
  constructor(
    private readonly cage: Cage,
    private readonly makeFolder: () => Promise<string>,
  ) {}

  /** Runs a program to its end, or to a limit. Nothing of it is left running. Throws where no launcher can be started. */
  run(request: ProgramRunRequest): Promise<RunEnd> {
    const run = this.runWhole(request)
    this.running = run.catch(() => {})
    return run
  }

  /** Ends the launcher with whatever it runs; nothing is run any more. */
  async close(): Promise<void> {
    this.closing.abort()
    this.kill()
    await this.running
    this.leave()
  }

  private async runWhole(request: ProgramRunRequest): Promise<RunEnd> {
    const { input, stop } = request
    const stops = [this.closing.signal, ...(stop ? [stop] : [])]
    const read = typeof input === 'string' ? await readInput(input, stops) : ok(input)
    if (!read || stops.some(({ aborted }) => aborted)) return { ...nothing, stoppedBy: 'user' }
    // A missing test is no reason to give up the others.
    if (!read.ok) return { ...nothing, code: 126, errors: read.error }
    const { lane, place } = await this.placeFor(read.value)
    try {
      const shell = await this.shellFor(request, lane.path)
      return await this.runNow(shell, request, place)
    } finally {
      if (!(await place.end())) {
        this.leave()
        await takeAway(lane.path)
      }
    }
  }

  private async placeFor(
    input: Uint8Array | null,
  ): Promise<{ readonly lane: LaneFolder; readonly place: RunPlace }> {
    try {
      if (this.lane) return { lane: this.lane, place: new RunPlace(this.lane, input) }
    } catch {
      // A program that is not kept apart may have taken it away.
      this.leave()
    }
    const lane = LaneFolder.open(await this.makeFolder(), this.cage.isolation)
    this.lane = lane
    return { lane, place: new RunPlace(lane, input) }
  }

  private leave(): void {
    this.lane?.close()
    this.lane = null
  }

  private async runNow(
    shell: CagedProcess,
    request: ProgramRunRequest,
    place: RunPlace,
  ): Promise<RunEnd> {
    const { limits, stop } = request
    let stoppedBy: StoppedBy | null = null
    const end = (why: StoppedBy): void => {
      stoppedBy ??= why
      this.kill()
    }
    const onAbort = (): void => end('user')
    stop?.addEventListener('abort', onAbort, { once: true })
    const watch = hasProc ? new TreeWatch(shell.shell, limits, end) : null
    const waited = (): Promise<number> => watch?.waited() ?? Promise.resolve(0)
    const clock = new RunClock(limits.wall, waited, () => end('wall'))
    try {
      const reply = stop?.aborted ? (end('user'), null) : await this.ask(request, place)
      const wall = clock.passed
      clock.stop()
      watch?.end()
      // Scanning all processes of the system would take longer than a short run itself.
      const isShort = this.process !== null && !shell.isApart && wall < 20
      const leftovers = isShort ? 0 : await shell.endOthers()
      const { size, ...printed } = place.printed(limits.output)
      const cpu = reply ? reply.cpu : (watch?.seen.cpu ?? null)
      // Its shared memory and mounts disappear with the launcher, so the next program does not see them.
      if (this.cage.isPrivate && (reply?.isLeft || this.mounts !== mountsOf(shell.shell)))
        this.kill()
      const { code, signal } = statusOf(reply)
      if (size > limits.output) stoppedBy ??= 'output'
      else if (signal === 'SIGXCPU' || (cpu !== null && cpu > limits.cpu)) stoppedBy ??= 'cpu'
      const isStopped = stoppedBy !== null
      return {
        stoppedBy,
        code: isStopped ? null : code,
        signal: isStopped ? null : signal,
        wall,
        cpu: toldCpu(cpu, limits.cpu, stoppedBy),
        memory: watch?.seen.memory ?? null,
        ...printed,
        leftovers,
      }
    } finally {
      clock.stop()
      watch?.end()
      stop?.removeEventListener('abort', onAbort)
    }
  }

  /** Null when the launcher ended meanwhile. */
  private ask(
    { command, limits, folder, isSanitized }: ProgramRunRequest,
    place: RunPlace,
  ): Promise<Reply | null> {
    const { work, input, output, errors } = place.names
    this.mark = randomUUID()
    const lines = [
      ...[this.mark, folder ?? work, input ?? devNull, output, errors],
      Math.ceil(limits.cpu / 1000),
      Math.floor(limits.output / 512) + 1,
      // A stop for what takes all memory between two looks at it.
      isSanitized ? 0 : Math.ceil((2 * limits.memory) / 1024) + 512 * 1024,
      command.length,
      ...command,
    ]
    return new Promise((resolve) => {
      this.hear = resolve
      this.process?.child.stdin?.write(`${lines.join('\n')}\n`)
    })
  }

  /** Restarts it if the program should see other files than the one before, or if there is another folder of the lane. */
  private async shellFor(
    { command, input, folder, hides = [] }: ProgramRunRequest,
    own: string,
  ): Promise<CagedProcess> {
    const { cage } = this
    const words =
      cage.forView?.({
        command,
        hides: typeof input === 'string' ? [dirname(input), ...hides] : hides,
        writes: folder === undefined ? [own] : [own, folder],
      }) ?? cage.words
    const all = [...words, own]
    if (this.process && all.join('\n') === this.words.join('\n')) return this.process
    this.kill()
    this.words = all
    return this.start({ ...cage, words }, own)
  }

  private async start(cage: Cage, folder: string): Promise<CagedProcess> {
    const shared = this.cage.isPrivate ? SHARED : ''
    const command = ['/bin/sh', '-c', launcherScript, 'sh', shared]
    const started = await CagedProcess.start(cage, command, { folder })
    const { child } = started
    child.stdin!.on('error', () => {})
    child.stdout!.setEncoding('utf8').on('data', (text: string) => this.take(text))
    child.once('exit', () => {
      if (this.process === started) this.forget()
    })
    this.process = started
    this.cpuBefore = 0
    this.mounts = this.cage.isPrivate ? mountsOf(started.shell) : ''
    return started
  }

  private take(text: string): void {
    const reply = this.replies.take(text, this.mark)
    if (!reply) return
    const cpu = Math.round(reply.cpu - this.cpuBefore)
    this.cpuBefore = reply.cpu
    this.reply({ ...reply, cpu })
  }

  private reply(reply: Reply | null): void {
    const hear = this.hear
    this.hear = null
    hear?.(reply)
  }

  private kill(): void {
    if (!this.process) return
    this.process.kill()
    this.forget()
  }

  private forget(): void {
    this.process = null
    this.replies = new Replies()
    this.reply(null)
  }
}

/** The end of a run that never began. */
const nothing: RunEnd = {
  ...{ stoppedBy: null, code: null, signal: null, wall: 0, cpu: null, memory: null },
  ...{ output: '', errors: '', leftovers: 0 },
}
