import { closeSync, fstatSync, mkdirSync, openSync, readdirSync, readSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Bytes of standard error that are kept. */
export const MOST_ERRORS = 64 * 1024

/**
 * The files of one run after the other: an empty folder to run in, and where its output goes. What is done for each run is
 * synchronous: a few microseconds, where waiting for each would take longer than many a program.
 */
export class RunFiles {
  readonly output: string
  readonly errors: string
  private readonly work: string
  private isReady = false

  /** `folder` is this launcher's own, absolute. */
  constructor(folder: string) {
    this.output = join(folder, 'output')
    this.errors = join(folder, 'errors')
    this.work = join(folder, 'work')
  }

  /** An empty folder for a run. */
  begin(): string {
    if (!this.isReady) mkdirSync(this.work, { recursive: true })
    this.isReady = true
    return this.work
  }

  /** Takes away what the program left in its folder. */
  async end(): Promise<void> {
    if (this.isEmpty()) return
    this.isReady = false
    await rm(this.work, { recursive: true, force: true, maxRetries: 3 })
  }

  /** What was printed, of the output at most so many bytes; `size` is of all of it. */
  printed(most: number): { output: string; errors: string; size: number } {
    const output = beginningOf(this.output, most)
    const errors = beginningOf(this.errors, MOST_ERRORS)
    return { output: output.text, errors: errors.text, size: Math.max(output.size, errors.size) }
  }

  private isEmpty(): boolean {
    try {
      return readdirSync(this.work).length === 0
    } catch {
      return false
    }
  }
}

function beginningOf(path: string, most: number): { text: string; size: number } {
  let file
  try {
    file = openSync(path, 'r')
  } catch {
    return { text: '', size: 0 }
  }
  try {
    const { size } = fstatSync(file)
    if (size === 0) return { text: '', size }
    const bytes = Buffer.alloc(Math.min(size, most))
    const read = readSync(file, bytes, 0, bytes.length, 0)
    return { text: bytes.toString('utf8', 0, read), size }
  } finally {
    closeSync(file)
  }
}
