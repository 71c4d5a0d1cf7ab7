import { mkdir, open, rm, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { noAnswer } from '../disks'
import { replaceFile } from '../replace-file'
import { Chain } from './chain'

export interface JournalFileOptions {
  /** How long records may wait to be written together with others, in ms. */
  readonly delay: number
  /** Writing has failed: the file contains a valid beginning and takes nothing more until `begin` is called. */
  readonly onFailure: (error: unknown) => void
  /** Writing takes too long; called repeatedly while it does. */
  readonly onDelay: (error: unknown) => void
  /** How long writing may take, in ms. */
  readonly patience: number
}

/**
 * The journal of one document: lines that are only ever appended, and soon written to disk. `begin` replaces the file
 * with a new one, which keeps it short.
 */
export class JournalFile {
  /** Length of the journal in characters, including lines not yet written. */
  length = 0
  private chain = new Chain()
  private handle: FileHandle | null = null
  private waiting: string[] = []
  /** Whether the first record of a new file is not yet written. */
  private isBeginning = false
  /** False before `begin` and after a failure. */
  private isSound = false
  private timer: NodeJS.Timeout | null = null
  private work: Promise<void> = Promise.resolve()

  constructor(
    private readonly path: string,
    private readonly options: JournalFileOptions,
  ) {}

  /** Starts the journal again with a complete record. */
  begin(record: unknown): void {
    // A record that is too large for a string must not break the chain.
    const json = JSON.stringify(record)
    this.chain = new Chain()
    const line = this.chain.seal(json)
    this.waiting = [line]
    this.length = line.length
    this.isBeginning = true
    this.isSound = true
    this.schedule()
  }

  /** Appends a record; false if there is nothing that it could follow. */
  add(record: unknown): boolean {
    if (!this.isSound) return false
    const line = this.chain.seal(JSON.stringify(record))
    this.waiting.push(line)
    this.length += line.length
    this.schedule()
    return true
  }

  /** Resolves when everything is on disk, or has failed. */
  settled(): Promise<void> {
    this.writeSoon()
    return this.work
  }

  /** Ends the journal and removes its file. */
  async remove(): Promise<void> {
    this.waiting = []
    this.isSound = false
    await this.settled()
    await this.close()
    await rm(this.path, { force: true })
  }

  /** Closes the file without removing it. */
  async close(): Promise<void> {
    await this.settled()
    await this.handle?.close().catch(() => undefined)
    this.handle = null
  }

  private schedule(): void {
    this.timer ??= setTimeout(() => this.writeSoon(), this.options.delay)
  }

  private writeSoon(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    this.work = this.work
      .then(() => this.writeWatched())
      .catch((error: unknown) => this.fail(error))
  }

  private async writeWatched(): Promise<void> {
    const { patience, onDelay } = this.options
    const watchdog = setInterval(() => onDelay(noAnswer()), patience)
    try {
      await this.write()
    } finally {
      clearInterval(watchdog)
    }
  }

  private async write(): Promise<void> {
    const lines = this.waiting.join('')
    const isBeginning = this.isBeginning
    this.waiting = []
    this.isBeginning = false
    if (lines === '') return
    if (isBeginning) {
      await this.handle?.close().catch(() => undefined)
      this.handle = null
      await mkdir(dirname(this.path), { recursive: true, mode: 0o700 })
      await replaceFile(this.path, lines)
      this.handle = await open(this.path, 'a', 0o600)
      return
    }
    await this.handle?.appendFile(lines)
    await this.handle?.datasync()
  }

  private fail(error: unknown): void {
    this.isSound = false
    this.waiting = []
    this.isBeginning = false
    this.options.onFailure(error)
  }
}
