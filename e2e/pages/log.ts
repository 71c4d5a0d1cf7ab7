import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type RunningApp } from '../fixtures'

/** The app's log as it lies on the disk. */
export class LogFile {
  readonly path: string

  constructor({ data }: RunningApp) {
    this.path = join(data, 'logs/main.log')
  }

  /** Empty before its first line: a start in a shared process writes none. */
  text(): Promise<string> {
    return readFile(this.path, 'utf8').catch(() => '')
  }

  /** Waits for a line with these words. */
  async expectLine(words: string | RegExp): Promise<void> {
    await expect.poll(() => this.text()).toMatch(typeof words === 'string' ? literal(words) : words)
  }

  /** Waits for a door to have been kept shut for this. */
  expectRefused(door: string, what: string): Promise<void> {
    return this.expectLine(`refused: ${door}: ${what}`)
  }
}

function literal(words: string): RegExp {
  return new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
}
