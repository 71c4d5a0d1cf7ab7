import type { Result } from '@core/kernel/result'
import type { FileProblem } from '@core/protocol/file-problem'
import type { FoundText } from '@core/protocol/file-ticket'
import { isGone, isOfSystem } from './file-problem'
import { FileWatch } from './file-watch'
import { readOpenable } from './read-openable'

export interface OutsideOptions {
  /** Another program has changed or deleted a file. Called once for each new text. */
  readonly onChange: (path: string, found: FoundText) => void
  readonly onError: (error: unknown) => void
  /** Waits from one round of checks to the next; absent: by the clock. */
  readonly pause?: () => Promise<void>
}

/** In place of a text that could not be read yet: any text found is reported. */
const UNREAD = 'unread'

/** Knows the contents of the open files, and notices when others change them. */
export class OutsideFiles {
  /** The known contents of each file. */
  private readonly known = new Map<string, FoundText | typeof UNREAD>()
  private readonly watching: FileWatch
  private holds = 0

  constructor(private readonly options: OutsideOptions) {
    this.watching = new FileWatch(async (path) => {
      // Checked again when the app has finished.
      if (this.holds > 0) return
      await this.hasChanged(path).catch((error: unknown) => options.onError(error))
    }, options.pause)
  }

  /** The open files. */
  get paths(): readonly string[] {
    return this.watching.paths
  }

  /** The app itself has read or written a file. */
  note(path: string, found: FoundText): void {
    this.known.set(path, found)
  }

  /** A file is open whose disk has not responded: its text is reported when it does. */
  noteUnread(path: string): void {
    this.known.set(path, UNREAD)
    this.watching.doubt(path)
  }

  /** Sets the open files; others do not matter. */
  watch(paths: readonly string[]): void {
    for (const path of this.watching.set(paths)) this.known.delete(path)
  }

  /**
   * The app itself is about to change files; the returned function is to be called afterwards, with their new places.
   */
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

  /** Resolves when all open files have been checked after the call, and changes by others have been reported. */
  lookedAround(): Promise<void> {
    return this.watching.lookedAround()
  }

  /** Checks a file now, and reports what it finds; true if it is not as the app knows it. */
  async hasChanged(path: string): Promise<boolean> {
    const before = this.known.get(path)
    if (before === undefined) return false
    const read = await readOpenable(path, before === UNREAD ? null : before.text)
    // A disk that does not respond will be noticed when the file is written.
    if (!read.ok && isOfSystem(read.error) && !isGone(read.error)) return false
    const found = foundText(read)
    const { text, problem } = found
    // A write in the meantime is newer than what was read.
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

/** The result of reading a file. */
export function foundText(read: Result<string, FileProblem>): FoundText {
  if (read.ok) return { text: read.value, problem: null }
  return { text: null, problem: isGone(read.error) ? null : read.error.message }
}
