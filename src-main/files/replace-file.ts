import { open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { temporaryStem } from './temporary-files'

/**
 * Replaces a file: readers see the old or the new contents, and the new ones are on disk before they are visible.
 * Throws the system's error.
 */
export async function replaceFile(
  path: string,
  content: string | Uint8Array,
  watched: WatchedWriting = {},
): Promise<void> {
  await replaceFileBy(path, async (temporary) => {
    await watched.onTemporary?.(temporary)
    await fill(temporary, Buffer.from(content), watched)
  })
}

/** How a long write reports its progress, and learns that it was given up. */
export interface WatchedWriting {
  /** Called with the path of the temporary file before anything is written to it. */
  readonly onTemporary?: (temporary: string) => Promise<void>
  /** Part of it is written. */
  readonly alive?: () => void
  /** True if no one waits any more: the file is then left as it was. */
  readonly isGivenUp?: () => boolean
}

/** Number of bytes written at a time. */
const PORTION = 256 * 1024

/** The package awaits the result, although its types do not say so. */
const waitedFor = (write: (temporary: string) => Promise<void>): ((temporary: string) => unknown) =>
  write

async function fill(path: string, bytes: Buffer, watched: WatchedWriting): Promise<void> {
  const handle = await open(path, 'r+')
  try {
    for (let at = 0; at < bytes.length;) {
      const { bytesWritten } = await handle.write(bytes, at, Math.min(PORTION, bytes.length - at))
      at += bytesWritten
      watched.alive?.()
    }
  } finally {
    await handle.close()
  }
  if (watched.isGivenUp?.()) throw new Error('given up')
}

/** The same, for contents that `write` puts into a temporary file; if that throws, nothing has changed. */
export async function replaceFileBy(
  path: string,
  write: (temporary: string) => Promise<void>,
): Promise<void> {
  // The package writes with a single call and would take a partial write (to a full disk) for a complete one. So it
  // gets nothing to write, and the contents are written to its temporary file with calls that continue to the last
  // byte.
  const stem = temporaryStem(path)
  if (stem === path) await writeFileAtomic(path, '', { tmpfileCreated: waitedFor(write) })
  else await replaceThrough(stem, path, write)
  await syncFolder(dirname(path))
}

/** For a name too long to append a number: the finished file gets its name in a second step. */
async function replaceThrough(
  stem: string,
  path: string,
  write: (temporary: string) => Promise<void>,
): Promise<void> {
  const about = await stat(path).catch(() => null)
  const kept = about && { mode: about.mode, chown: { uid: about.uid, gid: about.gid } }
  await writeFileAtomic(stem, '', { ...kept, tmpfileCreated: waitedFor(write) })
  try {
    await rename(stem, path)
  } catch (error) {
    await rm(stem, { force: true })
    throw error
  }
}

/**
 * Writes the new name to disk, too. The file is complete either way, so a system that cannot do this to folders
 * (Windows, some network disks) is no reason to report a failure.
 */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null)
  await handle?.sync().catch(() => undefined)
  await handle?.close().catch(() => undefined)
}

/** The folder in which a folder is first written; the number distinguishes processes. */
export function temporaryFolder(path: string): string {
  return join(dirname(path), `.${basename(path)}.${process.pid}.part`)
}
