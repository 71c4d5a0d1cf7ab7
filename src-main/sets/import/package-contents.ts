import { MAX_LEVEL_BYTES } from '@core/document/limits'
import { err, ok, type Result } from '@core/kernel/result'
import { MOST_ENTRIES } from '../read-folder'
import { setsWords } from '../sets-words'

/** Maximum size of all files of a package, unpacked, in bytes. */
export const MOST_BYTES = 512 * 2 ** 20

/** The files of a package, and those that are skipped. */
export interface PackageContents {
  /** By their paths, with "/". */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** Each with a sentence that says why. */
  readonly skipped: readonly { readonly path: string; readonly why: string }[]
}

/** Gathers the files of a package within the limits of one. */
export class Contents implements PackageContents {
  readonly files = new Map<string, Uint8Array>()
  readonly skipped: { path: string; why: string }[] = []
  private readonly taken = new Set<string>()
  private bytes = 0

  /** Whether a file of this size should be added, or a sentence why the package is refused because of it. */
  roomFor(path: string, size: number): Result<boolean, string> {
    const { importing: say } = setsWords()
    const name = path.normalize('NFC').toLowerCase()
    // Some disks ignore case, and the ways in which an accent can be encoded.
    if (this.taken.has(name)) return err(say.twice({ path }))
    this.taken.add(name)
    if (this.taken.size > MOST_ENTRIES) return err(say.tooMany({ most: MOST_ENTRIES }))
    // An archive of tests is no level, and its files are counted as those of the package.
    const most = /\.zip$/i.test(path) ? MOST_BYTES : MAX_LEVEL_BYTES
    if (size > most) {
      this.skip(path, say.large({ megabytes: most / 2 ** 20 }))
      return ok(false)
    }
    this.bytes += size
    return this.bytes > MOST_BYTES
      ? err(say.tooLarge({ megabytes: MOST_BYTES / 2 ** 20 }))
      : ok(true)
  }

  add(path: string, bytes: Uint8Array): void {
    this.files.set(path, bytes)
  }

  /** Skips a file and records why. */
  skip(path: string, why: string): void {
    this.skipped.push({ path, why })
  }
}
