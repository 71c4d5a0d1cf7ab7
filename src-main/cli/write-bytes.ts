import { writeSync } from 'node:fs'
import { pause } from './pause'
import { systemReason } from './system-reason'

/** The reader of standard output has gone, as `head` does: the work is over, and nothing went wrong. */
export class OutputClosed extends Error {}

/** Standard output cannot be written: further output would be lost. */
export class OutputFailed extends Error {}

/** Writes all of it, however slowly it is read. Throws OutputClosed or OutputFailed. */
export function writeBytes(descriptor: number, bytes: Uint8Array): void {
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
