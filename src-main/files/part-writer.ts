import { open, type FileHandle } from 'node:fs/promises'
import { replaceFileBy } from './replace-file'
import type { Named } from './save-marks'

class GivenUp extends Error {}

/** A file written in parts: readers see the old contents until all parts are written. */
export class PartWriter {
  /** Number of bytes written so far. */
  length = 0
  private end: ((how: 'whole' | 'given up') => void) | null = null

  private constructor(
    private readonly handle: FileHandle,
    /** Settles when the file is in its place, or everything is as it was. */
    private readonly done: Promise<void>,
  ) {}

  /** Resolves when writing has ended, finished or given up. */
  get over(): Promise<void> {
    return this.done.catch(() => undefined)
  }

  /**
   * Creates the temporary file beside the one to be replaced, and reports its name before writing. Throws the system's
   * error.
   */
  static async begin(path: string, named: Named): Promise<PartWriter> {
    return new Promise((resolve, reject) => {
      const done = replaceFileBy(path, async (temporary) => {
        await named(temporary)
        const handle = await open(temporary, 'r+')
        const isWhole = await new Promise<boolean>((end) => {
          const writer = new PartWriter(handle, done)
          writer.end = (how) => end(how === 'whole')
          resolve(writer)
        })
        if (!isWhole) throw new GivenUp()
      })
      done.catch(reject)
    })
  }

  /** Appends to the file. Throws the system's error; then the file has to be given up. */
  async add(bytes: Uint8Array): Promise<void> {
    await this.handle.appendFile(bytes)
    this.length += bytes.length
  }

  /** Moves the file into its place. Throws the system's error, and then nothing has changed. */
  async finish(): Promise<void> {
    await this.settle('whole')
  }

  /** Leaves everything as it was. */
  async giveUp(): Promise<void> {
    await this.settle('given up').catch((reason: unknown) => {
      if (!(reason instanceof GivenUp)) throw reason
    })
  }

  private async settle(how: 'whole' | 'given up'): Promise<void> {
    const { end } = this
    if (!end) return
    this.end = null
    await this.handle.close()
    end(how)
    await this.done
  }
}
