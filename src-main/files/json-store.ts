import type { z } from 'zod'
import { readJsonFile, writeJsonFile } from './json-file'

/** A small file of the app itself, read at the start and rewritten completely with each change. */
export class JsonStore<T> {
  private writing: Promise<void> = Promise.resolve()

  /** `onError` is called for a value that could not be saved, and for a DamagedFile that was put aside. */
  constructor(
    private readonly path: string,
    private readonly schema: z.ZodType<T>,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Contents of the file; null if it is missing, broken or of another version. */
  read(): T | null {
    return readJsonFile(this.path, this.schema, this.onError)
  }

  // One write after the other: two at once could leave the older value behind.
  write(value: T): void {
    this.writing = this.writing.then(() => writeJsonFile(this.path, value)).catch(this.onError)
  }

  /** Resolves when everything is saved to disk. */
  settled(): Promise<void> {
    return this.writing
  }
}
