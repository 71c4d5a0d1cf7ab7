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
  /** Files beside it that look like a temporary one and are none. */
  others: z.array(z.string()),
  /** The name of the temporary file; null while it is not known. */
  temporary: z.string().nullable().default(null),
})

type Mark = z.infer<typeof schema>

/** Ms that the disk of a marked file may take. */
const PATIENCE = 2000

/** Hears the path of the temporary file, or of a temporary folder, before anything is written to it. */
export type Named = (temporary: string) => Promise<void>

/** Does a writing of a file of the user's, or of a folder, between a mark and its removal; `write` tells where it writes first. */
export type Marked = <T>(path: string, write: (named: Named) => Promise<T>) => Promise<T>

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

  /** Saves between a mark and its removal. `save` tells where it writes first. */
  async during<T>(path: string, save: (named: Named) => Promise<T>): Promise<T> {
    // What a saving writes now must not be taken for what an earlier one has left.
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

  /** Takes away what savings that were cut have left; to be called once, at the start. */
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
      // A disk that does not answer today may do so at the next start.
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

/** Takes away what a saving has left. Nothing else with words in it goes: what others have put there may look alike. */
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
