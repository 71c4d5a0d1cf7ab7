import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { userDisks } from './disks'

/** How often a file is checked by its path, in ms. */
const INTERVAL = 400
/** How long a disk may take for a check, in ms. */
const PATIENCE = 3000
/** Time between two questions whether a round is over, in ms. */
const LOOK_AGAIN = 20
/** Before the first check, which always sees a change: the file may have changed since it was read. */
const UNSEEN = 'unseen'

/**
 * Checks files by their paths again and again (ADR 11): the file at a path may be replaced by rename, disappear and
 * return, with or without its folder, or be behind a link that changes. The files of a folder are checked one after the
 * other, so that an unresponsive disk does not delay anything else.
 */
export class FileWatch {
  /** The last state seen at each path. */
  private readonly seen = new Map<string, string>()
  /** Paths where the last check saw a change: the next one shows whether it has come to rest. */
  private readonly restless = new Set<string>()
  private readonly rounds = new Set<string>()
  /** How often all files of a folder were checked. */
  private readonly looks = new Map<string, number>()

  /**
   * `onChange` is called with a path where something has changed and come to rest; the round continues when it has
   * resolved. `pause` waits from one round to the next.
   */
  constructor(
    private readonly onChange: (path: string) => Promise<void>,
    private readonly pause: () => Promise<void> = byTheClock,
  ) {}

  /** The paths that are checked. */
  get paths(): readonly string[] {
    return [...this.seen.keys()]
  }

  /** Sets the paths to be checked; returns those that are no longer checked. */
  set(paths: readonly string[]): readonly string[] {
    const gone = this.paths.filter((path) => !paths.includes(path))
    for (const path of gone) {
      this.restless.delete(path)
      this.seen.delete(path)
    }
    for (const path of paths) {
      if (!this.seen.has(path)) this.seen.set(path, UNSEEN)
      this.beginRound(dirname(path))
    }
    return gone
  }

  /** Reports a path after the next check, even if nothing has changed. */
  doubt(path: string): void {
    if (this.seen.has(path)) this.seen.set(path, UNSEEN)
  }

  /** Resolves when all files have been checked after the call, and changes have come to rest and been reported. */
  async lookedAround(): Promise<void> {
    // The current round may already have passed a file.
    const due = [...this.rounds].map((folder) => [folder, this.looksAt(folder) + 2] as const)
    const isDue = (): boolean =>
      due.some(([folder, looks]) => this.rounds.has(folder) && this.looksAt(folder) < looks)
    while (isDue() || this.restless.size > 0)
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN))
  }

  private looksAt(folder: string): number {
    return this.looks.get(folder) ?? 0
  }

  private beginRound(folder: string): void {
    if (this.rounds.has(folder)) return
    this.rounds.add(folder)
    void this.goRound(folder)
  }

  private async goRound(folder: string): Promise<void> {
    for (;;) {
      const paths = this.paths.filter((path) => dirname(path) === folder)
      if (paths.length === 0) break
      for (const path of paths) await this.look(path)
      this.looks.set(folder, this.looksAt(folder) + 1)
      await this.pause()
    }
    this.rounds.delete(folder)
  }

  private async look(path: string): Promise<void> {
    // Reads and writes come first; a silent disk already owes a response.
    if (userDisks.isBusy(path)) return
    let now: string
    try {
      now = await userDisks.ask(path, () => stateOf(path), PATIENCE)
    } catch {
      return
    }
    const before = this.seen.get(path)
    if (before === undefined) return
    this.seen.set(path, now)
    if (before !== now) this.restless.add(path)
    else if (this.restless.has(path)) {
      await this.onChange(path)
      this.restless.delete(path)
    }
  }
}

function byTheClock(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, INTERVAL).unref())
}

/** A text that differs between two states of a path. */
async function stateOf(path: string): Promise<string> {
  try {
    const { dev, ino, size, mtimeNs, ctimeNs } = await stat(path, { bigint: true })
    return [dev, ino, size, mtimeNs, ctimeNs].join()
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code)
  }
}
