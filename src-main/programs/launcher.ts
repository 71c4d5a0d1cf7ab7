import { constants } from 'node:os'
import type { RunEnd, StoppedBy } from '@core/judging/run-end'
import { CagedProcess } from './caged-process'
import type { Cage } from './isolation'
import { launcherScript } from './launcher-script'
import { hasProc } from './process-tree'
import { RunClock } from './run-clock'
import { RunFiles } from './run-files'
import type { RunRequest } from './run-request'
import { TreeWatch } from './watch-tree'

/** The reply of the script: exit code and the processor time of all that it ran so far. */
interface Reply {
  readonly status: number
  /** Ms. */
  readonly cpu: number
}

/** Runs programs one after the other by a small process of its own (`launcher-script.ts`), which is started again after each that had to be stopped. */
export class Launcher {
  private readonly files: RunFiles
  private process: CagedProcess | null = null
  private cpuBefore = 0
  private heard = ''
  private hear: ((reply: Reply | null) => void) | null = null

  /** `folder` is its own and there; it may be taken away once this is closed. */
  constructor(
    private readonly cage: Cage,
    folder: string,
  ) {
    this.files = new RunFiles(folder)
  }

  /** Runs a program to its end, or to a limit. Nothing of it is left running. Throws where no launcher can be started. */
  async run(request: RunRequest): Promise<RunEnd> {
    const own = this.files.begin()
    try {
      const shell = this.process ?? (await this.start())
      return await this.runNow(shell, request, request.folder ?? own)
    } finally {
      await this.files.end()
    }
  }

  /** Ends the launcher with whatever it runs. */
  close(): void {
    this.kill()
  }

  private async runNow(shell: CagedProcess, request: RunRequest, folder: string): Promise<RunEnd> {
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
      const reply = stop?.aborted ? (end('user'), null) : await this.ask(request, folder)
      const wall = clock.passed
      clock.stop()
      watch?.end()
      // To look through all processes of the system would cost a short run more than itself.
      const isShort = this.process !== null && !shell.isApart && wall < 20
      const leftovers = isShort ? 0 : await shell.endOthers()
      const { size, ...printed } = this.files.printed(limits.output)
      const cpu = reply ? reply.cpu : (watch?.seen.cpu ?? null)
      const { code, signal } = statusOf(reply)
      if (size > limits.output) stoppedBy ??= 'output'
      else if (signal === 'SIGXCPU' || (cpu !== null && cpu > limits.cpu)) stoppedBy ??= 'cpu'
      const isStopped = stoppedBy !== null
      return {
        stoppedBy,
        code: isStopped ? null : code,
        signal: isStopped ? null : signal,
        wall,
        cpu,
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
  private ask({ command, input, limits }: RunRequest, folder: string): Promise<Reply | null> {
    const { output, errors } = this.files
    const lines = [
      ...[folder, input, output, errors],
      Math.ceil(limits.cpu / 1000),
      Math.floor(limits.output / 512) + 1,
      // A stop for what takes all memory between two looks at it.
      Math.ceil((2 * limits.memory) / 1024) + 512 * 1024,
      command.length,
      ...command,
    ]
    return new Promise((resolve) => {
      this.hear = resolve
      this.process?.child.stdin?.write(`${lines.join('\n')}\n`)
    })
  }

  private async start(): Promise<CagedProcess> {
    const started = await CagedProcess.start(this.cage, ['/bin/sh', '-c', launcherScript])
    const { child } = started
    child.stdin!.on('error', () => {})
    child.stdout!.setEncoding('utf8').on('data', (text: string) => this.take(text))
    child.once('exit', () => {
      if (this.process === started) this.forget()
    })
    this.process = started
    this.cpuBefore = 0
    return started
  }

  private take(text: string): void {
    this.heard += text
    const found = /^ended (\d+)\n.*\n(\d+)m([\d.]+)s (\d+)m([\d.]+)s\n/.exec(this.heard)
    if (!found) return
    this.heard = this.heard.slice(found[0].length)
    const [status, ...times] = found.slice(1).map(Number)
    const [userMinutes, user, systemMinutes, system] = times as [number, number, number, number]
    const all = ((userMinutes + systemMinutes) * 60 + user + system) * 1000
    const cpu = Math.round(all - this.cpuBefore)
    this.cpuBefore = all
    this.reply({ status: status!, cpu })
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
    this.heard = ''
    this.reply(null)
  }
}

/** A launcher that is gone was ended by the program. */
function statusOf(reply: Reply | null): Pick<RunEnd, 'code' | 'signal'> {
  if (!reply) return { code: null, signal: 'SIGKILL' }
  return statusOfCode(reply.status)
}

/** What a shell's exit code says of the program that it ran. */
export function statusOfCode(status: number): Pick<RunEnd, 'code' | 'signal'> {
  // A shell tells a signal so; hardly a program ends with such a code by itself.
  const [name] = Object.entries(constants.signals).find(([, value]) => value === status - 128) ?? []
  return name === undefined ? { code: status, signal: null } : { code: null, signal: name }
}
