import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readSync,
  rmdirSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import { devNull } from 'node:os'
import { basename, join } from 'node:path'
import type { HeldFolder } from './held-folder'
import { takeAway } from './take-away'

/** Bytes of standard error that are kept. */
export const MOST_ERRORS = 64 * 1024
/** Up to this many files are deleted one by one: starting a process for them would take longer. */
const FEW = 16

const { O_CREAT, O_EXCL, O_RDWR, O_NOFOLLOW = 0 } = constants

/**
 * Where one run takes place: an empty folder to run in, a copy of its input, and where its output goes. A program may put
 * anything into the place of these, so that from its start on only those descriptors are used that were opened before. What is
 * done for each run is synchronous: some microseconds, where waiting for each step would take longer than many a program.
 */
export class RunPlace {
  /** Absolute paths, for the launcher. The input is a copy, because a program could find the files beside it. */
  readonly paths: {
    readonly work: string
    readonly input: string
    readonly output: string
    readonly errors: string
  }
  private readonly own: HeldFolder
  private readonly work: HeldFolder
  private readonly output: number
  private readonly errors: number
  private isOver = false

  /** `input`: what the program reads, null for nothing. Throws where nothing can be made in the folder. */
  constructor(
    private readonly above: HeldFolder,
    input: Uint8Array | null,
  ) {
    this.own = above.make('run-', true)
    this.work = this.own.make('work')
    this.output = this.fresh('output')
    this.errors = this.fresh('errors')
    if (input) closeSync(written(this.fresh('input'), input))
    const at = (name: string): string => join(this.own.path, name)
    this.paths = {
      work: this.work.path,
      input: input ? at('input') : devNull,
      output: at('output'),
      errors: at('errors'),
    }
  }

  /** The output, cut to `most` bytes, and the errors; `size` is that of the whole output. */
  printed(most: number): { output: string; errors: string; size: number } {
    const output = beginningOf(this.output, most)
    const errors = beginningOf(this.errors, MOST_ERRORS)
    return { output: output.text, errors: errors.text, size: Math.max(output.size, errors.size) }
  }

  /** Deletes everything, including the program's files; false if something stays. Never throws. */
  async end(): Promise<boolean> {
    if (this.isOver) return true
    this.isOver = true
    const isGone = this.isTakenAtOnce()
    for (const file of [this.output, this.errors]) closeSync(file)
    for (const folder of [this.work, this.own]) folder.close()
    return isGone || takeAway(this.own.path)
  }

  private fresh(name: string): number {
    return openSync(this.own.inside(name), O_CREAT | O_EXCL | O_RDWR | O_NOFOLLOW, 0o600)
  }

  /** Whether it was as good as empty, as it mostly is. */
  private isTakenAtOnce(): boolean {
    try {
      for (const folder of [this.work, this.own]) {
        const names = folder.names(FEW)
        if (!names) return false
        for (const name of names) unlinkSync(folder.inside(name))
        if (folder === this.work) rmdirSync(this.own.inside('work'))
      }
      rmdirSync(this.above.inside(basename(this.own.path)))
      return true
    } catch {
      return false
    }
  }
}

function written(file: number, bytes: Uint8Array): number {
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at)
  return file
}

function beginningOf(file: number, most: number): { text: string; size: number } {
  const { size } = fstatSync(file)
  if (size === 0) return { text: '', size }
  const bytes = Buffer.alloc(Math.min(size, most))
  const read = readSync(file, bytes, 0, bytes.length, 0)
  return { text: bytes.toString('utf8', 0, read), size }
}
