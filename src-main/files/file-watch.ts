import { unwatchFile, watchFile } from 'node:fs'

/** How often a file is asked for by its path, in ms. */
const INTERVAL = 400
/** How long it must rest before it counts as written, in ms: longer than the time between two looks. */
const REST = 450

/**
 * Looks at files by their paths again and again (ADR 0011): what is at a path may be replaced by rename, go and come
 * back, with its folder or without, or lie behind a link that is turned elsewhere.
 */
export class FileWatch {
  private readonly stops = new Map<string, () => void>()

  /** `onChange` hears of a path where something has changed and come to rest. */
  constructor(private readonly onChange: (path: string) => void) {}

  /** The paths that are looked at. */
  get paths(): readonly string[] {
    return [...this.stops.keys()]
  }

  /** The paths to be looked at from now on; gives those that were given up. */
  set(paths: readonly string[]): readonly string[] {
    const gone = this.paths.filter((path) => !paths.includes(path))
    for (const path of gone) {
      this.stops.get(path)!()
      this.stops.delete(path)
    }
    for (const path of paths) if (!this.stops.has(path)) this.stops.set(path, this.begin(path))
    return gone
  }

  private begin(path: string): () => void {
    let timer: NodeJS.Timeout | undefined
    const soon = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => this.onChange(path), REST)
    }
    watchFile(path, { interval: INTERVAL, persistent: false }, soon)
    return () => {
      clearTimeout(timer)
      unwatchFile(path, soon)
    }
  }
}
