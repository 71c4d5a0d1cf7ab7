import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { userDisks } from './disks'
import { readJsonFile, writeJsonFile } from './json-file'
import { realPathOf } from './real-path'
import {
  isTemporaryFolder,
  removeMadeAt,
  removeWrittenAt,
  temporaryLike,
  temporaryStem,
} from './temporary-files'

const schema = z.object({
  version: z.literal(1),
  path: z.string(),
  /** In ms since 1970. */
  began: z.number(),
  /** Files beside it that look like temporary ones but are not. */
  others: z.array(z.string()),
  /** The name of the temporary file; null while it is unknown. */
  temporary: z.string().nullable().default(null),
})

type Mark = z.infer<typeof schema>

/** How long the disk of a marked file may take, in ms. */
const PATIENCE = 2000

/** Called with the path of the temporary file, or of a temporary folder, before anything is written to it. */
export type Named = (temporary: string) => Promise<void>

/** Writes a file or a folder of the user between setting and removing a mark; `write` first reports where it writes. */
export type Marked = <T>(path: string, write: (named: Named) => Promise<T>) => Promise<T>

/**
 * Marks the files that are being saved. If the app is killed while saving, the temporary file stays beside the user's;
 * the next start finds the mark and removes that file.
 */
export class SaveMarks {
  private sweeping: Promise<void> = Promise.resolve()

  /** `onError` is called for marks that could not be set or followed; the file is saved anyway. */
  constructor(
    private readonly folder: string,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Saves between setting and removing a mark. `save` first reports where it writes. */
  async during<T>(path: string, save: (named: Named) => Promise<T>): Promise<T> {
    // A new temporary file must not be mistaken for one left by an interrupted write.
    await this.sweeping
    const mark = join(this.folder, `${randomUUID()}.json`)
    const put = await this.put(mark, path).catch((error: unknown) => {
      this.onError(error)
      return null
    })
    const named = async (temporary: string): Promise<void> => {
      if (!put) return
      const told = { ...put, temporary: basename(temporary) }
      await writeJsonFile(mark, told).catch(this.onError)
    }
    try {
      return await save(named)
    } finally {
      await rm(mark, { force: true }).catch(this.onError)
    }
  }

  /** Removes what interrupted writes have left; to be called once, at the start. */
  sweep(): Promise<void> {
    this.sweeping = this.sweepNow().catch(this.onError)
    return this.sweeping
  }

  private async put(mark: string, path: string): Promise<Mark> {
    const real = await realPathOf(path)
    const look = () => temporaryLike(dirname(real), basename(real))
    const others = await userDisks.ask(real, look, PATIENCE)
    const put: Mark = { version: 1, path: real, began: Date.now(), others, temporary: null }
    await writeJsonFile(mark, put)
    return put
  }

  private async sweepNow(): Promise<void> {
    await mkdir(this.folder, { recursive: true })
    const names = await readdir(this.folder)
    const sweepOne = async (name: string): Promise<void> => {
      const mark = join(this.folder, name)
      const read = readJsonFile(mark, schema)
      // A disk that does not respond today may do so at the next start.
      if (await this.follow(read)) await rm(mark, { force: true })
    }
    await Promise.all(names.map(sweepOne))
  }

  /** False when it should be tried again. */
  private async follow(mark: Mark | null): Promise<boolean> {
    if (!mark) return true
    try {
      await userDisks.ask(mark.path, () => clear(mark), PATIENCE)
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ETIMEDOUT') return false
      this.onError(error)
      return true
    }
  }
}

/** Removes what a write has left. Other non-empty files are kept: somebody else's files may look the same. */
async function clear({ path, began, others, temporary }: Mark): Promise<void> {
  const folder = dirname(path)
  const name = basename(path)
  const stem = temporaryStem(name)
  if (temporary !== null && isTemporaryFolder(temporary, name))
    await removeMadeAt(join(folder, temporary), began)
  for (const found of await temporaryLike(folder, name)) {
    if (others.includes(found)) continue
    const isOwn = found === temporary || (found === stem && stem !== name)
    await removeWrittenAt(join(folder, found), began, isOwn ? 'any' : 'empty')
  }
}
