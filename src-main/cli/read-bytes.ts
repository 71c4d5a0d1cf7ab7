import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { MAX_LEVEL_BYTES } from '@core/document/limits'
import { err, ok, type Result } from '@core/kernel/result'
import { cliFilesWords } from './cli-files-words'
import { systemReason } from './system-reason'
import { pause } from './pause'

/** Largest file taken, in bytes: as large as the window takes. */
export const LARGEST_FILE = MAX_LEVEL_BYTES

/** Largest file taken that the command line itself has written, in bytes: a text can hardly be longer. */
export const LARGEST_RESULT = 400 * 1024 * 1024

/** A file that was read: its bytes, or one sentence about what is in the way. */
export type ReadFile = Result<Uint8Array, string>

const PORTION = 64 * 1024

/** Reads a file, or standard input for `-`, up to so many bytes. */
export function readBytes(file: string, most = LARGEST_FILE): ReadFile {
  let descriptor = 0
  try {
    if (file !== '-') descriptor = openSync(file, 'r')
    return readToEnd(descriptor, most)
  } catch (error) {
    const reason = systemReason(error)
    const { unreadable, strangeName } = cliFilesWords()
    return err((isStrangeName(file, error) ? strangeName : unreadable)({ reason }))
  } finally {
    if (descriptor !== 0) closeSync(descriptor)
  }
}

/** Whether a name was not valid UTF-8: no file can be found by it. */
function isStrangeName(file: string, error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT' && file.includes('\ufffd')
}

/** Reads to the end: the size that the system reports is only a first guess, because pipes and devices have none. */
function readToEnd(descriptor: number, most: number): ReadFile {
  const named = Math.min(fstatSync(descriptor).size, most)
  let bytes = Buffer.allocUnsafe(Math.max(PORTION, named + 1))
  let length = 0
  for (;;) {
    if (length === bytes.length) bytes = Buffer.concat([bytes], bytes.length * 2)
    const read = readSome(descriptor, bytes, length)
    if (read === 0) return ok(bytes.subarray(0, length))
    length += read
    if (length > most) return err(cliFilesWords().tooLarge({ megabytes: most / 1024 / 1024 }))
  }
}

function readSome(descriptor: number, into: Uint8Array, at: number): number {
  for (;;) {
    try {
      return readSync(descriptor, into, at, into.length - at, null)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      // Windows reports the end of a closed pipe as an error.
      if (code === 'EOF') return 0
      if (code !== 'EAGAIN') throw error
      pause()
    }
  }
}
