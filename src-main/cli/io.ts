import { writeSync } from 'node:fs'
import type { Result } from '@core/kernel/result'
import type { Artist } from './artist/artist'
import { pause } from './pause'
import { readBytes } from './read-bytes'
import { systemReason } from './system-reason'

/** All that a command may touch of the world; tests bring their own. */
export interface CliIo {
  /** Bytes of a file, of standard input for `-`; else one sentence about what is in the way. */
  read(file: string): Result<Uint8Array, string>
  /** Writes to standard output. Throws OutputClosed when nobody reads any more, OutputFailed when it cannot. */
  out(text: string): void
  /** Writes to standard error. */
  err(text: string): void
  /** Replaces or makes a file at once, and its folder when missing; else one sentence. */
  write(file: string, content: string | Uint8Array): Promise<Result<null, string>>
  /** What it takes to draw. */
  artist(): Promise<Artist>
}

/** The reader of standard output has gone, as `head` does: the work is over, and nothing went wrong. */
export class OutputClosed extends Error {}

/** Standard output cannot be written: nothing that follows would be seen. */
export class OutputFailed extends Error {}

/** The real world; `folder` is where the command line was built to. Output is synchronous, so that a slow reader holds the command up and memory stays flat. */
export function nodeIo(folder: string): CliIo {
  return {
    read: readBytes,
    out: (text) => writeAll(1, text),
    err: (text) => {
      try {
        writeAll(2, text)
      } catch (error) {
        // Where nobody hears the messages the answers are still worth writing.
        if (!isOutputLost(error)) throw error
      }
    },
    artist: async () => {
      const { loadArtist } = await import('./artist/load-artist')
      return loadArtist(folder)
    },
    write: async (file, content) => {
      const { writeFileSafely } = await import('./write-file-safely')
      return writeFileSafely(file, content)
    },
  }
}

/** True for the two ways in which standard output is lost for good. */
export function isOutputLost(error: unknown): error is OutputClosed | OutputFailed {
  return error instanceof OutputClosed || error instanceof OutputFailed
}

/** Tells why the output is lost, unless its reader just went away; gives the exit code. */
export function tellOutputLost(reason: OutputClosed | OutputFailed, io: CliIo): number {
  if (reason instanceof OutputClosed) return 0
  io.err(`error: standard output cannot be written: ${reason.message}\n`)
  return 1
}

/** Bytes encoded at a time: a long answer is not held twice. */
const PORTION = 256 * 1024

function writeAll(descriptor: number, text: string): void {
  const encoder = new TextEncoder()
  const portion = new Uint8Array(Math.min(PORTION, text.length * 3))
  let encoded = 0
  while (encoded < text.length) {
    // It stops before a letter that has no room, so none is torn.
    const { read, written } = encoder.encodeInto(text.slice(encoded), portion)
    writeBytes(descriptor, portion.subarray(0, written))
    encoded += read
  }
}

function writeBytes(descriptor: number, bytes: Uint8Array): void {
  let at = 0
  while (at < bytes.length) {
    try {
      at += writeSync(descriptor, bytes, at)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EPIPE' || code === 'EOF') throw new OutputClosed()
      if (code !== 'EAGAIN') throw new OutputFailed(systemReason(error))
      pause()
    }
  }
}
