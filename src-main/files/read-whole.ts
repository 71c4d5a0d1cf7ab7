import { constants } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { DiskSign } from './disks'

/** Why a file's bytes cannot be read in one piece. */
export type Unwhole = 'no-file' | 'too-large' | 'changing'

const ATTEMPTS = 3
/** How long another program may take to write a level, in ms. */
const PAUSE = 100
/** Number of bytes read at a time: each portion shows that a slow disk is responding. */
const PORTION = 256 * 1024

/**
 * The bytes of a regular file of at most `most` bytes, as they were at one moment: a file that another program is
 * writing is read again. Never waits for a pipe. Throws the system's error.
 */
export async function readWhole(
  path: string,
  most: number,
  alive: DiskSign['alive'] = () => undefined,
): Promise<Buffer | Unwhole> {
  for (let attempt = 1; ; attempt++) {
    // Opened without waiting, so that a pipe in the file's place does not block the app.
    const handle = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    try {
      const read = await readOnce(handle, most, alive)
      if (read !== 'changing' || attempt === ATTEMPTS) return read
    } finally {
      await handle.close()
    }
    await wait(PAUSE)
  }
}

async function readOnce(
  handle: FileHandle,
  most: number,
  alive: DiskSign['alive'],
): Promise<Buffer | Unwhole> {
  const before = await handle.stat({ bigint: true })
  if (!before.isFile()) return 'no-file'
  if (before.size > most) return 'too-large'
  // One additional byte shows whether the file has grown.
  const bytes = Buffer.allocUnsafe(Number(before.size) + 1)
  let length = 0
  for (;;) {
    const portion = Math.min(PORTION, bytes.length - length)
    const { bytesRead } = await handle.read(bytes, length, portion, length)
    alive()
    length += bytesRead
    // What was asked beyond the end is not there: the end is reached, and need not be asked for once more.
    const isAtEnd = bytesRead < portion && BigInt(length) === before.size
    if (isAtEnd || bytesRead === 0 || length === bytes.length) break
  }
  const after = await handle.stat({ bigint: true })
  const isSame = before.mtimeNs === after.mtimeNs && before.size === after.size
  return isSame && BigInt(length) === before.size ? bytes.subarray(0, length) : 'changing'
}
