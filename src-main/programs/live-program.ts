import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { setImmediate as soon, setTimeout as delay } from 'node:timers/promises'
import type { AnswerFault, FaultKind } from '@core/game/play-match'
import type { RunLimits } from '@core/judging/run-end'
import { setsWords } from '../sets/sets-words'
import { hasShell } from '../system/programs'
import { AnswerClock } from './answer-clock'
import { CagedProcess } from './caged-process'
import type { Cage } from './isolation'
import { statusOfCode } from './launcher-reply'
import { bytesText, lineText, LineQueue, shownBytes } from './line-queue'
import { limitedWords } from './live-script'
import { childrenOf, hasProc, isAnyAliveBelow, isOutputHeld } from './process-tree'
import { takeAway } from './take-away'
import { TreeWatch } from './watch-tree'

/** Bytes of standard error that are kept from one answer to the next, and that may come in all. */
const KEPT_ERRORS = 16 * 1024
const MOST_ERRORS = 16 * 2 ** 20
/** Ms in which a program that has closed its output may end by itself, and in which it may once nothing more is asked. */
const LEAVE = 200
/** Ms in which what it wrote last must have come, once nothing of it is left: much, on a busy machine. */
const LAST_WORDS = 2000
/** Ms between two looks at whether a silent program can still answer. */
const GLANCE = 250

/** What a program said when it was asked. */
export interface LiveReply {
  /** Its line without the end; null if there is none. */
  readonly line: string | null
  readonly fault: AnswerFault | null
  /** What it wrote since it was asked before, as much of it as is kept. */
  readonly written: string
  readonly errors: string
  /** Ms from the question to the answer. */
  readonly time: number
}

/** A program that is talked to line by line, within limits. Mistakes are faults. It is ended with all its processes. */
export class LiveProgram {
  private readonly lines = new LineQueue()
  private errors: Buffer[] = []
  private errorsKept = 0
  private errorBytes = 0
  private fault: AnswerFault | null = null
  /** Output before it has read anything cannot be told apart from a quick answer. */
  private isFirst = true
  /** Answers that came too late and are still to come. */
  private owed = 0
  private wake: () => void = () => {}
  private readonly watch: TreeWatch | null
  private ending: Promise<void> | null = null

  /** Called when nothing of it is left. */
  onOver: () => void = () => {}

  private constructor(
    private readonly process: CagedProcess,
    private readonly folder: string,
    limits: RunLimits,
    /** Whether it runs without a shell that sets its limits. */
    private readonly isDirect: boolean,
  ) {
    const { child } = process
    child.stdin!.on('error', () => {})
    child.stdout!.on('data', (bytes: Buffer) => this.take(bytes)).on('error', () => {})
    child.stderr!.on('data', (bytes: Buffer) => this.takeErrors(bytes)).on('error', () => {})
    process.flow()
    child.stdout!.once('end', () => setTimeout(() => void this.closed(), LEAVE))
    const exited = (code: number | null): void => void this.exited(code)
    if (child.exitCode !== null || child.signalCode !== null) setTimeout(exited, 0, child.exitCode)
    else child.once('exit', exited)
    this.watch = hasProc
      ? new TreeWatch(process.shell, limits, (what) =>
          this.stop('excess', setsWords().fault.excess({ what })),
        )
      : null
  }

  /** Starts a program in an empty folder, which is made and taken away afterwards. */
  static async start(
    cage: Cage,
    command: readonly string[],
    folder: string,
    limits: RunLimits,
    platform = process.platform,
  ): Promise<LiveProgram> {
    await mkdir(folder, { recursive: true })
    const isDirect = !hasShell(platform)
    const words = isDirect ? command : limitedWords(command, folder, limits)
    const started = await CagedProcess.start(cage, words, { errors: true, folder })
    return new LiveProgram(started, folder, limits, isDirect)
  }

  /** False once it has made a fault by which it was ended, or has ended by itself. */
  get isAlive(): boolean {
    return this.fault === null
  }

  /** Number of its process, by which a debugger finds it; null if the system does not tell. */
  async processId(): Promise<number | null> {
    const { shell, child } = this.process
    if (this.isDirect) return child.pid ?? null
    // Its shell may not have started it yet.
    for (let round = 0; hasProc && this.isAlive && round < 400; round++) {
      const [program] = await childrenOf(shell)
      if (program !== undefined) return program
      await delay(5)
    }
    return null
  }

  /**
   * Sends lines and waits for one; `time` in ms on the clock, null if there is no limit. A program that has ended stays
   * ended.
   */
  async ask(input: string, time: number | null, clock = new AnswerClock()): Promise<LiveReply> {
    // Output that has already arrived comes first.
    await soon()
    if (!this.isFirst && !this.fault && this.unasked()) {
      const text = shownBytes(this.lines.rest())
      this.stop('early', setsWords().fault.early({ text }))
    }
    this.isFirst = false
    const began = performance.now()
    if (this.fault) return this.said(null, this.fault, began)
    this.send(input)
    const limit = time === null ? Infinity : clock.now() + time
    const leave = clock.onChange(() => this.wake())
    let line: string | null
    // Asked anew each time: it may have answered while its processes were looked at.
    while ((line = this.next()) === null && !this.fault && clock.now() < limit) {
      const left = clock.isStopped ? GLANCE : Math.min(limit - clock.now(), GLANCE)
      await this.change(performance.now() + left)
      if (this.lines.hasLine || clock.now() >= limit || !(await this.hasClosed())) continue
      // One that is just ending says so itself.
      if (!this.lines.hasLine) await this.change(performance.now() + LEAVE)
      // Looked at once more: while a program is being started, one may hold it under another number.
      if (!this.lines.hasLine && (await this.hasClosed())) await this.closed()
    }
    leave()
    if (line === null && !this.fault) {
      this.owed++
      return this.said(null, late(time!, this.lines.rest()), began)
    }
    return line === null ? this.said(null, this.fault, began) : this.said(line, null, began)
  }

