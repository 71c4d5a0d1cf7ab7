import { writeSync } from 'node:fs'
import type { Result } from '@core/kernel/result'
import { pause } from './pause'
import { readBytes } from './read-bytes'

/** All that a command may touch of the world; tests bring their own. */
export interface CliIo {
  /** Bytes of a file, of standard input for `-`; else one sentence about what is in the way. */
  read(file: string): Result<Uint8Array, string>
  /** Writes to standard output. Throws OutputClosed when nobody reads any more. */
  out(text: string): void
  /** Writes to standard error. */
  err(text: string): void
  /** Replaces or makes a file at once, and its folder when missing; else one sentence. */
  write(file: string, text: string): Promise<Result<null, string>>
}

/** The reader of standard output has gone, as `head` does: the work is over, and nothing went wrong. */
export class OutputClosed extends Error {}

/** The real world. Output is synchronous, so that a slow reader holds the command up and memory stays flat. */
export function nodeIo(): CliIo {
  return {
    read: readBytes,
    out: (text) => writeAll(1, text),
    err: (text) => {
      try {
        writeAll(2, text)
      } catch (error) {
        // Without a reader of messages the answers are still worth writing.
        if (!(error instanceof OutputClosed)) throw error
      }
    },
    write: async (file, text) => {
      const { writeFileSafely } = await import('./write-file-safely')
      return writeFileSafely(file, text)
    },
  }
}

function writeAll(descriptor: number, text: string): void {
  const bytes = Buffer.from(text, 'utf8')
  let at = 0
  while (at < bytes.length) {
    try {
      at += writeSync(descriptor, bytes, at)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EPIPE' || code === 'EOF') throw new OutputClosed()
      if (code !== 'EAGAIN') throw error
      pause()
    }
  }
}
