// Without `node:` before the name, which the oldest Node that a judge may have does not know.
import { readSync, writeSync } from 'fs'

const PORTION = 64 * 1024

/** Bytes of a line at most: what is longer is no move. */
const LONGEST = 64 * 1024

/** All of standard input as text. */
export function readInput(): string {
  const portions: Buffer[] = []
  for (;;) {
    const portion = Buffer.allocUnsafe(PORTION)
    const length = readSome(portion)
    if (length === 0) return Buffer.concat(portions).toString('utf8')
    portions.push(portion.slice(0, length))
  }
}

/** Lines of standard input as they come, without their ends. */
export class LineReader {
  private readonly portion = Buffer.allocUnsafe(PORTION)
  private held = Buffer.alloc(0)

  /** The next line; null at the end. A last one without an end is one, too. */
  next(): string | null {
    for (;;) {
      const end = this.held.indexOf(10)
      if (end >= 0) return this.take(end, end + 1)
      const length = readSome(this.portion)
      if (length === 0) return this.held.length > 0 ? this.take(this.held.length) : null
      this.held = Buffer.concat([this.held, this.portion.slice(0, length)])
      if (this.held.length > LONGEST) return this.take(LONGEST)
    }
  }

  private take(end: number, next = end): string {
    const line = this.held.slice(0, end).toString('utf8')
    this.held = this.held.slice(next)
    return line.replace(/\r$/, '')
  }
}

/** Writes all of a text to standard output before anything else is done; false when no one reads it any more. */
export function say(text: string): boolean {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length;) {
    try {
      at += writeSync(1, bytes, at, bytes.length - at)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code !== 'EAGAIN') return false
      rest()
    }
  }
  return true
}

/** Waits a moment, for who has to go on. */
function rest(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1)
}

function readSome(portion: Buffer): number {
  for (;;) {
    try {
      return readSync(0, portion, 0, portion.length, null)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      // Windows names the end of a pipe an error, and a pipe may have nothing yet.
      if (code === 'EOF') return 0
      if (code !== 'EAGAIN') throw error
      rest()
    }
  }
}
