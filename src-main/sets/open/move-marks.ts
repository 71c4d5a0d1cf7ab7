import { lstat, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Moved } from '@core/suite/move-order'
import { userDisks } from '../../files/disks'
import { readJsonFile, writeJsonFile } from '../../files/json-file'
import { keptName, realPathOf } from '../../files/real-path'

const schema = z.object({
  version: z.literal(1),
  /** For people who look into the folder. */
  set: z.string(),
  /** Below the set's folder, in the order in which they are made; `file` tells the file from all others, whatever its name. */
  moves: z.array(z.object({ from: z.string(), to: z.string(), file: z.string() })),
})

/**
 * Records the moves of files that are in progress, in a file of the app per set, so that moves interrupted by a crash
 * can be undone.
 */
export class MoveMarks {
  constructor(
    private readonly folder: string,
    private readonly onError: (error: unknown) => void,
  ) {}

  /**
   * Records moves that are about to be made below an absolute path; returns a function that deletes the record. Never
   * rejects.
   */
  async put(set: string, moves: readonly Moved[]): Promise<() => Promise<void>> {
    const mark = await this.markOf(set)
    await this.write(mark, set, moves).catch(this.onError)
    return () => rm(mark, { force: true }).catch(this.onError)
  }

  /** Undoes moves that were never completed. Never rejects. */
  async mend(set: string): Promise<void> {
    const mark = await this.markOf(set)
    const cut = readJsonFile(mark, schema)
    if (!cut) return
    try {
      for (const { from, to, file } of cut.moves.toReversed()) {
        const [old, now] = [join(set, from), join(set, to)]
        await userDisks.ask(now, async () => {
          if ((await fileAt(now)) === file && (await fileAt(old)) === null) await rename(now, old)
        })
      }
      await rm(mark, { force: true })
    } catch (error) {
      // It is tried again when the set is opened the next time.
      this.onError(error)
    }
  }

  private async write(mark: string, set: string, moves: readonly Moved[]): Promise<void> {
    const files = new Map<string, string>()
    for (const { from } of moves) {
      const path = join(set, from)
      const file = await userDisks.ask(path, () => fileAt(path))
      if (file !== null) files.set(from, file)
    }
    const told = moves.map(({ from, to }) => {
      const file = files.get(from) ?? ''
      files.delete(from)
      files.set(to, file)
      return { from, to, file }
    })
    await writeJsonFile(mark, { version: 1, set, moves: told })
  }

  private async markOf(set: string): Promise<string> {
    return join(this.folder, `${keptName(await realPathOf(set))}.json`)
  }
}

/** An identifier of a file, unique on its system; null if there is no file. */
async function fileAt(path: string): Promise<string | null> {
  try {
    const { dev, ino } = await lstat(path, { bigint: true })
    return `${dev} ${ino}`
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    throw error
  }
}
