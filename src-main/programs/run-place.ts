import { fstatSync, readSync, writeSync } from 'node:fs'
import type { LaneFolder, OpenFile, WorkFolder } from './lane-folder'

/** Bytes of standard error that are kept. */
export const MOST_ERRORS = 64 * 1024

/**
 * Where one run takes place: an empty folder to run in, a copy of its input, and where its output goes. A program may put
 * anything into the place of these, so that from its start on only those descriptors are used that were opened before. What is
 * done for each run is synchronous: some microseconds, where waiting for each step would take longer than many a program.
 */
export class RunPlace {
  /** In the folder of the lane. The input is a copy, because a program could find the files beside it; null for none. */
  readonly names: {
    readonly work: string
    readonly input: string | null
    readonly output: string
    readonly errors: string
  }
  private readonly output: OpenFile
  private readonly errors: OpenFile
  private readonly input: OpenFile | null
  private readonly work: WorkFolder
  private readonly began: bigint

  /** `input`: what the program reads, null for nothing. Throws where nothing can be made in the folder. */
  constructor(
    private readonly lane: LaneFolder,
    input: Uint8Array | null,
  ) {
    const taken: OpenFile[] = []
    const take = (): OpenFile => {
      const file = lane.takeFile()
      taken.push(file)
      return file
    }
    try {
      this.work = lane.take()
      this.input = input && take()
      if (this.input && input) write(this.input, input)
      this.errors = take()
      this.output = take()
      this.began = fstatSync(this.output.descriptor, { bigint: true }).ctimeNs
    } catch (error) {
      for (const file of taken) lane.giveBackFile(file)
      throw error
    }
    this.names = {
      work: this.work.name,
      input: this.input?.name ?? null,
      output: this.output.name,
      errors: this.errors.name,
    }
  }

  /** The output, cut to `most` bytes, and the errors; `size` is that of the whole output. */
  printed(most: number): { output: string; errors: string; size: number } {
    const output = beginningOf(this.output, most)
    const errors = beginningOf(this.errors, MOST_ERRORS)
    return { output: output.text, errors: errors.text, size: Math.max(output.size, errors.size) }
  }

  /** Deletes what the program has left; false if the lane is not as it was before. Never throws. */
  async end(): Promise<boolean> {
    for (const file of [this.output, this.errors, this.input])
      if (file) this.lane.giveBackFile(file)
    return this.lane.giveBack(this.work, this.began)
  }
}

function write({ descriptor }: OpenFile, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) at += writeSync(descriptor, bytes, at, bytes.length - at, at)
}

function beginningOf({ descriptor }: OpenFile, most: number): { text: string; size: number } {
  const { size } = fstatSync(descriptor)
  if (size === 0) return { text: '', size }
  const bytes = Buffer.alloc(Math.min(size, most))
  const read = readSync(descriptor, bytes, 0, bytes.length, 0)
  return { text: bytes.toString('utf8', 0, read), size }
}
