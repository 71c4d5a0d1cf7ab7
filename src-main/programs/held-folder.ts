import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdtempSync,
  opendirSync,
  openSync,
} from 'node:fs'
import type { BigIntStats } from 'node:fs'
import { basename, join } from 'node:path'
import { hasProc } from './process-tree'

const { O_CREAT, O_DIRECTORY = 0, O_EXCL, O_NOFOLLOW = 0, O_RDONLY, O_RDWR } = constants

/**
 * A folder that stays the same whatever is put at its path: where the system allows it, its contents are accessed
 * through its descriptor.
 */
export class HeldFolder {
  private constructor(
    readonly path: string,
    private readonly descriptor: number | null,
  ) {}

  static open(path: string, by = path): HeldFolder {
    const descriptor = hasProc ? openSync(by, O_RDONLY | O_DIRECTORY | O_NOFOLLOW) : null
    return new HeldFolder(path, descriptor)
  }

  /** How something in it is reached by us. */
  inside(name: string): string {
    return this.descriptor === null
      ? join(this.path, name)
      : `/proc/self/fd/${this.descriptor}/${name}`
  }

  /** A folder in it; throws where something else has its name. */
  open(name: string): HeldFolder {
    return HeldFolder.open(join(this.path, name), this.inside(name))
  }

  /** Makes a folder in it; returns its name, which begins so. */
  makeFolder(beginning: string): string {
    return basename(mkdtempSync(this.inside(beginning)))
  }

  /** Makes a file in it; returns its descriptor. Throws where something has its name. */
  makeFile(name: string): number {
    return openSync(this.inside(name), O_CREAT | O_EXCL | O_RDWR | O_NOFOLLOW, 0o600)
  }

  /** Whether we alone may do anything in it. */
  get isPrivate(): boolean {
    const { mode } = this.descriptor === null ? lstatSync(this.path) : fstatSync(this.descriptor)
    return (mode & 0o777) === 0o700
  }

  /** What the system says of something in it, not of what it may be a link to; throws where nothing has its name. */
  about(name: string): BigIntStats {
    return lstatSync(this.inside(name), { bigint: true })
  }

  /** The names of its contents; null if there are more than `most`. */
  names(most: number): string[] | null {
    const names: string[] = []
    const open = opendirSync(this.inside('.'))
    try {
      for (let one = open.readSync(); one; one = open.readSync())
        if (names.push(one.name) > most) return null
      return names
    } finally {
      open.closeSync()
    }
  }

  close(): void {
    if (this.descriptor !== null) closeSync(this.descriptor)
  }
}
