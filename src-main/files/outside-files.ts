import { watch, type FSWatcher } from 'chokidar'
import type { Result } from '@core/kernel/result'
import type { FileProblem, FoundText } from '@core/protocol/ipc'
import { isOfSystem } from './file-problem'
import { readLevel } from './read-level'

/** How long a file must rest before it counts as written, in ms. */
const REST = 120

export interface OutsideOptions {
  /** Another program has changed or deleted a file. Told once for each new text. */
  readonly onChange: (path: string, found: FoundText) => void
  readonly onError: (error: unknown) => void
}

/** Knows what stands in the files that are open, and notices when others write them. */
export class OutsideFiles {
  /** What the app knows to be in a file. */
  private readonly known = new Map<string, FoundText>()
  private watcher: FSWatcher | null = null
  private watched: ReadonlySet<string> = new Set()

  constructor(private readonly options: OutsideOptions) {}

  /** The files that are open. */
  get paths(): readonly string[] {
    return [...this.watched]
  }

  /** The app itself has read or written a file. */
  note(path: string, found: FoundText): void {
    this.known.set(path, found)
  }

  /** The files that are open from now on; what happens to others is nobody's concern. */
  watch(paths: readonly string[]): void {
    const wanted = new Set(paths)
    const gone = [...this.watched].filter((path) => !wanted.has(path))
    const come = paths.filter((path) => !this.watched.has(path))
    this.watched = wanted
    if (gone.length > 0) this.watcher?.unwatch(gone)
    for (const path of gone) this.known.delete(path)
    if (come.length > 0) this.watching().add(come)
  }

  /** Looks at a file now; true when it is not as the app knows it. Says what it found. */
  async hasChanged(path: string): Promise<boolean> {
    const before = this.known.get(path)
    if (before === undefined) return false
    const read = await readLevel(path)
    // A disk that does not answer shows that when it is written to.
    if (!read.ok && isOfSystem(read.error) && read.error.code !== 'ENOENT') return false
    const found = foundText(read)
    const { text, problem } = found
    // What has been written meanwhile is newer than what was read.
    if (this.known.get(path) !== before) return false
    if (text === before.text && problem === before.problem) return false
    this.known.set(path, found)
    this.options.onChange(path, found)
    return text !== null || problem !== null
  }

  async close(): Promise<void> {
    this.watched = new Set()
    await this.watcher?.close()
    this.watcher = null
  }

  private watching(): FSWatcher {
    if (this.watcher) return this.watcher
    const watcher = watch([], {
      ignoreInitial: true,
      awaitWriteFinish: { stabilityThreshold: REST, pollInterval: REST / 3 },
    })
    const look = (path: string): void =>
      void this.hasChanged(path).catch((error: unknown) => this.options.onError(error))
    watcher.on('add', look)
    watcher.on('change', look)
    watcher.on('unlink', (path) => {
      look(path)
      if (!this.watched.has(path)) return
      // By itself it waits for the return of a file only where it watches no other folder.
      watcher.add(path)
      // One that is back already counts as known to it.
      setTimeout(() => this.watched.has(path) && look(path), 3 * REST)
    })
    watcher.on('error', (error) => this.options.onError(error))
    this.watcher = watcher
    return watcher
  }
}

/** What reading a file has found. */
export function foundText(read: Result<string, FileProblem>): FoundText {
  if (read.ok) return { text: read.value, problem: null }
  return { text: null, problem: read.error.code === 'ENOENT' ? null : read.error.message }
}
