import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { readJsonFile, writeJsonFile } from './json-file'
import { realPathOf } from './real-path'
import { removeWrittenAt, temporaryLike } from './temporary-files'

const schema = z.object({
  version: z.literal(1),
  path: z.string(),
  /** In ms since 1970. */
  began: z.number(),
  /** Files beside it that look like a temporary one and are none. */
  others: z.array(z.string()),
})

/**
 * Knows which savings are under way. When the app is killed in the middle of one, its temporary file stays beside the
 * user's; the next start finds the mark and takes that file away.
 */
export class SaveMarks {
  private sweeping: Promise<void> = Promise.resolve()

  /** `onError` hears of marks that could not be made or followed: no reason not to save. */
  constructor(
    private readonly folder: string,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Saves between a mark and its removal. */
  async during<T>(path: string, save: () => Promise<T>): Promise<T> {
    // What a saving writes now must not be taken for what an earlier one has left.
    await this.sweeping
    const mark = join(this.folder, `${randomUUID()}.json`)
    await this.put(mark, path).catch(this.onError)
    try {
      return await save()
    } finally {
      await rm(mark, { force: true }).catch(this.onError)
    }
  }

  /** Takes away what savings that were cut have left; to be called once, at the start. */
  sweep(): Promise<void> {
    this.sweeping = this.sweepNow().catch(this.onError)
    return this.sweeping
  }

  private async put(mark: string, path: string): Promise<void> {
    const real = await realPathOf(path)
    const others = await temporaryLike(dirname(real), basename(real))
    await writeJsonFile(mark, { version: 1, path: real, began: Date.now(), others })
  }

  private async sweepNow(): Promise<void> {
    await mkdir(this.folder, { recursive: true })
    for (const name of await readdir(this.folder)) {
      const mark = join(this.folder, name)
      const read = readJsonFile(mark, schema)
      if (read) await this.follow(read).catch(this.onError)
      await rm(mark, { force: true })
    }
  }

  private async follow({ path, began, others }: z.infer<typeof schema>): Promise<void> {
    const folder = dirname(path)
    for (const name of await temporaryLike(folder, basename(path))) {
      if (!others.includes(name)) await removeWrittenAt(join(folder, name), began)
    }
  }
}
