import type { Result } from '@core/kernel/result'
import type { FileProblem, FoundText } from '@core/protocol/ipc'
import { isGone, isOfSystem } from './file-problem'
import { FileWatch } from './file-watch'
import { readOpenable } from './read-openable'

export interface OutsideOptions {
  /** Another program has changed or deleted a file. Told once for each new text. */
  readonly onChange: (path: string, found: FoundText) => void
  readonly onError: (error: unknown) => void
  /** What waits from one round of looks to the next; a clock if absent. */
  readonly pause?: () => Promise<void>
}

/** In the place of a text that could not be read yet: anything that is there is reported. */
const UNREAD = 'unread'

/** Knows what stands in the files that are open, and notices when others write them. */
export class OutsideFiles {
  /** What the app knows to be in a file. */
  private readonly known = new Map<string, FoundText | typeof UNREAD>()
  private readonly watching: FileWatch
  private holds = 0

  constructor(private readonly options: OutsideOptions) {
    this.watching = new FileWatch(async (path) => {
      // Looked at again when the app has done with it.
      if (this.holds > 0) return
      await this.hasChanged(path).catch((error: unknown) => options.onError(error))
    }, options.pause)
  }

  /** The files that are open. */
  get paths(): readonly string[] {
    return this.watching.paths
  }

  /** The app itself has read or written a file. */
  note(path: string, found: FoundText): void {
    this.known.set(path, found)
  }

  /** A file is open whose disk has not answered: its text is reported once it does. */
  noteUnread(path: string): void {
    this.known.set(path, UNREAD)
    this.watching.doubt(path)
  }

  /** The files that are open from now on; others do not matter. */
  watch(paths: readonly string[]): void {
    for (const path of this.watching.set(paths)) this.known.delete(path)
  }

  /** The app itself is about to change files by the way; what is given is to be called when it has, with where they lie now. */
  hold(): (whereIs: (path: string) => string) => void {
    this.holds++
    return (whereIs) => {
      this.holds--
      const known = [...this.known].map(([path, found]) => [whereIs(path), found] as const)
      this.watching.set(this.paths.map(whereIs))
      this.known.clear()
      for (const [path, found] of known) this.known.set(path, found)
      for (const path of this.paths) this.watching.doubt(path)
    }
  }

  /** Resolves once all open files have been looked at from now on, and what others have changed has been told. */
  lookedAround(): Promise<void> {
    return this.watching.lookedAround()
  }

  /** Looks at a file now; true when it is not as the app knows it. Says what it found. */
  async hasChanged(path: string): Promise<boolean> {
    const before = this.known.get(path)
    if (before === undefined) return false
    const read = await readOpenable(path, before === UNREAD ? null : before.text)
    // A disk that does not answer shows that when it is written to.
    if (!read.ok && isOfSystem(read.error) && !isGone(read.error)) return false
    const found = foundText(read)
    const { text, problem } = found
    // What has been written meanwhile is newer than what was read.
    if (this.known.get(path) !== before) return false
    if (before !== UNREAD && text === before.text && problem === before.problem) return false
    this.known.set(path, found)
    this.options.onChange(path, found)
    return text !== null || problem !== null
  }

  close(): void {
    this.watching.set([])
  }
}

/** What reading a file has found. */
export function foundText(read: Result<string, FileProblem>): FoundText {
  if (read.ok) return { text: read.value, problem: null }
  return { text: null, problem: isGone(read.error) ? null : read.error.message }
}
