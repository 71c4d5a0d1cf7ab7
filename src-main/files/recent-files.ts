import { z } from 'zod'
import { readJsonFile, writeJsonFile } from './json-file'

const MOST_RECENT = 15

const schema = z.object({
  version: z.literal(1),
  paths: z.array(z.string().min(1).max(32_768)).max(MOST_RECENT),
})

/** The files that were opened or saved last, the newest first; kept in a file of the app. */
export class RecentFiles {
  private list: readonly string[]
  private writing: Promise<void> = Promise.resolve()

  /** `onError` hears of a list that could not be kept: no reason to disturb the user. */
  constructor(
    private readonly storePath: string,
    private readonly onError: (error: unknown) => void,
  ) {
    this.list = readJsonFile(storePath, schema)?.paths ?? []
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

  clear(): void {
    this.keep([])
  }

  /** Resolves when everything said so far is on disk. */
  settled(): Promise<void> {
    return this.writing
  }

  // One write after the other: two at once could leave the older list behind.
  private keep(paths: readonly string[]): void {
    this.list = paths
    this.writing = this.writing
      .then(() => writeJsonFile(this.storePath, { version: 1, paths }))
      .catch(this.onError)
  }
}
