import { createHash } from 'node:crypto'

/** Length of a line's seal, in characters. */
const SEAL = 16

/** The readable part of a journal's text. */
export interface ChainText {
  readonly records: readonly unknown[]
  /** False if whole lines are changed or missing. */
  readonly isSound: boolean
  /** True if all lines are valid and followed by a part of one more. */
  readonly isTorn: boolean
}

/**
 * Seals the lines of one journal. Each seal is computed from the line and the seal before, so that a line that is torn,
 * changed or missing invalidates everything after it: the result is always a valid beginning.
 */
export class Chain {
  private last = ''

  /** The line to be written, with its line ending. `json` must not contain a line break. */
  seal(json: string): string {
    this.last = sealOf(this.last, json)
    return `${this.last} ${json}\n`
  }

  /** The records of a journal's text up to the first invalid line. */
  static read(text: string): ChainText {
    const records: unknown[] = []
    let last = ''
    const lines = text.split('\n')
    // Text after the last line ending is an interrupted write, not damage, unless it is the result of a power failure.
    const tail = lines.pop()!
    const isTailSound = !tail.includes('\0')
    for (const line of lines) {
      const json = line.slice(SEAL + 1)
      const seal = sealOf(last, json)
      const record = line.slice(0, SEAL) === seal ? parsed(json) : undefined
      if (record === undefined) return { records, isSound: false, isTorn: false }
      last = seal
      records.push(record)
    }
    return { records, isSound: isTailSound, isTorn: isTailSound && tail !== '' }
  }
}

function sealOf(last: string, json: string): string {
  return createHash('sha256').update(last).update(json).digest('hex').slice(0, SEAL)
}

/** Undefined if it is not JSON: a seal shows that a line is complete, not that this app wrote it. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
