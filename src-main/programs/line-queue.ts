import { setsWords } from '../sets/sets-words'

/** Maximum number of bytes that a program may write without being asked. */
const MOST = 64 * 1024
/** Bytes that are shown of what was written. */
const SHOWN = 60

/** The output of a program, split into lines; bounded in size. */
export class LineQueue {
  static readonly MOST = MOST
  private bytes: Buffer = Buffer.alloc(0)
  private last: Buffer = Buffer.alloc(0)
  /** When the last bytes came, as `performance.now` counts. */
  cameAt = 0

  /** False when it is too much. */
  add(bytes: Buffer): boolean {
    this.cameAt = performance.now()
    this.bytes = Buffer.concat([this.bytes, bytes.subarray(0, MOST)])
    const isBounded = this.bytes.length <= MOST
    if (!isBounded) this.bytes = this.bytes.subarray(0, MOST)
    return isBounded
  }

  /** Whether `take` would give a line. */
  get hasLine(): boolean {
    return this.bytes.includes(10)
  }

  /** The next whole line without its end; null if there is none. */
  take(): Buffer | null {
    const end = this.bytes.indexOf(10)
    if (end < 0) return null
    const line = this.bytes.subarray(0, end)
    this.bytes = this.bytes.subarray(end + 1)
    this.last = line
    return line
  }

  /** The line that was taken last, as it was written. */
  taken(): string {
    return bytesText(this.last)
  }

  /** All that has not been taken. */
  rest(): Buffer {
    return this.bytes
  }
}

/** A line as text; the end that Windows writes does not belong to it. */
export function lineText(line: Buffer): string {
  return line.toString('utf8').replace(/\r$/, '')
}

/** Bytes as text: those that are no UTF-8 are escaped, as \xff. */
export function bytesText(bytes: Buffer): string {
  try {
    return strict.decode(bytes)
  } catch {
    return escaped(bytes)
  }
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Takes whole letters from the front and else a byte. */
function escaped(bytes: Buffer): string {
  let text = ''
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at]!
    const length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
    const letter = bytes.toString('utf8', at, at + length)
    const isWhole = letter.length > 0 && !letter.includes('\ufffd')
    text += isWhole ? letter : `\\x${first.toString(16).padStart(2, '0')}`
    at += isWhole ? length : 1
  }
  return text
}

/** Bytes in a sentence: the beginning of them, each that is not a letter escaped. */
export function shownBytes(bytes: Buffer): string {
  const start = JSON.stringify(bytesText(bytes.subarray(0, SHOWN)))
  return bytes.length > SHOWN ? setsWords().fault.bytes({ start, count: bytes.length }) : start
}
