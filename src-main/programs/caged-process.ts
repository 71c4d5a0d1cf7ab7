import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { devNull } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { endProcess, endTree, hasGroups } from '../system/process-ends'
import { passedVariables } from '../system/programs'
import type { Cage } from './isolation'
import { lentDescriptors } from './lent-descriptors'
import {
  childrenOf,
  descendantsOf,
  hasChildren,
  hasProc,
  isAlive,
  processesMarked,
} from './process-tree'

/** Number of rounds in which surviving processes are ended, and ms between them. */
const ROUNDS = 40
const PAUSE = 5

/** A process with pipes, isolated by its cage, that is ended together with all processes it has started. */
export class CagedProcess {
  private isKilled = false

  private constructor(
    readonly child: ChildProcess,
    private readonly cage: Cage,
    /** A mark in the environment of all its processes, by which those that have left its group are found. */
    private readonly mark: string,
    /** The process in the cage, below which all others are. */
    readonly shell: number,
  ) {}

  /** Starts a command; standard error is piped if it is wanted. Throws where it cannot be started. */
  static async start(
    cage: Cage,
    command: readonly string[],
    { errors = false, folder }: { errors?: boolean; folder?: string } = {},
  ): Promise<CagedProcess> {
    const words = [...cage.words, ...command]
    const mark = randomUUID()
    const nothing = openSync(devNull, 'r+')
    const child = spawn(words[0]!, words.slice(1), {
      // A group of its own, which can be ended as one.
      detached: hasGroups(),
      ...(folder !== undefined && { cwd: folder }),
      env: { ...passedVariables(process.env), BOARDWRIGHT_RUN: mark },
      stdio: ['pipe', 'pipe', errors ? 'pipe' : nothing, ...lentDescriptors().map(() => nothing)],
    })
    closeSync(nothing)
    // Node discards the output of a process that ends before anyone listens.
    if (errors) for (const pipe of [child.stdout!, child.stderr!]) pipe.on('readable', hold)
    await new Promise<void>((resolve, reject) => {
      child.once('spawn', resolve)
      child.once('error', reject)
    })
    const isApart = cage.isolation !== 'group'
    const shell = hasProc && isApart ? await onlyChildOf(child, cage) : child.pid!
    // Until then it may still be at what keeps it apart.
    if (hasProc && isApart) await soonRuns(shell, command)
    return new CagedProcess(child, cage, mark, shell)
  }

  /** Delivers its output from now on, including earlier output; to be called by the listener that started it with errors. */
  flow(): void {
    for (const pipe of [this.child.stdout!, this.child.stderr!]) pipe.off('readable', hold)
  }

  /** Whether it has a process namespace, all of which ends with its first process. */
  get isApart(): boolean {
    return this.cage.isolation !== 'group'
  }

  /** Ends it with its group. */
  kill(): void {
    this.isKilled = true
    const { pid } = this.child
    if (pid !== undefined) endTree(pid)
  }

  /** Ends the processes it has left behind, after it has ended; returns their number. */
  async endOthers(): Promise<number> {
    const isGone = this.isKilled || this.child.exitCode !== null || this.child.signalCode !== null
    if (!hasProc) return 0
    if (isGone) await this.gone()
    // Its space has ended with it, and all in it; what loses its parent there gets the shell for one.
    if (this.isApart && (isGone || !hasChildren(this.shell))) return 0
    const others = async (): Promise<number[]> => {
      const all = this.isApart ? await descendantsOf(this.shell) : await processesMarked(this.mark)
      const alive = await Promise.all(
        all.map(async (pid) => pid !== this.shell && (await isAlive(pid))),
      )
      return all.filter((_, at) => alive[at])
    }
    const found = await others()
    for (let left = found, round = 0; left.length > 0 && round < ROUNDS; round++) {
      for (const pid of left) endProcess(pid)
      await delay(PAUSE)
      left = await others()
    }
    return found.length
  }

  /** The first process of a space ends when all in it have. */
  private async gone(): Promise<void> {
    for (let round = 0; round < 400 && (await isAlive(this.shell)); round++) await delay(PAUSE)
  }
}

function hold(): void {}

/** The shell is the one child of what keeps it apart; the process itself where that has ended already. */
async function onlyChildOf(child: ChildProcess, cage: Cage): Promise<number> {
  for (let round = 0; round < 400; round++) {
    const [below] = await childrenOf(child.pid!)
    if (below !== undefined) return below
    if (child.exitCode !== null || child.signalCode !== null) return child.pid!
    await delay(PAUSE)
  }
  throw new Error(`${cage.words.join(' ')} starts nothing`)
}

/** What the system says of a process: the words it runs, each ended by a zero byte, and whether it has not ended. */
interface Look {
  readonly words: (pid: number) => Promise<string>
  readonly isAlive: (pid: number) => Promise<boolean>
}

const look: Look = {
  words: (pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
  isAlive,
}

/** Waits until a process runs a command, or has ended. `look` is for tests. */
export async function soonRuns(
  pid: number,
  command: readonly string[],
  { words, isAlive } = look,
): Promise<void> {
  const wanted = `${command.join('\0')}\0`
  for (let round = 0; round < 400; round++) {
    const runs = await words(pid)
    if (runs === wanted) return
    // While a process starts another program it has no words for a moment, although it lives.
    if (runs === '' && !(await isAlive(pid))) return
    await delay(PAUSE)
  }
}
