import { dirname } from 'node:path'

/** Ms that a disk may leave us without any sign, by default. */
const PATIENCE = 10_000
/** The same for a disk that is silent already. */
const PATIENCE_AGAIN = 2000

/** What a job on a disk says of itself, and hears. */
export interface DiskSign {
  /** Part of the work is done: the disk answers. */
  readonly alive: () => void
  /** True when no one waits any more: what is not done yet should be left. */
  readonly isGivenUp: () => boolean
}

interface Task {
  readonly folder: string
  readonly begin: () => void
}

interface Folder {
  /** When it last gave a sign, in ms. */
  sign: number
  /** Works asked for and not over. */
  tasks: number
  isHeld: boolean
  isLate: boolean
}

/**
 * Asks the disks that the user's files lie on. One that does not answer (a network share, a stick that was pulled) holds
 * one of the few threads that all files share, perhaps forever. So each folder has one job at a time, all folders together
 * as many as there are places, and the caller hears after a while that there is no answer. A job must not ask again.
 */
export class Disks {
  private readonly folders = new Map<string, Folder>()
  private waiting: Task[] = []
  private held = 0

  /** `places`: works under way at a time, fewer than there are threads. */
  constructor(public places = 2) {}

  /**
   * The result of the job; rejects with a system error ETIMEDOUT when the disk has given no sign for `patience` ms,
   * even while the job still waits behind others.
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
          // A work that throws at once is one that rejects.
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

  /** True while a job asks the disk of a path: those who only want to look may come again. */
  isBusy(path: string): boolean {
    return this.folders.get(dirname(path))?.isHeld ?? false
  }

  /** True while the disk of a path owes an answer that no one waits for any more. */
  isLate(path: string): boolean {
    return this.folders.get(dirname(path))?.isLate ?? false
  }

  /** True while any does. */
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

/** An error as the system would give it, had it an end to waiting. */
export function noAnswer(): Error {
  return Object.assign(new Error('the disk does not answer'), {
    code: 'ETIMEDOUT',
    syscall: 'wait',
  })
}

/** The disks of the user's files: everything that touches a path of theirs goes through here. */
export const userDisks = new Disks()