  /** Sends the last lines, gives the program a moment to end by itself, and ends it. None of its processes is left running. */
  end(last = ''): Promise<void> {
    this.ending ??= this.endNow(last)
    return this.ending
  }

  private async endNow(last: string): Promise<void> {
    const { child } = this.process
    if (!this.fault) {
      this.send(last)
      child.stdin!.end()
      const left = performance.now() + LEAVE
      while (!this.fault && performance.now() < left) await this.change(left)
      this.fault ??= { kind: 'ended', message: setsWords().fault.stopped }
    }
    await this.clear()
    await takeAway(this.folder)
    this.onOver()
  }

  /** The next line that answers what was asked last. */
  private next(): string | null {
    for (; this.owed > 0; this.owed--) if (this.lines.take() === null) return null
    const line = this.lines.take()
    return line === null ? null : lineText(line)
  }

  private unasked(): boolean {
    for (; this.owed > 0; this.owed--) if (this.lines.take() === null) return false
    return this.lines.rest().length > 0
  }

  private said(line: string | null, fault: AnswerFault | null, began: number): LiveReply {
    const errors = bytesText(Buffer.concat(this.errors))
    this.errors = []
    this.errorsKept = 0
    const at = line === null ? performance.now() : this.lines.cameAt
    const time = Math.max(0, at - began)
    const written = line === null ? bytesText(this.lines.rest()) : `${this.lines.taken()}\n`
    return { line, fault, written, errors, time }
  }

  private send(text: string): void {
    if (text !== '' && this.process.child.stdin!.writable) this.process.child.stdin!.write(text)
  }

  /** Waits until something has changed, or until that time. */
  private async change(limit: number): Promise<void> {
    const left = Math.min(limit - performance.now(), 2 ** 30)
    let timer: NodeJS.Timeout | undefined
    await new Promise<void>((resolve) => {
      this.wake = resolve
      timer = setTimeout(resolve, Math.max(0, left))
    })
    clearTimeout(timer)
    this.wake = () => {}
    // Timers come before what was read: a busy machine is not the program's fault.
    await soon()
  }

  private take(bytes: Buffer): void {
    if (this.fault) return
    if (!this.lines.add(bytes)) {
      this.stop('flood', setsWords().fault.flood({ kilobytes: LineQueue.MOST / 1024 }))
    }
    this.wake()
  }

  private takeErrors(bytes: Buffer): void {
    this.errorBytes += bytes.length
    const kept = bytes.subarray(0, KEPT_ERRORS - this.errorsKept)
    this.errorsKept += kept.length
    if (kept.length > 0) this.errors.push(Buffer.from(kept))
    if (this.errorBytes <= MOST_ERRORS) return
    this.stop('flood', setsWords().fault.errors({ megabytes: MOST_ERRORS / 2 ** 20 }))
  }

  /** The isolating process holds its output, too, so its end is not noticed. */
  private async hasClosed(): Promise<boolean> {
    const { shell, child, isApart } = this.process
    if (this.fault || !hasProc || !isApart) return false
    // One that was not started yet holds nothing either.
    if ((await childrenOf(shell)).length === 0) return false
    return !(await isOutputHeld(shell, child.pid!)) && child.exitCode === null
  }

  private async closed(): Promise<void> {
    // One that has ended says so itself, as soon as the machine comes to it.
    if (hasProc && !(await isAnyAliveBelow(this.process.shell))) return
    this.stop('closed', setsWords().fault.closed(this.halfLine()))
  }

  private async exited(code: number | null): Promise<void> {
    if (this.fault) return this.wake()
    // A process that it has left behind may hold its pipes.
    await this.process.endOthers()
    await this.heardOut()
    const { code: own, signal } = statusOfCode(code ?? 137)
    const { endedWith, endedBy } = setsWords().fault
    const half = this.halfLine()
    const message =
      signal === null ? endedWith({ code: own!, ...half }) : endedBy({ signal, ...half })
    this.stop('ended', message)
  }

  /** Its pipes are closed: only its last output is still to be read. */
  private async heardOut(): Promise<void> {
    const { stdout, stderr } = this.process.child
    const left = new AbortController()
    const { signal } = left
    const open = [stdout!, stderr!].filter((pipe) => !pipe.readableEnded)
    const ends = Promise.all(open.map((pipe) => once(pipe, 'end', { signal })))
    await Promise.race([ends, delay(LAST_WORDS, null, { signal })])
      .catch(() => {})
      .finally(() => left.abort())
    ends.catch(() => {})
    await soon()
  }

  private halfLine(): HalfLine {
    const rest = this.lines.rest()
    return { isHalf: rest.length > 0 && !this.lines.hasLine, half: shownBytes(rest) }
  }

  private stop(kind: FaultKind, message: string): void {
    if (this.fault) return
    this.fault = { kind, message }
    this.process.kill()
    void this.clear()
    this.wake()
  }

  private async clear(): Promise<void> {
    this.watch?.end()
    this.process.kill()
    const { stdin, stdout, stderr } = this.process.child
    for (const pipe of [stdin, stdout, stderr]) pipe!.destroy()
    await this.process.endOthers()
  }
}

/** What was written of a line without its end. */
interface HalfLine {
  readonly isHalf: boolean
  readonly half: string
}

function late(time: number, rest: Buffer): AnswerFault {
  const half = { isHalf: rest.length > 0, half: shownBytes(rest) }
  return { kind: 'late', message: setsWords().fault.late({ time, ...half }) }
}
