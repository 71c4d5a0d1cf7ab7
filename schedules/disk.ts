import type { Rng } from '@core/kernel/rng'
import { dirname } from 'node:path'
import type { Clock } from './clock'

/** A file as it lies on the disk. */
export interface SimulatedFile {
  readonly bytes: Uint8Array
  readonly ino: bigint
  /** When it was written, in ns. */
  readonly written: bigint
}

/** What a disk says that does not do what it is asked. */
export class DiskError extends Error {
  readonly syscall = 'disk'

  constructor(readonly code: string) {
    super(code)
  }
}

/** Ms in which a disk in good order answers. */
const LONGEST = 4

/**
 * A disk in memory, in the time of a schedule: each question takes a while, and what is found is what lies there when it is
 * answered. It may say nothing for a time, or fail at one question.
 */
export class SimulatedDisk {
  readonly files = new Map<string, SimulatedFile>()
  readonly folders = new Set<string>(['/'])
  /** The next question fails with this code; null: it does not. */
  fault: string | null = null
  private silentUntil = 0
  private writings = 0n

  constructor(
    private readonly clock: Clock,
    private readonly rng: Rng,
  ) {}

  /** Nothing is answered for so many ms. */
  silence(ms: number): void {
    this.silentUntil = this.clock.now + ms
  }

  /** Answers a question after a while; throws what the disk says. */
  async ask<T>(answer: () => T): Promise<T> {
    const until = Math.max(this.clock.now, this.silentUntil)
    await this.clock.pause(until - this.clock.now + this.rng.below(LONGEST))
    const { fault } = this
    this.fault = null
    if (fault !== null) throw new DiskError(fault)
    return answer()
  }

  /** Puts a file there at once, with the folders above it. */
  write(path: string, content: string | Uint8Array): void {
    this.makeFolder(dirname(path))
    const number = ++this.writings
    const ino = this.files.get(path)?.ino ?? number
    this.files.set(path, { bytes: Buffer.from(content), ino, written: number * 1_000_000n })
  }

  remove(path: string): void {
    for (const held of [this.files, this.folders])
      for (const one of held.keys())
        if (one === path || one.startsWith(`${path}/`)) held.delete(one)
  }

  /** The text of a file; null if there is none. */
  text(path: string): string | null {
    const file = this.files.get(path)
    return file ? Buffer.from(file.bytes).toString() : null
  }

  /** Names in a folder, in no order that matters. */
  namesIn(folder: string): string[] {
    const above = folder === '/' ? '/' : `${folder}/`
    const below = [...this.files.keys(), ...this.folders].filter(
      (path) => path.startsWith(above) && path !== above,
    )
    return [...new Set(below.map((path) => path.slice(above.length).split('/')[0]!))]
  }

  /** A file; throws as the system does where there is none. */
  file(path: string): SimulatedFile {
    const file = this.files.get(path)
    if (!file) throw new DiskError(this.folders.has(path) ? 'EISDIR' : 'ENOENT')
    return file
  }

  isThere(path: string): boolean {
    return this.files.has(path) || this.folders.has(path)
  }

  makeFolder(path: string): void {
    for (let above = path; !this.folders.has(above); above = dirname(above)) this.folders.add(above)
  }
}
