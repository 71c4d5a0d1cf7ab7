import { z } from 'zod'
import { JsonStore } from './json-store'

const MOST_RECENT = 15

const schema = z.object({
  version: z.literal(1),
  paths: z.array(z.string().min(1).max(32_768)).max(MOST_RECENT),
})

/** The files that were most recently opened or saved, the newest first; stored in a file of the app. */
export class RecentFiles {
  private readonly store: JsonStore<z.infer<typeof schema>>
  private list: readonly string[]

  constructor(storePath: string, onError: (error: unknown) => void) {
    this.store = new JsonStore(storePath, schema, onError)
    this.list = this.store.read()?.paths ?? []
  }

  /** Absolute paths. */
  get paths(): readonly string[] {
    return this.list
  }

  /** Puts a path on top. */
  add(path: string): void {
    this.keep([path, ...this.list.filter((held) => held !== path)].slice(0, MOST_RECENT))
  }

  remove(path: string): void {
    this.keep(this.list.filter((held) => held !== path))
  }

  /** Files have new paths. */
  follow(whereIs: (path: string) => string): void {
    const paths = this.list.map(whereIs)
    if (paths.some((path, at) => path !== this.list[at])) this.keep(paths)
  }

  clear(): void {
    this.keep([])
  }

  /** Resolves when everything is saved to disk. */
  settled(): Promise<void> {
    return this.store.settled()
  }

  private keep(paths: readonly string[]): void {
    this.list = paths
    this.store.write({ version: 1, paths: [...paths] })
  }
}
