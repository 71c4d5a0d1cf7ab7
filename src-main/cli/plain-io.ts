import { isOutputLost } from './output-lost'
import { readBytes, type ReadFile } from './read-bytes'
import { writeBytes } from './write-bytes'

/** What every command needs of the outside world. */
export interface PlainIo {
  /** A file, standard input for `-`, as large as a level or as `most`. */
  read(file: string, most?: number): ReadFile
  /** Writes to standard output. Throws OutputClosed when no one reads any more, OutputFailed when it cannot. */
  out(text: string): void
  /** Writes to standard error. */
  err(text: string): void
}

/** The real one. Output is synchronous, so a slow reader slows the command down instead of filling the memory. */
export const plainIo: PlainIo = {
  read: readBytes,
  out: (text) => writeAll(1, text),
  err: (text) => {
    try {
      writeAll(2, text)
    } catch (error) {
      // Even if nobody reads the messages, the answers are worth writing.
      if (!isOutputLost(error)) throw error
    }
  },
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
