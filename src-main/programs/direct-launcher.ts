import { spawn, type ChildProcess } from 'node:child_process'
import { createReadStream } from 'node:fs'
import type { RunEnd, StoppedBy } from '@core/judging/run-end'
import { endTree, hasGroups } from '../system/process-ends'
import { passedVariables } from '../system/programs'
import { MOST_ERRORS } from './run-place'
import type { ProgramRunRequest } from './run-request'
import { takeAway } from './take-away'

/** Runs programs directly, where there is no shell to set limits (Windows): only real time and output are limited. */
export class DirectLauncher {
  private child: ChildProcess | null = null
  private running: Promise<unknown> = Promise.resolve()

  /** `makeFolder` makes one for each run. */
  constructor(private readonly makeFolder: () => Promise<string>) {}

  run(request: ProgramRunRequest): Promise<RunEnd> {
    const run = this.runWhole(request)
    this.running = run.catch(() => {})
    return run
  }

  private async runWhole(request: ProgramRunRequest): Promise<RunEnd> {
    const own = await this.makeFolder()
    try {
      return await this.runNow(request, request.folder ?? own)
    } finally {
      await takeAway(own)
    }
  }

  async close(): Promise<void> {
    if (this.child) end(this.child)
    await this.running
  }

  private runNow(
    { command, input, limits, stop }: ProgramRunRequest,
    cwd: string,
  ): Promise<RunEnd> {
    return new Promise((resolve, reject) => {
      let stoppedBy: StoppedBy | null = null
      const began = performance.now()
      const env = passedVariables(process.env)
      const child = spawn(command[0]!, command.slice(1), { cwd, env, detached: hasGroups() })
      this.child = child
      const stopBy = (why: StoppedBy): void => {
        stoppedBy ??= why
        end(child)
      }
      const onAbort = (): void => stopBy('user')
      if (stop?.aborted) onAbort()
      stop?.addEventListener('abort', onAbort, { once: true })
      const timer = setTimeout(() => stopBy('wall'), limits.wall)
      const output = new Kept(limits.output, () => stopBy('output'))
      const errors = new Kept(MOST_ERRORS, () => {})
      child.stdin.on('error', () => {})
      if (typeof input === 'string') createReadStream(input).on('error', reject).pipe(child.stdin)
      else child.stdin.end(input ?? '')
      child.stdout.on('data', (bytes: Buffer) => output.add(bytes))
      child.stderr.on('data', (bytes: Buffer) => errors.add(bytes))
      child.once('error', reject)
      child.once('close', (code, signal) => {
        clearTimeout(timer)
        stop?.removeEventListener('abort', onAbort)
        this.child = null
        resolve({
          stoppedBy,
          code: stoppedBy ? null : code,
          signal: stoppedBy ? null : signal,
          wall: performance.now() - began,
          cpu: null,
          memory: null,
          output: output.text,
          errors: errors.text,
          leftovers: 0,
        })
      })
    })
  }
}

/** The beginning of a stream of bytes. */
class Kept {
  private readonly parts: Buffer[] = []
  private size = 0

  constructor(
    private readonly most: number,
    private readonly onExcess: () => void,
  ) {}

  add(bytes: Buffer): void {
    const room = this.most - this.size
    if (room > 0) this.parts.push(bytes.subarray(0, room))
    this.size += bytes.length
    if (this.size > this.most) this.onExcess()
  }

  get text(): string {
    return Buffer.concat(this.parts).toString('utf8')
  }
}

function end({ pid }: ChildProcess): void {
  if (pid !== undefined) endTree(pid)
}
