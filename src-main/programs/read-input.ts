import { close, constants, fstat, open, read } from 'node:fs'
import { promisify } from 'node:util'
import { err, ok, type Result } from '@core/kernel/result'

const { O_RDONLY, O_NONBLOCK = 0 } = constants
/** Bytes that are read at once of what a file has grown by. */
const SPARE = 64 * 1024

/**
 * The bytes of a file that a program should read, or an error. Null once one of the signals is aborted, because the
 * disk may never answer.
 */
export async function readInput(
  path: string,
  stops: readonly AbortSignal[],
): Promise<Result<Uint8Array, string> | null> {
  if (stops.some(({ aborted }) => aborted)) return null
  let onAbort = (): void => {}
  const stopped = new Promise<null>((resolve) => {
    onAbort = () => resolve(null)
  })
  for (const stop of stops) stop.addEventListener('abort', onAbort, { once: true })
  return Promise.race([bytesOf(path), stopped]).finally(() => {
    for (const stop of stops) stop.removeEventListener('abort', onAbort)
  })
}

const opened = promisify(open)
const about = promisify(fstat)
const readInto = promisify(read)

/** Each thing waited for takes as long as a tenth of a short run: these are as few as can be. */
async function bytesOf(path: string): Promise<Result<Uint8Array, string>> {
  try {
    // It must not block on something else that is there now, such as a pipe.
    const file = await opened(path, O_RDONLY | O_NONBLOCK)
    try {
      const stats = await about(file)
      return stats.isFile() ? ok(await allOf(file, stats.size)) : err(`${path}: ENOTFILE`)
    } finally {
      close(file, () => {})
    }
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error))
  }
}

/** `size`: bytes that it had; it may grow or shrink meanwhile, and a disk may give less at once than is asked for. */
async function allOf(file: number, size: number): Promise<Uint8Array> {
  const parts: Buffer[] = []
  for (let read = 0, room = size + 1; ; room = SPARE) {
    const part = Buffer.alloc(room)
    const { bytesRead } = await readInto(file, part, 0, room, null)
    parts.push(part.subarray(0, bytesRead))
    read += bytesRead
    // One that is as long as it was is at its end when it has given that and not one byte more.
    const isWhole = bytesRead < room && read === size
    if (isWhole || bytesRead === 0) return parts.length === 1 ? parts[0]! : Buffer.concat(parts)
  }
}
