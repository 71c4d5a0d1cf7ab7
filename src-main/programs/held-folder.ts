import { closeSync, constants, mkdirSync, mkdtempSync, opendirSync, openSync } from 'node:fs'
import { basename, join } from 'node:path'
import { hasProc } from './process-tree'

const { O_DIRECTORY = 0, O_NOFOLLOW = 0, O_RDONLY } = constants

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

  /** A folder that is made in it, under a name of its own or a free one. */
  make(name: string, isFree = false): HeldFolder {
    const by = this.inside(name)
    if (!isFree) mkdirSync(by, 0o700)
    const made = isFree ? mkdtempSync(by) : by
    return HeldFolder.open(join(this.path, basename(made)), made)
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
