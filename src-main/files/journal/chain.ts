import { createHash } from 'node:crypto'

/** Letters of a line's seal. */
const SEAL = 16

/** What is left of a journal's text. */
export interface ChainText {
  readonly records: readonly unknown[]
  /** False when whole lines are changed or missing. */
  readonly isSound: boolean
  /** True when all lines are sound and a part of one more stands behind them. */
  readonly isTorn: boolean
}

/**
 * Seals the lines of one journal. Each seal is made of the line and the seal before, so that a line that is torn, changed
 * or missing makes everything after it worthless: what is followed is always a true beginning.
 */
export class Chain {
  private last = ''

  /** The line as it is written, with its end. `json` holds no line break. */
  seal(json: string): string {
    this.last = sealOf(this.last, json)
    return `${this.last} ${json}\n`
  }

  /** The records of a journal's text up to the first line that is not sound. */
  static read(text: string): ChainText {
    const records: unknown[] = []
    let last = ''
    const lines = text.split('\n')
    // What stands behind the last line end is a writing that was cut, and no fault: unless it is what a power failure leaves.
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

/** Undefined for what is no JSON: a seal tells that a line is whole, not that this app wrote it. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
