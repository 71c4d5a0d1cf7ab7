import { zipSync, type ZipOptions } from 'fflate'
import { mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { PackageFile } from '@core/package/package'
import { err, ok, type Result } from '@core/kernel/result'
import { temporaryFolder } from '../files/replace-file'
import { setsWords } from './sets-words'

/** Whether a package of this name is to be an archive. */
export function isArchive(path: string): boolean {
  return path.toLowerCase().endsWith('.zip')
}

/** A file of an archive with what is known of it. */
type ZipEntry = [Uint8Array, ZipOptions]

/** The number of the system in archives whose permissions they have. */
const UNIX = 3
/** A plain file that all may read, in the half of the attributes that Unix reads. */
const PLAIN = 0o100644 << 16

/** An archive of files; the same files give the same bytes, whenever and wherever it is made. */
export function archiveOf(files: readonly PackageFile[]): Uint8Array {
  const encoder = new TextEncoder()
  const entries = files.map(({ path, content }): [string, ZipEntry] => {
    const bytes = typeof content === 'string' ? encoder.encode(content) : content
    return [path, [bytes, { os: UNIX, attrs: PLAIN }]]
  })
  // Archives hold the time of day without its zone, and fflate takes it from the local clock.
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: new Date(1980, 0, 1) })
}

/**
 * Writes files into a folder that is not there yet, or is empty: all of them or none. The folder above is there. Throws
 * the system's error, or if it is given up; what was written until then is removed.
 */
export async function writeFolder(
  folder: string,
  files: readonly PackageFile[],
  { onTemporary, alive, isGivenUp }: FolderWriting = {},
): Promise<Result<null, string>> {
  const target = resolve(folder)
  const held = await readdir(target).catch(nothingIfMissing)
  if (held && held.length > 0) return err(setsWords().packing.notEmpty)
  const temporary = temporaryFolder(target)
  await onTemporary?.(temporary)
  try {
    await rm(temporary, { recursive: true, force: true })
    await mkdir(temporary)
    for (let at = 0; at < files.length; at += TOGETHER) {
      const part = files.slice(at, at + TOGETHER)
      await all(part.map((file) => writeOne(join(temporary, file.path), file)))
      alive?.()
      if (isGivenUp?.()) throw new Error('given up')
    }
    if (held) await rmdir(target)
    await rename(temporary, target)
    return ok(null)
  } catch (error) {
    await rm(temporary, { recursive: true, force: true })
    throw error
  }
}

/** The callbacks of a long writing. */
export interface FolderWriting {
  /** Called with the path of the temporary folder before it is created. */
  readonly onTemporary?: (temporary: string) => Promise<void>
  /** Called whenever a part is written. */
  readonly alive?: () => void
  /** True when no one waits any more. */
  readonly isGivenUp?: () => boolean
}

/** Files written at the same time: a disk puts many in place as fast as one. */
const TOGETHER = 32

/** Waits for all, so that nothing is still being written when one has failed. */
async function all(works: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(works)).find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}

/** Flushed to disk before the folder gets its name. */
async function writeOne(path: string, { content }: PackageFile): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const handle = await open(path, 'wx')
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function nothingIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
