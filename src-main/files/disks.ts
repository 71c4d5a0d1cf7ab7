import { dirname } from 'node:path'

/** How long a disk may give no sign by default, in ms. */
const PATIENCE = 10_000
/** The same for a disk that is already silent. */
const PATIENCE_AGAIN = 2000

/** How a job reports signs of its disk, and learns that it was given up. */
export interface DiskSign {
  /** Part of the work is done: the disk responds. */
  readonly alive: () => void
  /** True if no one waits any more: the rest of the work should be skipped. */
  readonly isGivenUp: () => boolean
}

interface Task {
  readonly folder: string
  readonly begin: () => void
}

interface Folder {
  /** Time of the last sign, in ms. */
  sign: number
  /** Number of pending jobs. */
  tasks: number
  isHeld: boolean
  isLate: boolean
}

/**
 * Runs jobs on the disks of the user's files. A disk that does not respond (a network share, a removed stick) blocks
 * one of the few threads that all files share, perhaps forever. So each folder has one job at a time, all folders
 * together as many as there are places, and the caller learns after a while that there is no response. A job must not
 * start another one.
 */
export class Disks {
  private readonly folders = new Map<string, Folder>()
  private waiting: Task[] = []
  private held = 0

  /** `places`: number of jobs at a time, fewer than there are threads. */
  constructor(public places = 2) {}

  /**
   * The result of a job; rejects with a system error ETIMEDOUT if the disk has given no sign for `patience` ms, even if
   * the job is still waiting for others.
   */
  ask<T>(path: string, work: (sign: DiskSign) => Promise<T>, patience = PATIENCE): Promise<T> {
    const folder = this.folderOf(path)
    const longest = folder.isLate ? Math.min(patience, PATIENCE_AGAIN) : patience
    return new Promise((resolve, reject) => {
      const asked = performance.now()
      let isGivenUp = false
      const look = (): void => {
        const left = Math.max(asked, folder.sign) + longest - performance.now()
        if (left > 0) timer = setTimeout(look, left)
        else giveUp()
      }
      let timer = setTimeout(look, longest)
      const giveUp = (): void => {
        isGivenUp = true
        if (this.waiting.includes(task)) this.end(task, folder)
        else folder.isLate = true
        reject(noAnswer())
      }
      const sign: DiskSign = {
        alive: () => (folder.sign = performance.now()),
        isGivenUp: () => isGivenUp,
      }
      const task: Task = {
        folder: dirname(path),
        begin: () => {
          this.held++
          folder.isHeld = true
          const over = (tell: () => void): void => {
            clearTimeout(timer)
            this.held--
            folder.isHeld = folder.isLate = false
            folder.sign = performance.now()
            this.end(task, folder)
            tell()
          }
          // Inside a promise, a job that throws immediately is one that rejects.
          void Promise.resolve(sign)
            .then(work)
            .then(
              (value) => over(() => resolve(value)),
              (error: Error) => over(() => reject(error)),
            )
        },
      }
      folder.tasks++
      this.waiting.push(task)
      this.beginNext()
    })
  }

  /** True while a job uses the disk of a path: callers that only want to check may come again. */
  isBusy(path: string): boolean {
    return this.folders.get(dirname(path))?.isHeld ?? false
  }

  /** True while the disk of a path owes a response that no one waits for any more. */
  isLate(path: string): boolean {
    return this.folders.get(dirname(path))?.isLate ?? false
  }

  /** True if that is so for any disk. */
  get isAnyLate(): boolean {
    return [...this.folders.values()].some(({ isLate }) => isLate)
  }

  private folderOf(path: string): Folder {
    const name = dirname(path)
    const held = this.folders.get(name)
    if (held) return held
    const made: Folder = { sign: -Infinity, tasks: 0, isHeld: false, isLate: false }
    this.folders.set(name, made)
    return made
  }

  private end(task: Task, folder: Folder): void {
    this.waiting = this.waiting.filter((one) => one !== task)
    if (--folder.tasks === 0) this.folders.delete(task.folder)
    this.beginNext()
  }

  private beginNext(): void {
    for (const task of [...this.waiting]) {
      if (this.held >= this.places) return
      if (this.folders.get(task.folder)?.isHeld) continue
      this.waiting = this.waiting.filter((one) => one !== task)
      task.begin()
    }
  }
}

/** A system error for a disk that does not respond. */
export function noAnswer(): Error {
  return Object.assign(new Error('the disk does not answer'), {
    code: 'ETIMEDOUT',
    syscall: 'wait',
  })
}

/** The disks of the user's files: every access to a path of the user goes through here. */
export const userDisks = new Disks()
